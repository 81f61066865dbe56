import type { ScheduleRows } from '../page/useScheduleRows';
import { weekdayOf } from '../../shared/week';

/** Why a person is away on a day, in two words: time off, or a whole day that they cannot work. */
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
  const own = availability.filter((entry) => entry.staffId === staffId);
  const dated = own.filter((entry) => entry.day === day);
  const entries = dated.length > 0 ? dated : own.filter((entry) => entry.weekday === weekdayOf(day));
  const isWhole = entries.some(
    ({ kind, fromTime, toTime }) => kind === 'unavailable' && fromTime === '00:00' && toTime === '24:00',
  );
  return isWhole ? 'Unavailable' : undefined;
}
