import { DataError, failureReason } from '@platform/module-kit';
import { Alert } from '@platform/ui';
import type { ReactNode } from 'react';

interface RefusalProps {
  error: Error | null;
  /** What failed; by default the reason itself. */
  title?: string;
  /** A button beside it. */
  action?: ReactNode;
  /** What to do next, instead of the server's hint. */
  children?: ReactNode;
}

/** Why a change was refused, and what to do next; nothing while there is no error. */
export function Refusal({ error, title, action, children }: RefusalProps) {
  if (!error) return null;
  const hint = error instanceof DataError && error.hint ? error.hint : undefined;
  return (
    <Alert tone="danger" title={title ?? error.message} action={action}>
      {children ?? (title === undefined ? hint : failureReason(error, title))}
    </Alert>
  );
}
