import { weekdayOf } from '../../../shared/calendar/week';
import type { Availability } from '../../source/rows/timeOff';

/** The entries that say when a person can work on a day: those for the day itself override those for its weekday. */
export function entriesOn(all: readonly Availability[], staffId: string, day: string): Availability[] {
  const own = all.filter((entry) => entry.staffId === staffId);
  const dated = own.filter((entry) => entry.day === day);
  return dated.length > 0 ? dated : own.filter((entry) => countsOn(entry, day));
}

/** Whether an entry for a weekday applies to a day. */
const countsOn = ({ weekday, appliesFrom }: Availability, day: string): boolean =>
  weekday === weekdayOf(day) && (appliesFrom === null || appliesFrom <= day);
