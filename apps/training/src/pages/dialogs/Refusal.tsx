import { DataError } from '@platform/module-kit';
import { Alert } from '@platform/ui';

/** Why something was not done, and what to do instead; nothing while there is no error. */
export function Refusal({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <Alert tone="danger" title={error.message}>
      {error instanceof DataError && error.hint ? error.hint : undefined}
    </Alert>
  );
}
