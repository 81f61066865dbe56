import { dayInWords } from '@platform/module-kit/screens';
import { Badge } from '@platform/ui';
import { dueInWords, dueTone, type Due } from '../rules/due';

interface DueBadgeProps {
  due: Due | null;
  /** The club's day: days of its year go without the year. */
  today?: string;
}

/** Until when something is due: with words of its own once that is near. */
export function DueBadge({ due, today }: DueBadgeProps) {
  if (!due) return '–';
  if (due.state === 'later' || due.state === 'met') return dayInWords(due.on, today);
  return <Badge tone={dueTone(due)}>{dueInWords(due)}</Badge>;
}
