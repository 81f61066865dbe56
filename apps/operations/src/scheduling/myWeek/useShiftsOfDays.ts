import { addDays, isTypedDay } from '@platform/module-kit/screens';
import { sundayOf } from '../../shared/calendar/week';
import { shiftsOfDays } from '../rules/ownWeek/shiftsOfDays';
import { useShifts } from '../source/queries';
import type { Shift } from '../source/rows/shift';
import { useSchedulingSource } from '../source/useSchedulingSource';

/**
 * A person's future shifts on some days: those of the first weeks and of the last one. None while loading.
 * @param startsOn an empty string until chosen, and a day of the year 2 while its year is typed
 */
export function useShiftsOfDays(staffId: string, startsOn: string, endsOn: string): Shift[] {
  const source = useSchedulingSource();
  const isChosen = isTypedDay(startsOn) && isTypedDay(endsOn) && endsOn >= startsOn;
  const day = isChosen ? startsOn : source.today();
  const week = (days: number) => sundayOf(addDays(day, days));
  // A shift of the night before reaches into the first day.
  const before = useShifts(week(-1), isChosen);
  const first = useShifts(week(0), isChosen);
  const second = useShifts(week(7), isChosen);
  const last = useShifts(sundayOf(isChosen ? endsOn : day), isChosen);
  if (!isChosen) return [];
  const known = [before, first, second, last].flatMap(({ data }) => data ?? []);
  return shiftsOfDays(known, { staffId, startsOn, endsOn }, source);
}
