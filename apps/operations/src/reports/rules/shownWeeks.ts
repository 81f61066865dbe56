import type { Week } from '../source/reportsSource';

/** The weeks from the first to the last in which anything happened: a season that runs has its last weeks still ahead. */
export function shownWeeks(weeks: readonly Week[]): Week[] {
  const isLively = ({ startsOn: _, ...counted }: Week) => Object.values(counted).some((value) => value > 0);
  const first = weeks.findIndex(isLively);
  const last = weeks.findLastIndex(isLively);
  return first === -1 ? [] : weeks.slice(first, last + 1);
}
