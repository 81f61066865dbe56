import { Badge } from '@platform/ui';
import type { Priority } from '../../source/rows/checklist';

/** The look of a priority: destructive, secondary, outline (specification 4.10). */
const looks = {
  high: { tone: 'danger', words: 'High' },
  medium: { tone: 'neutral', words: 'Medium' },
  low: { tone: 'outline', words: 'Low' },
} as const;

/** How important an item is. */
export function PriorityBadge({ priority }: { priority: Priority }) {
  const { tone, words } = looks[priority];
  return <Badge tone={tone}>{words}</Badge>;
}
