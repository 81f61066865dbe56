import { addDays, calendarDay, withKeptAnswers } from '@platform/module-kit/screens';
import { sundayOf } from '../../shared/calendar/week';
import type { SchedulingSource } from './schedulingSource';
import { declareSchedulingReads } from './useSchedulingSource';

/** The Sunday of the week in the address; of the club's current week without one. */
function weekAt(search: URLSearchParams, { today }: SchedulingSource): string {
  const { read } = calendarDay();
  return sundayOf(read(search.get('week') ?? '') || read(search.get('day') ?? '') || today());
}

const ofEveryone = (week: string) =>
  [['listShifts', week], ['listShifts', addDays(week, 7)], ['listStaff'], ['listRequests']] as const;
const ofStaff = (week: string) => [...ofEveryone(week), ['ownStaffId'], ['listOpenForMe']] as const;

/** What the schedule reads first: the week of the address, with all that its rules need for those who plan it. */
export const schedulingFirstReads = withKeptAnswers(
  declareSchedulingReads((source, search) => {
    const week = weekAt(search, source);
    if (!source.canManage) return ofStaff(week);
    return [
      ...ofEveryone(week),
      ['listShifts', addDays(week, -7)],
      ['listRoles'],
      ['readRules'],
      ['listSchoolDays'],
      ['listMinorLimits'],
      ['listTimeOff'],
      ['listAvailability'],
      ['listBlackouts'],
      ['readStands'],
      ['readBudget', week],
      ['readTiles'],
      ['listChanges'],
    ];
  }),
);

/**
 * What the dashboard reads of a person's week first. Many who manage a club are not on its staff, and have none: for them, the
 * week waits for their row unless they had one when the page started.
 */
export const ownWeekReads = (isOnStaff: boolean | undefined) =>
  withKeptAnswers(
    declareSchedulingReads((source, search) =>
      isOnStaff || !source.canManage ? ofStaff(weekAt(search, source)) : [['ownStaffId']],
    ),
  );
