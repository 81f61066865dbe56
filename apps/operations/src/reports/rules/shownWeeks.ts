import type { Week } from '../source/rows/figures';

/** The weeks from the first to the last one with events. The last weeks of a current season are still empty. */
export function shownWeeks(weeks: readonly Week[]): Week[] {
  const isLively = ({ startsOn: _, ...counted }: Week) => Object.values(counted).some((value) => (value ?? 0) > 0);
  const first = weeks.findIndex(isLively);
  const last = weeks.findLastIndex(isLively);
  return first === -1 ? [] : weeks.slice(first, last + 1);
}
