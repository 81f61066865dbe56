import type { Person, Role } from '../source/rows/person';
import type { Shift } from '../source/rows/shift';
import { gridRows, isShown, type GridFilter } from '../rules/gridRows';
import { placed } from '../rules/shift/shiftPlan';
import { dayOf, touches, type Span } from './clubDay';
import { lanesOf } from './lanes';
import type { DayLine } from './TimelineRow';

interface DayInput {
  day: string;
  /** Those of the week. */
  shifts: readonly Shift[];
  /** Includes the weeks around: a night shift of the week before may end on the day. */
  around: readonly Shift[];
  people: readonly Person[];
  roles: readonly Role[];
  timeZone: string;
  filter: GridFilter;
}

/** The lines of a day: the open shifts first, then the people, with every shift that is at least partly on the day. */
export function dayLines({ day, shifts, around, people, roles, timeZone, filter }: DayInput): DayLine[] {
  const whole = dayOf(day, timeZone);
  // Only the week shows an auto-fill proposal.
  const ofWeek = new Set(shifts.map(({ id }) => id));
  const all = [...shifts, ...around.filter(({ id }) => !ofWeek.has(id))];
  const there = all
    .filter((shift) => touches(shift, whole) && isShown(shift, filter))
    .map((shift) => placed(shift, timeZone));
  return gridRows({ weeks: [shifts], people, roles, timeZone, view: 'people', filter }).map((row) => {
    const own = there.filter(({ staffId }) => staffId === row.staffId);
    return { row, shifts: own, lanes: lanesOf(own) };
  });
}

/** The note about a clock change on a day. */
export function clockNote({ from, until }: Span): string | undefined {
  const hours = (until - from) / 3_600_000;
  if (hours === 24) return undefined;
  return `The clocks go ${hours < 24 ? 'forward' : 'back'}: this day has ${hours} hours`;
}
