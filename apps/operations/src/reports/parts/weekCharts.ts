import { dayInWords } from '@platform/module-kit/screens';
import type { Series } from '@platform/ui';
import type { Week } from '../source/rows/figures';

/** What to do when no week of the days is published. */
export const NO_HOURS_NEXT = 'Choose other days, or publish a week.';

/** Weeks as the categories of a chart: `Apr 27`. */
export const weekNames = (weeks: readonly { startsOn: string }[]): string[] =>
  weeks.map(({ startsOn }) => dayInWords(startsOn, startsOn));

/** One line of a chart over weeks. */
export const seriesOf = (label: string, weeks: readonly Week[], value: (week: Week) => number): Series => ({
  label,
  values: weeks.map(value),
});

/**
 * Two seasons aligned by week number, up to the end of the longer one. The second is left out if it is empty.
 * @param then the season to compare with; empty without one
 */
export function besideByWeek(
  names: { now: string; then: string },
  now: readonly Week[],
  then: readonly Week[],
  value: (week: Week) => number | null,
): { categories: string[]; series: Series[] } {
  const isLively = (week: Week | undefined) => week !== undefined && (value(week) ?? 0) > 0;
  const all = Array.from({ length: Math.max(now.length, then.length) }, (_, place) => place);
  const lively = all.filter((place) => isLively(now[place]) || isLively(then[place]));
  const places = all.slice(lively[0] ?? 0, (lively.at(-1) ?? -1) + 1);
  const series = (label: string, weeks: readonly Week[]): Series => ({
    label,
    values: places.map((place) => {
      const week = weeks[place];
      return week ? value(week) : null;
    }),
  });
  return {
    categories: places.map(
      (place) => weekNames([now[place] ?? then[place]].filter((week) => week !== undefined))[0] ?? '',
    ),
    series: [series(names.now, now), ...(then.some(isLively) ? [series(names.then, then)] : [])],
  };
}
