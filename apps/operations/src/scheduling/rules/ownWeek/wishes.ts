import { check_availability_day, check_time_off_wish } from '@platform/database/raised';
import type { DataError } from '@platform/module-kit';
import { addDays, addMonths, counted, raised } from '@platform/module-kit/screens';
import type { LaborRules } from '../../source/rows/rules';
import type { Availability, Blackout } from '../../source/rows/timeOff';
import { sundayOf } from '../../../shared/calendar/week';
import { dayWords } from '../../../shared/calendar/dayWords';
import { daysWords, timeWords } from '../words';

/** What people may request for themselves, in time, as the database decides it (wishes_in_time.sql). */

/** The Sunday of the first week for which availability is not due yet. */
export const availabilityOpenFrom = (today: string, { availabilityDueDays }: LaborRules): string =>
  sundayOf(addDays(today, availabilityDueDays + 6));

/** Why an entry for a day can no longer be added or removed. */
export function availabilityRefusal(day: string, today: string, rules: LaborRules): DataError | undefined {
  const openFrom = availabilityOpenFrom(today, rules);
  if (day < today || day >= openFrom) return undefined;
  return raised(check_availability_day['22023'], dayWords(day, today), dayWords(openFrom, today));
}

/** Time off can be requested at most this many months ahead. */
const MONTHS_AHEAD = 18;

/** Why days off cannot be requested: too late, too far ahead, or blackout days. */
export function timeOffRefusal(
  startsOn: string,
  endsOn: string,
  { today, rules, blackouts }: { today: string; rules: LaborRules; blackouts: readonly Blackout[] },
): DataError | undefined {
  const notice = rules.timeOffNoticeDays;
  const earliest = addDays(today, notice);
  if (notice > 0 && startsOn < earliest) {
    const ahead = counted(notice, 'day');
    return raised(check_time_off_wish.timeOffAskedForAhead, ahead, dayWords(earliest, today));
  }
  const [blackout] = blackouts
    .filter((days) => days.startsOn <= endsOn && days.endsOn >= startsOn)
    .sort((one, two) => one.startsOn.localeCompare(two.startsOn) || one.id.localeCompare(two.id));
  if (blackout) {
    return raised(
      check_time_off_wish.noOneHasTime,
      daysWords(blackout.startsOn, blackout.endsOn, today),
      blackout.name,
    );
  }
  const latest = addMonths(today, MONTHS_AHEAD);
  return endsOn > latest ? raised(check_time_off_wish.timeOffAskedFor18, dayWords(latest, today)) : undefined;
}

const WEEKDAYS = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'];

/** `Fridays, 5:00 PM to midnight` or `Thursday, May 8, all day`. */
export function entryWords({ weekday, day, fromTime, toTime }: Availability, today: string): string {
  const when = weekday === null ? dayWords(day ?? '', today) : (WEEKDAYS[weekday] ?? '');
  if (fromTime === '00:00' && toTime === '24:00') return `${when}, all day`;
  return `${when}, ${timeWords(fromTime)} to ${toTime === '24:00' ? 'midnight' : timeWords(toTime)}`;
}

/** A person's entries in the order of the week; those for one day last, without past ones. */
export const entriesOf = (all: readonly Availability[], staffId: string, today: string): Availability[] =>
  all
    .filter((entry) => entry.staffId === staffId && (entry.day === null || entry.day >= today))
    .sort(
      (one, two) =>
        (one.day ?? '').localeCompare(two.day ?? '') ||
        (one.weekday ?? 0) - (two.weekday ?? 0) ||
        one.fromTime.localeCompare(two.fromTime),
    );
