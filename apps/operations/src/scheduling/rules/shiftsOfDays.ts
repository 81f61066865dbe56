import { addDays } from '@platform/module-kit/screens';
import type { SchedulingSource, Shift, TimeOff } from '../source/schedulingSource';
import { momentOf } from '../../shared/clock';

/** The coming shifts of a person that touch the days of a request, each once. They open when it is approved. */
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
