import type { Examples } from '../catalogue/examples';
import { Kbd } from './Kbd';

export const kbdExamples: Examples = {
  title: 'Key',
  group: 'Display',
  about: 'A key of the keyboard, in a sentence or a table.',
  examples: [
    {
      name: 'In a sentence',
      render: () => (
        <p>
          <Kbd>Ctrl</Kbd> <Kbd>B</Kbd> folds the sidebar away.
        </p>
      ),
    },
  ],
};
