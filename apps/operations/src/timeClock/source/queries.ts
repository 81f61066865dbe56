import { useTimeClockRead } from './useTimeClockSource';

/** What the club's clock goes by. */
export const useClockRules = () => useTimeClockRead('readRules', []);

/** Where the reader stands with the clock. */
export const useOwnClock = () => useTimeClockRead('readOwn', []);

/** Who is at work, late or missing today. It is read again each minute, so that a late person shows within five minutes. */
export const useNow = () => useTimeClockRead('listNow', [], { every: 60_000 });

/** The timesheets of a workweek. @param week its first day */
export const useTimesheets = (week: string) => useTimeClockRead('listTimesheets', [week]);

/** A person's workweek, line by line. */
export const useWeekOfPerson = (staffId: string, week: string, enabled = true) =>
  useTimeClockRead('readWeek', [staffId, week], { enabled });

/** The shifts of a workweek that are over, with whether they were clocked. @param week its first day */
export const useOverShifts = (week: string) => useTimeClockRead('listOverShifts', [week]);

/** What some weeks come to by the plan and by the clock. */
export const useClockEffect = (from: string, until: string) => useTimeClockRead('readClockEffect', [from, until]);

/** The reader's PIN for shared clocks. */
export const useOwnPin = () => useTimeClockRead('readOwnPin', []);

/** The shared clocks of the club. */
export const useClockDevices = () => useTimeClockRead('listClockDevices', []);

/** Who of the staff has a PIN. */
export const useClockPins = () => useTimeClockRead('listClockPins', []);

/** What did not work at the shared clocks. */
export const useClockAttempts = () => useTimeClockRead('listClockAttempts', []);
