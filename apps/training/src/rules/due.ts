import { dayInWords, daysBetween } from '@platform/module-kit/screens';

/** A due date, and how urgent it is. */
export interface Due {
  /** `YYYY-MM-DD` */
  on: string;
  /** `met`: completed, so nothing is urgent. */
  state: 'overdue' | 'soon' | 'later' | 'met';
}

/** A due date is "soon" from this many days before it. */
const SOON_DAYS = 7;

/**
 * How urgent a due date is on the club's day; null without one.
 * @param dueOn the last day that is on time
 * @param isCompleted completed training keeps its date and is never late
 */
export function dueOf(dueOn: string | null, today: string, isCompleted = false): Due | null {
  if (dueOn === null) return null;
  if (isCompleted) return { on: dueOn, state: 'met' };
  const left = daysBetween(today, dueOn);
  return { on: dueOn, state: left < 0 ? 'overdue' : left <= SOON_DAYS ? 'soon' : 'later' };
}

/** A due date with its urgency in words. */
export function dueInWords(due: Due): string {
  const day = dayInWords(due.on);
  return { overdue: `Overdue since ${day}`, soon: `Due soon: ${day}`, later: `Due ${day}`, met: `Due ${day}` }[
    due.state
  ];
}

/** The tone of the badge, which repeats what the words say. */
export function dueTone({ state }: Due): 'danger' | 'warning' | 'neutral' {
  return ({ overdue: 'danger', soon: 'warning', later: 'neutral', met: 'neutral' } as const)[state];
}
