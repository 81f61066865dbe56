import { useTimeClockRead } from './useTimeClockSource';

/** The rules of the club's time clock. */
export const useClockRules = () => useTimeClockRead('readRules', []);

/** The reader's clock status. */
export const useOwnClock = () => useTimeClockRead('readOwn', []);

/** Who is at work, late or missing today. Reread each minute, so that a late person shows within five minutes. */
export const useNow = () => useTimeClockRead('listNow', [], { every: 60_000 });

/** The timesheets of a workweek. @param week its first day */
export const useTimesheets = (week: string) => useTimeClockRead('listTimesheets', [week]);

/** A person's workweek, line by line. */
export const useWeekOfPerson = (staffId: string, week: string, enabled = true) =>
  useTimeClockRead('readWeek', [staffId, week], { enabled });

/** From when on hours of each person are entered. */
export const useFirstDays = (enabled = true) => useTimeClockRead('listFirstDays', [], { enabled });

/** The reader's own workweek, line by line and in total. @param week its first day */
export const useOwnWeek = (staffId: string, week: string) => useTimeClockRead('readOwnWeek', [staffId, week]);

/** The past shifts of a workweek, and whether each was clocked. @param week its first day */
export const useOverShifts = (week: string) => useTimeClockRead('listOverShifts', [week]);

/** Totals of some weeks by plan and by clock. */
export const useClockEffect = (from: string, until: string) => useTimeClockRead('readClockEffect', [from, until]);

/** The reader's PIN for shared clocks. */
export const useOwnPin = () => useTimeClockRead('readOwnPin', []);

/** The shared clocks of the club. */
export const useClockDevices = () => useTimeClockRead('listClockDevices', []);

/** Which staff members have a PIN. */
export const useClockPins = () => useTimeClockRead('listClockPins', []);

/** Failed attempts at the shared clocks. */
export const useClockAttempts = () => useTimeClockRead('listClockAttempts', []);
