import { CrashBoundary, useWhenOnline } from '@platform/module-kit';
import { Button, toast } from '@platform/ui';
import { useCallback, useState, type ReactNode } from 'react';

interface HeaderPartProps {
  /** Its name for people, such as `Your account menu`. */
  name: string;
  children: ReactNode;
}

/** A part of the header. If it crashes or its code does not arrive, Retry replaces it and the other parts stay. */
export function HeaderPart({ name, children }: HeaderPartProps) {
  const [missing, setMissing] = useState(false);
  const retry = useCallback(() => setMissing(false), []);
  useWhenOnline(missing ? retry : undefined);
  if (missing) {
    return (
      <Button size="sm" variant="secondary" aria-label={`Retry: ${name}`} onClick={retry}>
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
