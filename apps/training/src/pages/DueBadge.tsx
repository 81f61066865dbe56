import { dayInWords } from '@platform/module-kit/screens';
import { Badge } from '@platform/ui';
import { dueInWords, dueTone, type Due } from '../rules/due';

interface DueBadgeProps {
  due: Due | null;
  /** The club's current day. Dates in its year are shown without the year. */
  today?: string;
}

/** A due date, with words for how soon it is once it is near. */
export function DueBadge({ due, today }: DueBadgeProps) {
  if (!due) return '–';
  if (due.state === 'later' || due.state === 'met') return dayInWords(due.on, today);
  return <Badge tone={dueTone(due)}>{dueInWords(due)}</Badge>;
}
