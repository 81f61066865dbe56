import type { ChangeCalls, ClubSource } from '@platform/module-kit/screens';
import type { ClockEffect } from '../rules/changedWeeks';
import type { changes } from './changes';

/** The clock status of today's shift. */
export type Standing = 'coming' | 'late' | 'missed' | 'working' | 'on_break' | 'worked';

/** A shift of the club's day with the hours clocked for it, or work without a shift. Moments are ISO 8601. */
export interface ClockLine {
  /** Null: the work was not planned. */
  shiftId: string | null;
  entryId: string | null;
  staffId: string;
  name: string;
  role: string;
  location: string | null;
  startsAt: string | null;
  endsAt: string | null;
  clockedInAt: string | null;
  clockedOutAt: string | null;
  standing: Standing;
  /** Minutes beyond the club's tolerance; 0 if none. */
  cameEarly: number;
  cameLate: number;
}

/** The reader's clock status. */
export interface OwnClock {
  staffId: string;
  /** The running entry; null while the reader is not at work. */
  entry: { role: string; since: string; breakSince: string | null } | null;
  /** The next published shift. */
  nextShift: { role: string; location: string | null; startsAt: string; endsAt: string } | null;
}

/** A person's hours in a workweek. Minutes are paid ones, amounts are cents. */
export interface Timesheet {
  staffId: string;
  name: string;
  role: string;
  plannedMinutes: number;
  clockedMinutes: number;
  adjustedMinutes: number;
  /** Clocked minutes with adjustments. */
  minutes: number;
  overtimeMinutes: number;
  /** US dollars an hour. */
  hourlyRate: number;
  regularCents: number;
  overtimeCents: number;
  /** Entries without a clock-out. */
  openEntries: number;
  approvedAt: string | null;
  approverName: string | null;
}

/** A past published shift, and whether its person clocked it. Moments are ISO 8601. */
export interface OverShift {
  shiftId: string;
  staffId: string;
  role: string;
  location: string | null;
  startsAt: string;
  endsAt: string;
  /** Whether hours are for it, or hours of its person without a shift overlap it. */
  isClocked: boolean;
}

/** A break; it runs while `endedAt` is null. */
export interface Break {
  startedAt: string;
  endedAt: string | null;
}

/** From clocking in to clocking out. */
export interface TimeEntry {
  id: string;
  role: string;
  clockedInAt: string;
  /** Null while the person is still working. */
  clockedOutAt: string | null;
  breaks: readonly Break[];
  /** The shared clock of the punch; null if the person used their own account or a manager entered the hours. */
  inDevice: string | null;
  outDevice: string | null;
  version: number;
}

/** Minutes that a manager adds to an approved week, or subtracts if negative, with the reason. */
export interface Adjustment {
  id: string;
  minutes: number;
  reason: string;
  makerName: string | null;
  madeAt: string;
}

/** The times of an entry before or after a correction. */
export interface CorrectedTimes {
  clockedInAt: string;
  clockedOutAt: string | null;
}

/** Hours that a manager entered, corrected or removed. */
export interface Correction {
  id: string;
  kind: 'entered' | 'corrected' | 'removed';
  before: CorrectedTimes | null;
  after: CorrectedTimes | null;
  reason: string;
  actorName: string | null;
  happenedAt: string;
}

/** A person's workweek, line by line. */
export interface WeekOfPerson {
  entries: readonly TimeEntry[];
  adjustments: readonly Adjustment[];
  corrections: readonly Correction[];
}

/** A person's totals of a workweek, in paid minutes. */
export interface WeekTotals {
  minutes: number;
  plannedMinutes: number;
  adjustedMinutes: number;
  overtimeMinutes: number;
  /** Null without a network: a device keeps no pay. */
  payCents: number | null;
}

/** The reader's own workweek. `totals` is null if nothing was planned or worked. */
export interface OwnWeek extends WeekOfPerson {
  totals: WeekTotals | null;
}

/** The rules of the club's time clock. */
export interface ClockRules {
  /** 0 for Sunday: the first day of the workweek, over which overtime is counted. */
  workweekStart: number;
  weeklyHoursCap: number;
  earlyMinutes: number;
  lateMinutes: number;
  /** Breaks of up to this length are paid. */
  paidBreakMinutes: number;
  isOvertimeExempt: boolean;
  /** The first day that counts clocked hours; null while labor counts planned ones. */
  usedFrom: string | null;
  version: number;
}

/** The rules that a manager sets. */
export type ClockRulesDraft = Omit<ClockRules, 'workweekStart' | 'weeklyHoursCap' | 'version'>;

/** Hours that a manager enters. */
export interface EntryDraft {
  role: string;
  clockedInAt: string;
  clockedOutAt: string;
  breaks: readonly { startedAt: string; endedAt: string }[];
}

/** A screen where people clock in and out with their name and a PIN. */
export interface ClockDevice {
  id: string;
  name: string;
  /** When the screen last asked who is at work; null before the first time. */
  lastSeenAt: string | null;
  /** False once it was turned off. */
  isOn: boolean;
}

/** Whether a staff member can use a shared clock. */
export interface ClockPin {
  staffId: string;
  name: string;
  role: string;
  hasPin: boolean;
}

/** A failed attempt at a shared clock. `not_sent`: the screen had no connection, and reported it later. */
export interface ClockAttempt {
  id: string;
  name: string;
  deviceName: string;
  action: ClockAction;
  outcome: 'wrong_pin' | 'locked' | 'not_sent';
  pressedAt: string;
}

/** Who set the reader's PIN. */
export type OwnPin = 'none' | 'own' | 'manager';

export type ClockAction = 'in' | 'out' | 'break' | 'back';

export interface TimeClockReads {
  readRules(): Promise<ClockRules>;
  /** Null for a person who is not on the staff. */
  readOwn(): Promise<OwnClock | null>;
  /** For managers; empty for everyone else. */
  listNow(): Promise<ClockLine[]>;
  /** By name. Everyone's for managers, their own for other people. @param week its first day */
  listTimesheets(week: string): Promise<Timesheet[]>;
  readWeek(staffId: string, week: string): Promise<WeekOfPerson>;
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
