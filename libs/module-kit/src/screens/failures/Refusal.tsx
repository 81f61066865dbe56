import { DataError, failureReason } from '@platform/module-kit';
import { Alert } from '@platform/ui';

interface RefusalProps {
  error: Error | null;
  /** What failed; the reason itself unless told. */
  title?: string;
}

/** Why a change was refused, and what to do next; nothing while there is no error. */
export function Refusal({ error, title }: RefusalProps) {
  if (!error) return null;
  return title === undefined ? (
    <Alert tone="danger" title={error.message}>
      {error instanceof DataError && error.hint ? error.hint : undefined}
    </Alert>
  ) : (
    <Alert tone="danger" title={title}>
      {failureReason(error, title)}
    </Alert>
  );
}
