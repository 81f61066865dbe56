import { addDays } from '@platform/module-kit/screens';
import { DAY_IN_ADDRESS } from '../../shared/calendar/dayInAddress';
import { sundayOf } from '../../shared/calendar/week';
import { declareSchedulingReads } from './useSchedulingSource';

/** What the schedule reads first: the week of the address, with all that its rules need for those who plan it. */
export const schedulingFirstReads = declareSchedulingReads(({ canManage, today }, search) => {
  const [day = today()] = ['week', 'day'].flatMap((name) => DAY_IN_ADDRESS.exec(search.get(name) ?? '')?.[0] ?? []);
  const week = sundayOf(day);
  const ofEveryone = [['listShifts', week], ['listShifts', addDays(week, 7)], ['listStaff'], ['listRequests']] as const;
  if (!canManage) return [...ofEveryone, ['ownStaffId'], ['listOpenForMe']];
  return [
    ...ofEveryone,
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
});
