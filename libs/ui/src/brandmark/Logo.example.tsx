import type { Examples } from '../catalogue/examples';
import { Inline } from '../layout/flow';
import { Logo, Wordmark } from './Logo';

export const logoExamples: Examples = {
  title: 'Logo',
  group: 'Marks',
  about: 'The mark: a court above, the pool’s waves below. The name beside it comes from the brand of the contract.',
  examples: [
    {
      name: 'The mark',
      render: () => (
        <Inline>
          <Logo size={24} />
          <Logo />
          <Logo size={64} />
        </Inline>
      ),
    },
    { name: 'With the name', render: () => <Wordmark name="The club" size={40} /> },
  ],
};
