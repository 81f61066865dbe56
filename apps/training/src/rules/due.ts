import { dayInWords, daysBetween } from '@platform/module-kit/screens';

/** The day until which something is to be completed, and how urgent that is. */
export interface Due {
  /** `YYYY-MM-DD` */
  on: string;
  /** `met`: completed, and nothing is urgent any more. */
  state: 'overdue' | 'soon' | 'later' | 'met';
}

/** Days before a due date from which on it is due soon. */
export const SOON_DAYS = 7;

/**
 * How urgent a due date is on the club's day; null without one.
 * @param dueOn the last day on which it is in time
 * @param isCompleted what is completed keeps its date, and is never late again
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

/** The tone that repeats the words. */
export function dueTone({ state }: Due): 'danger' | 'warning' | 'neutral' {
  return ({ overdue: 'danger', soon: 'warning', later: 'neutral', met: 'neutral' } as const)[state];
}
