import { worded } from '@platform/database';
import { workforce_recommendations } from '@platform/database/said';
import { dateInWords } from '@platform/ui/dates';
import type { Workforce } from '../source/rows/workforce';
import { staffNeeded, type Projection } from './workforce';

/** What follows from the figures of a club, in the order it is done; as the view `workforce_recommendations` says it. */
export function recommendationsOf(
  { members, staff, calendar }: Workforce,
  optimal: number,
  projections: readonly Projection[],
): string[] {
  const gap = staffNeeded(members, optimal) - staff;
  const last = projections.at(-1);
  const steepest = projections.reduce<Projection | undefined>(
    (most, year) => ((year.budgetIncrease ?? 0) > (most?.budgetIncrease ?? 0) ? year : most),
    undefined,
  );
  const { hireMoreToReach: hire, planForPeople: grow, setAsideMore: setAside, recruit } = workforce_recommendations;
  return [
    gap > 0 && staff > 0 ? worded(hire, String(gap), gap === 1 ? 'person' : 'people', String(optimal)) : null,
    last && last.staff > staff ? worded(grow, String(last.staff), String(last.year), String(last.staff - staff)) : null,
    steepest ? worded(setAside, `${steepest.budgetIncrease}%`, String(steepest.year)) : null,
    calendar ? worded(recruit, dayOf(calendar.recruitFrom), dayOf(calendar.hireFrom), String(calendar.year)) : null,
  ].filter((words) => words !== null);
}

/** A day without its year, with the month in full: `January 4`. */
const dayOf = (day: string): string => dateInWords(day, 'longDayOfYear', 'UTC');
