import type { ScheduleRows } from '../manager/useScheduleRows';
import { entriesOn } from '../rules/ownWeek/entriesOn';
import { narrowTimes } from '../words/formats';

/** Why a person is away on a day, in two words: time off, a day they cannot work, or the hours they can or cannot. */
export function awayOn(
  { timeOff, availability }: Pick<ScheduleRows, 'timeOff'> & Pick<ScheduleRows['facts'], 'availability'>,
  staffId: string | null,
  day: string,
): string | undefined {
  const off = timeOff.find(
    (one) =>
      one.staffId === staffId &&
      one.startsOn <= day &&
      one.endsOn >= day &&
      (one.status === 'approved' || one.status === 'pending'),
  );
  if (off) return off.status === 'approved' ? 'Time off' : 'Time off asked';
  if (staffId === null) return undefined;
  const entries = entriesOn(availability, staffId, day);
  const isWhole = entries.some(
    ({ kind, fromTime, toTime }) => kind === 'unavailable' && fromTime === '00:00' && toTime === '24:00',
  );
  if (isWhole) return 'Unavailable';
  const hours = entries
    .toSorted((one, two) => one.kind.localeCompare(two.kind) || one.fromTime.localeCompare(two.fromTime))
    .map(({ kind, fromTime, toTime }) => `${kind === 'available' ? 'Only' : 'Not'} ${narrowTimes(fromTime, toTime)}`);
  return hours.length > 0 ? hours.join(', ') : undefined;
}
