import type { Person, Role, Shift } from '../source/schedulingSource';
import { gridRows, isShown, type GridFilter } from '../rules/gridRows';
import { placed } from '../rules/shiftPlan';
import { dayOf, touches, type Span } from './clubDay';
import { lanesOf } from './lanes';
import type { DayLine } from './TimelineRow';

interface DayInput {
  day: string;
  /** Those of the week. */
  shifts: readonly Shift[];
  /** Those of the weeks around, too: a night of the week before may end on the day. */
  around: readonly Shift[];
  people: readonly Person[];
  roles: readonly Role[];
  timeZone: string;
  filter: GridFilter;
}

/** The lines of a day: the open shifts first, then the people, with every shift that lies on the day if only in part. */
export function dayLines({ day, shifts, around, people, roles, timeZone, filter }: DayInput): DayLine[] {
  const whole = dayOf(day, timeZone);
  // Only the week shows a proposal of auto-fill.
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

/** What is special about the clocks of a day. */
export function clockNote({ from, until }: Span): string | undefined {
  const hours = (until - from) / 3_600_000;
  if (hours === 24) return undefined;
  return `The clocks go ${hours < 24 ? 'forward' : 'back'}: this day has ${hours} hours`;
}
