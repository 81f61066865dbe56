import { shifts as refusals } from '@platform/database/refusals/shifts';
import type { DraftErrors } from '@platform/module-kit';
import { addDays, CHOOSE_ROLE, ENTER_DAY, isTypedDay } from '@platform/module-kit/screens';
import { localOf, minutesBetween, momentOf } from '../../../shared/calendar/clock';
import { LONGEST_SHIFT } from '../../rules/shift/shiftPlan';
import { timeWords } from '../../rules/words';
import type { ShiftPlan } from '../../source/rows/shift';

/** Said by the field that searches the staff. */
export const NO_STAFF_FOUND = 'No one on the staff has these letters.';

/** Said when a form has neither a person nor an open shift. */
export const CHOOSE_PERSON = 'Choose a person, or leave the shift open.';

/** The field's value for an open shift. */
export const OPEN = 'open';

/** A shift as form fields. */
export type ShiftFields = {
  role: string;
  /** The id of a person, or `OPEN`. */
  person: string;
  day: string;
  /** `HH:MM` on the club's clock. An end before the start is on the next day. */
  from: string;
  to: string;
  breakMinutes: number | null;
  location: string;
  notes: string;
  needsCover: boolean;
  /** Why a soft rule is overridden. */
  reason: string;
  /** For repeating shifts. */
  seriesId: string | null;
};

export function fieldsOf(shift: ShiftPlan, timeZone: string): ShiftFields {
  const [start, end] = [localOf(shift.startsAt, timeZone), localOf(shift.endsAt, timeZone)];
  return {
    role: shift.role,
    person: shift.staffId ?? OPEN,
    day: start.slice(0, 10),
    from: start.slice(11),
    to: end.slice(11),
    breakMinutes: shift.breakMinutes,
    location: shift.location ?? '',
    notes: shift.notes ?? '',
    needsCover: shift.needsCover,
    reason: '',
    seriesId: shift.seriesId,
  };
}

/** Whether a day, both times and a person or "open" are entered, so that the rules can judge them. */
export const isWhole = ({ role, person, day, from, to }: ShiftFields): boolean =>
  [role, person, day, from, to].every((field) => field !== '');

/** The entered shift. Requires complete fields. */
export function planOfFields(fields: ShiftFields, status: ShiftPlan['status'], timeZone: string): ShiftPlan {
  const { role, person, day, from, to, breakMinutes, location, notes, needsCover, seriesId } = fields;
  return {
    staffId: person === OPEN ? null : person,
    role,
    location: location.trim() || null,
    startsAt: momentOf(`${day}T${from}`, timeZone),
    endsAt: momentOf(`${to > from ? day : addDays(day, 1)}T${to}`, timeZone),
    breakMinutes: breakMinutes ?? 0,
    status,
    needsCover: person !== OPEN && needsCover,
    notes: notes.trim() || null,
    seriesId,
  };
}

const skips = (time: string) => `The clocks skip ${timeWords(time)} on this day. Choose another time.`;

/** What is missing or wrong, as the database checks it, and hours that a clock change skips. */
export function checkFields(fields: ShiftFields, timeZone: string): DraftErrors<ShiftFields> {
  const { role, person, day, from, to, breakMinutes, location, notes } = fields;
  const said = refusals.rules;
  const isInRange = isTypedDay(day);
  const plan = isWhole(fields) && isInRange ? planOfFields(fields, 'draft', timeZone) : undefined;
  const skipped = (time: string, moment: string) =>
    localOf(moment, timeZone).endsWith(time) ? undefined : skips(time);
  const begins = plan && skipped(from, plan.startsAt);
  const ends = plan && skipped(to, plan.endsAt);
  // From 8 to 8 is 25 hours in the night in which the clocks go back.
  const isTooLong = plan && minutesBetween(plan.startsAt, plan.endsAt) > LONGEST_SHIFT;
  // A skipped hour leaves no length to compare the break with.
  const isLonger = !plan || begins || ends || (breakMinutes ?? 0) < minutesBetween(plan.startsAt, plan.endsAt);
  return {
    role: role ? undefined : CHOOSE_ROLE,
    person: person ? undefined : CHOOSE_PERSON,
    day: !day ? ENTER_DAY : isInRange ? undefined : said.shifts_starts_in_range,
    from: from ? begins : 'Enter when it begins.',
    to: to ? (ends ?? (isTooLong ? said.shifts_length : undefined)) : 'Enter when it ends.',
    breakMinutes: breakMinutes !== null && breakMinutes >= 0 && isLonger ? undefined : said.shifts_break_range,
    location: location.length <= 80 ? undefined : said.shifts_location_length,
    notes: notes.length <= 1000 ? undefined : said.shifts_notes_length,
  };
}
