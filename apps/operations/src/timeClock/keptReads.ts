import { addDays } from '@platform/module-kit/screens';
import { workweekOf } from '../shared/calendar/week';
import { keptOwnHours } from './source/club/readOwnWeek';
import type { TimeClockSource } from './source/timeClockSource';

/** What the reader's clock and their own hours need without a network. Pay is not kept on a device. */
export const keptReads = [
  'club_labor_rules',
  'my_clock_pin',
  'shifts',
  'staff_members?id',
  'time_entries?role,clocked_in_at,time_entry_breaks(started_at,ended_at)',
  ...keptOwnHours,
];

/** Fetches the clock, this workweek and the one before so that they can be kept. A failed answer is not kept. */
export async function askForOwnClock(source: TimeClockSource): Promise<void> {
  const [own, rules] = await Promise.allSettled([source.readOwn(), source.readRules(), source.readOwnPin()]);
  if (own.status === 'rejected' || rules.status === 'rejected' || own.value === null) return;
  // People who manage see their hours among those of all, which are not kept.
  if (source.canManage) return;
  const { staffId } = own.value;
  const week = workweekOf(source.today(), rules.value.workweekStart);
  await Promise.allSettled([source.readOwnWeek(staffId, week), source.readOwnWeek(staffId, addDays(week, -7))]);
}
