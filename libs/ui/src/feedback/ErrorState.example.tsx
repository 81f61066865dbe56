import type { Examples } from '../catalogue/examples';
import { ErrorState } from './ErrorState';

export const errorStateExamples: Examples = {
  title: 'Error state',
  group: 'Feedback',
  about:
    'Something failed where content should be: what happened, why, and a way to try again. It is announced to screen readers.',
  keyboard: [['Enter or Space', 'On Retry: tries again.']],
  examples: [
    {
      name: 'With a retry',
      render: () => (
        <ErrorState
          title="Failed to fetch staff"
          description="The connection was lost. Nothing that you saved is gone."
          onRetry={() => undefined}
        />
      ),
    },
    {
      name: 'Instead of a whole page',
      render: () => (
        <ErrorState
          wholePage
          title="Failed to fetch club"
          description="The server could not answer. Try again in a moment."
          onRetry={() => undefined}
        />
      ),
    },
    {
      name: 'Trying again',
      render: () => <ErrorState title="Failed to fetch staff" onRetry={() => undefined} retrying />,
    },
  ],
};
