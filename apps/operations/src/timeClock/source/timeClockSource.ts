import type { ChangeCalls, ClubSource } from '@platform/module-kit/screens';
import type { ClockEffect } from '../rules/changedWeeks';
import type { changes } from './changes';
import type { ClockLine, OwnClock } from './rows/clock';
import type { ClockRules } from './rows/rules';
import type { ClockAttempt, ClockDevice, ClockPin, OwnPin } from './rows/sharedClock';
import type { OverShift, Timesheet } from './rows/timesheet';
import type { FirstDay, OwnWeek, WeekOfPerson } from './rows/week';

export interface TimeClockReads {
  readRules(): Promise<ClockRules>;
  /** Null for a person who is not on the staff. */
  readOwn(): Promise<OwnClock | null>;
  /** For managers; empty for everyone else. */
  listNow(): Promise<ClockLine[]>;
  /** By name. Everyone's for managers, their own for other people. @param week its first day */
  listTimesheets(week: string): Promise<Timesheet[]>;
  readWeek(staffId: string, week: string): Promise<WeekOfPerson>;
  /** From when on hours of each person are entered. For managers; a person's own for everyone else. */
  listFirstDays(): Promise<FirstDay[]>;
  /** The reader's own workweek, which a device keeps. @param week its first day */
  readOwnWeek(staffId: string, week: string): Promise<OwnWeek>;
  /** The past shifts of a workweek, by start. For managers; empty for everyone else. @param week its first day */
  listOverShifts(week: string): Promise<OverShift[]>;
  /** Totals of the workweeks from one first day up to, not including, another. For managers. */
  readClockEffect(from: string, until: string): Promise<ClockEffect>;
  /** The reader's PIN for shared clocks. */
  readOwnPin(): Promise<OwnPin>;
  /** The shared clocks: active ones first, then by name. For managers; empty for everyone else. */
  listClockDevices(): Promise<ClockDevice[]>;
  /** By name. For managers; empty for everyone else. */
  listClockPins(): Promise<ClockPin[]>;
  /** The last fifty, the latest first. For managers; a person's own for everyone else. */
  listClockAttempts(): Promise<ClockAttempt[]>;
}

/** Where the pages of the time clock read and write: a club's rows, or the sample club. */
export interface TimeClockSource extends ClubSource, TimeClockReads, ChangeCalls<typeof changes> {
  /** The address of a shared clock's screen, which is shown once. @param token the answer of adding the clock */
  addressOfClock(token: string): string;
}
