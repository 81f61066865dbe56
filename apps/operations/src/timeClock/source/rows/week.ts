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
interface Adjustment {
  id: string;
  minutes: number;
  reason: string;
  makerName: string | null;
  madeAt: string;
  /** The person adjusted their own hours: the club had no other manager. */
  isOwn: boolean;
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

/** From when on hours of a person are entered. Days are ISO 8601 on the club's calendar. */
export interface FirstDay {
  staffId: string;
  name: string;
  /** The start date on the roster; null if it is not known. */
  startsOn: string | null;
  /** The first day of hours: the start date, or an earlier shift or entry. Null: any day. */
  from: string | null;
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

/** Hours that a manager enters. */
export interface EntryDraft {
  role: string;
  clockedInAt: string;
  clockedOutAt: string;
  breaks: readonly { startedAt: string; endedAt: string }[];
}
