import { addDays } from '@platform/module-kit/screens';
import { sundayOf } from '../../shared/calendar/week';
import type { SchedulingSource } from '../source/schedulingSource';

/** What a person's own week needs without a network. The calendar link is a secret, so it is not kept on a device. */
export const keptReads = [
  'club_labor_rules',
  'open_shifts_for_me',
  'roster_page',
  'shift_requests',
  'shifts',
  'staff_availability',
  'staff_members?id',
  'time_off_blackouts',
  'time_off_requests',
];

/**
 * Fetches this week and the next so that they can be kept, and the week after them: next week shows its open shifts, too. A
 * failed answer is not kept.
 */
export function askForOwnWeek(source: SchedulingSource): Promise<unknown> {
  const week = sundayOf(source.today());
  return Promise.allSettled([
    source.ownStaffId(),
    source.listShifts(week),
    source.listShifts(addDays(week, 7)),
    source.listShifts(addDays(week, 14)),
    source.listStaff(),
    source.listRequests(),
    source.listOpenForMe(),
    source.listTimeOff(),
    source.listBlackouts(),
    source.listAvailability(),
    source.readRules(),
  ]);
}
