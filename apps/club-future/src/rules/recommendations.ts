import { dateInWords } from '@platform/ui/dates';
import type { Workforce } from '../source/rows/workforce';
import { staffNeeded, type Projection } from './workforce';

/** What follows from the figures of a club, in the order in which it is done; as the view `workforce_recommendations` says it. */
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
  return [
    gap > 0 && staff > 0
      ? `Hire ${gap} more ${gap === 1 ? 'person' : 'people'} to reach one for every ${optimal} members.`
      : null,
    last && last.staff > staff
      ? `Plan for ${last.staff} people by ${last.year}, ${last.staff - staff} more than today.`
      : null,
    steepest ? `Set aside ${steepest.budgetIncrease}% more for staff in ${steepest.year}, the steepest year.` : null,
    calendar
      ? `Recruit from ${dayOf(calendar.recruitFrom)} and hire from ${dayOf(calendar.hireFrom)} for the ${calendar.year} season.`
      : null,
  ].filter((words) => words !== null);
}

/** A day without its year, with the month in full: `January 4`. */
const dayOf = (day: string): string => dateInWords(day, 'longDayOfYear', 'UTC');
