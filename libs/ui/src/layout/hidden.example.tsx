import type { Examples } from '../catalogue/examples';
import { SkipLink, VisuallyHidden } from './hidden';

export const hiddenExamples: Examples = {
  title: 'Hidden text',
  group: 'Layout',
  about:
    'Words for screen readers alone, and the link that jumps over the header, which is seen while it has the focus.',
  keyboard: [['Tab', 'Shows the skip link, first on the page.']],
  examples: [
    {
      name: 'Words for screen readers',
      render: () => (
        <p>
          94%<VisuallyHidden> of the shifts are covered</VisuallyHidden>
        </p>
      ),
    },
    {
      name: 'Skip link',
      render: () => (
        <p>
          <SkipLink href="#examples">Skip to the content</SkipLink>
          Press Tab to see it.
        </p>
      ),
    },
  ],
};
