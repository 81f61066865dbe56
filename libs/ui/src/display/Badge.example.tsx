import type { Examples } from '../catalogue/examples';
import { Inline } from '../layout/flow';
import { Badge } from './Badge';

export const badgeExamples: Examples = {
  title: 'Badge',
  group: 'Display',
  about:
    'A word or a number about the thing beside it. The word carries the meaning and the tone repeats it, so that it is clear without the color.',
  examples: [
    {
      name: 'Tones',
      render: () => (
        <Inline $gap="xs">
          <Badge>Not Started</Badge>
          <Badge tone="water">In Progress</Badge>
          <Badge tone="court">Most Popular</Badge>
          <Badge tone="success">Active</Badge>
          <Badge tone="warning">Pending</Badge>
          <Badge tone="danger">Overdue</Badge>
          <Badge tone="outline">Low</Badge>
        </Inline>
      ),
    },
    {
      name: 'A count',
      render: () => (
        <Inline $gap="xs">
          Pending <Badge tone="warning">3</Badge>
        </Inline>
      ),
    },
  ],
};
