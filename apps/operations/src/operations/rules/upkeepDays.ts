import { addDays, addMonths, counted, daysBetween } from '@platform/module-kit/screens';
import type { UpkeepUnit } from '../source/rows/plan';

interface Rhythm {
  /** A day (ISO 8601). */
  startsOn: string;
  every: number;
  unit: UpkeepUnit;
}

/** The day of a plan's step, where step 0 is its first day (app.upkeep_day). */
const upkeepDay = ({ startsOn, every, unit }: Rhythm, step: number): string => {
  if (unit === 'month') return addMonths(startsOn, every * step);
  return addDays(startsOn, every * step * (unit === 'week' ? 7 : 1));
};

/** The first day of a plan on or after a day, as the database computes it (app.upkeep_step). */
export function nextUpkeep(rhythm: Rhythm, from: string): string {
  const { startsOn, every, unit } = rhythm;
  if (from <= startsOn) return startsOn;
  const days = daysBetween(startsOn, from);
  // No month is longer than 31 days, so at least this many steps have passed.
  const passed =
    unit === 'month' ? Math.floor(days / 31 / every) : Math.floor(days / (every * (unit === 'week' ? 7 : 1)));
  let step = passed;
  while (upkeepDay(rhythm, step) < from) step += 1;
  return upkeepDay(rhythm, step);
}

const units: Record<UpkeepUnit, string> = { day: 'day', week: 'week', month: 'month' };

/** `Every day`, `Every 2 weeks`. */
export const rhythmInWords = ({ every, unit }: Pick<Rhythm, 'every' | 'unit'>): string =>
  every === 1 ? `Every ${units[unit]}` : `Every ${counted(every, units[unit])}`;
