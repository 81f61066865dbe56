import { Button } from '@platform/ui';

/** Instead of a photo that could not be loaded. */
export function FailedPhoto({ onRetry }: { onRetry: () => void }) {
  return (
    <Button variant="quiet" size="sm" onClick={onRetry}>
      Photo could not be loaded. Retry
    </Button>
  );
}
