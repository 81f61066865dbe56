import type { Examples } from '../catalogue/examples';
import { Inline } from '../layout/flow';
import { Spinner } from './Spinner';

export const spinnerExamples: Examples = {
  title: 'Spinner',
  group: 'Feedback',
  about:
    'Something is under way and it is unknown how long it takes. Where the shape of the result is known, a skeleton.',
  examples: [
    {
      name: 'Sizes',
      render: () => (
        <Inline>
          <Spinner size={18} label="Saving" />
          <Spinner label="Loading" />
          <Spinner size={40} label="Loading the season" />
        </Inline>
      ),
    },
    {
      name: 'Beside words',
      render: () => (
        <Inline $gap="xs">
          <Spinner size={18} /> Checking your invitation…
        </Inline>
      ),
    },
  ],
};
