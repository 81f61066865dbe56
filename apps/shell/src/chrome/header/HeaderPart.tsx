import { CrashBoundary } from '@platform/module-kit';
import { Button, toast } from '@platform/ui';
import { useEffect, useState, type ReactNode } from 'react';

interface HeaderPartProps {
  /** Its name for people, such as `Your account menu`. */
  name: string;
  children: ReactNode;
}

/** A part of the header. If it crashes or its code does not arrive, Retry replaces it and the other parts stay. */
export function HeaderPart({ name, children }: HeaderPartProps) {
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (!missing) return undefined;
    const retry = () => setMissing(false);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [missing]);
  if (missing) {
    return (
      <Button size="sm" variant="secondary" aria-label={`Retry: ${name}`} onClick={() => setMissing(false)}>
        Retry
      </Button>
    );
  }
  return (
    <CrashBoundary
      onCrash={(error) => {
        console.error(`${name} could not be rendered`, error);
        toast({
          title: `${name} could not be loaded`,
          description: 'Check your connection and press Retry in the header.',
          tone: 'destructive',
        });
        setMissing(true);
      }}
    >
      {children}
    </CrashBoundary>
  );
}
