import { addDays } from '@platform/module-kit/screens';
import type { SchedulingSource } from '../../source/schedulingSource';
import type { Shift } from '../../source/rows/shift';
import type { TimeOff } from '../../source/rows/timeOff';
import { momentOf } from '../../../shared/calendar/clock';

/** A person's future shifts on the days of a request, each once. Approving the request opens them. */
export function shiftsOfDays(
  shifts: readonly Shift[],
  { staffId, startsOn, endsOn }: Pick<TimeOff, 'staffId' | 'startsOn' | 'endsOn'>,
  { timeZone, now }: Pick<SchedulingSource, 'timeZone' | 'now'>,
): Shift[] {
  const from = momentOf(`${startsOn}T00:00`, timeZone);
  const until = momentOf(`${addDays(endsOn, 1)}T00:00`, timeZone);
  const present = now().toISOString();
  const own = shifts.filter(
    (shift) =>
      shift.staffId === staffId &&
      shift.status !== 'cancelled' &&
      shift.startsAt > present &&
      shift.startsAt < until &&
      shift.endsAt > from,
  );
  return [...new Map(own.map((shift) => [shift.id, shift])).values()];
}
