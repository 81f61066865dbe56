import { errorAddress, errorNumbers } from '@platform/contract';
import { Link } from '@platform/module-kit';
import { Alert, Button } from '@platform/ui';
import { useState } from 'react';

/** Which modules the club has could not be asked for. That is never taken for having none. */
export function ModulesFailed({ onRetry }: { onRetry: () => Promise<void> }) {
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  };
  return (
    <Alert
      tone="danger"
      title="Your club's modules could not be loaded"
      action={
        <Button variant="secondary" size="sm" loading={retrying} onClick={() => void retry()}>
          Retry
        </Button>
      }
    >
      Nothing was switched off. Try again in a moment.{' '}
      <Link to={errorAddress('club-modules')}>Error {errorNumbers['club-modules']}</Link>
    </Alert>
  );
}
