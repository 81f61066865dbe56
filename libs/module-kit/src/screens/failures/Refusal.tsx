import { DataError, failureReason } from '@platform/module-kit';
import { Alert } from '@platform/ui';
import type { ReactNode } from 'react';

interface RefusalProps {
  error: Error | null;
  /** What failed; the reason itself unless told. */
  title?: string;
  /** A button beside it. */
  action?: ReactNode;
  /** What to do next, in place of the hint of the server. */
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
