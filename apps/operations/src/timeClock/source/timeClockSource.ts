import type { ChangeCalls, ClubSource } from '@platform/module-kit/screens';
import type { ClockEffect } from '../rules/changedWeeks';
import type { changes } from './changes';

/** How a shift of today stands with the clock. */
export type Standing = 'coming' | 'late' | 'missed' | 'working' | 'on_break' | 'worked';

/** A shift of the club's day with what was clocked for it, or work without a shift. Moments are ISO 8601. */
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
  /** Minutes beyond what the club allows; 0 if none. */
  cameEarly: number;
  cameLate: number;
}

/** Where the reader stands with the clock. */
export interface OwnClock {
  staffId: string;
  /** The work that runs; null while the reader is not at work. */
  entry: { role: string; since: string; breakSince: string | null } | null;
  /** The published shift that is next. */
  nextShift: { role: string; location: string | null; startsAt: string; endsAt: string } | null;
}

/** What a person worked in a workweek. Minutes are paid ones, amounts are cents. */
export interface Timesheet {
  staffId: string;
  name: string;
  role: string;
  plannedMinutes: number;
  clockedMinutes: number;
  adjustedMinutes: number;
  /** Clocked, with adjustments. */
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

/** A published shift that is over, beside what its person clocked. Moments are ISO 8601. */
export interface OverShift {
  shiftId: string;
  staffId: string;
  role: string;
  location: string | null;
  startsAt: string;
  endsAt: string;
  /** Whether the person clocked in for it, or a manager entered hours within it. */
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
  /** Null while the person is at work. */
  clockedOutAt: string | null;
  breaks: readonly Break[];
  /** The shared clock at which the person clocked in or out; null with their own account, or entered by a manager. */
  inDevice: string | null;
  outDevice: string | null;
  version: number;
}

/** Minutes that an approved week lacked or had too many. */
export interface Adjustment {
  id: string;
  minutes: number;
  reason: string;
  makerName: string | null;
  madeAt: string;
}

/** The times of an entry as a correction found or left them. */
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

/** What the club's clock goes by. */
export interface ClockRules {
  /** 0 for Sunday: the first day of the seven in which overtime is counted. */
  workweekStart: number;
  weeklyHoursCap: number;
  earlyMinutes: number;
  lateMinutes: number;
  /** Breaks of up to this length are paid. */
  paidBreakMinutes: number;
  isOvertimeExempt: boolean;
  /** The day from which labor counts clocked hours; null while it counts planned ones. */
  usedFrom: string | null;
  version: number;
}

/** What a manager decides about the clock. */
export type ClockRulesDraft = Omit<ClockRules, 'workweekStart' | 'weeklyHoursCap' | 'version'>;

/** Hours that a manager enters. */
export interface EntryDraft {
  role: string;
  clockedInAt: string;
  clockedOutAt: string;
  breaks: readonly { startedAt: string; endedAt: string }[];
}

/** A screen at which people clock with their name and a PIN. */
export interface ClockDevice {
  id: string;
  name: string;
  /** When the screen last asked who is on; null while it has not. */
  lastSeenAt: string | null;
  /** False once it was turned off. */
  isOn: boolean;
}

/** Whether a person of the staff can clock at a shared clock. */
export interface ClockPin {
  staffId: string;
  name: string;
  role: string;
  hasPin: boolean;
}

/** What did not work at a shared clock. `not_sent`: the screen had no connection, and told of it later. */
export interface ClockAttempt {
  id: string;
  name: string;
  deviceName: string;
  action: ClockAction;
  outcome: 'wrong_pin' | 'locked' | 'not_sent';
  pressedAt: string;
}

/** Who has set the PIN of the reader. */
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
  /** The shifts of a workweek that are over, by start. For managers; empty for everyone else. @param week its first day */
  listOverShifts(week: string): Promise<OverShift[]>;
  /** What the workweeks from one first day to another, which stays out, come to. For managers. */
  readClockEffect(from: string, until: string): Promise<ClockEffect>;
  /** The reader's PIN for shared clocks. */
  readOwnPin(): Promise<OwnPin>;
  /** The shared clocks, those that are on first, then by name. For managers; empty for everyone else. */
  listClockDevices(): Promise<ClockDevice[]>;
  /** By name. For managers; empty for everyone else. */
  listClockPins(): Promise<ClockPin[]>;
  /** The last fifty, the latest first. For managers; a person's own for everyone else. */
  listClockAttempts(): Promise<ClockAttempt[]>;
}

/** Where the pages of the time clock read and write: a club's rows, or the sample club. */
export interface TimeClockSource extends ClubSource, TimeClockReads, ChangeCalls<typeof changes> {
  /** The address of a shared clock's screen, which is shown once. @param token what making it has answered */
  addressOfClock(token: string): string;
}
