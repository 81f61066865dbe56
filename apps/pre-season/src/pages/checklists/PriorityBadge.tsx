import { Badge } from '@platform/ui';
import type { Priority } from '../../source/checklist';

/** How a priority looks: destructive, secondary, outline (specification 4.10). */
const looks = {
  high: { tone: 'danger', words: 'High' },
  medium: { tone: 'neutral', words: 'Medium' },
  low: { tone: 'outline', words: 'Low' },
} as const;

/** How much an item matters. */
export function PriorityBadge({ priority }: { priority: Priority }) {
  const { tone, words } = looks[priority];
  return <Badge tone={tone}>{words}</Badge>;
}
