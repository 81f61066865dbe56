import type { Shift } from './shift';

/** The figures above the schedule. Coverage is a whole percent; null in a week without shifts. */
export interface Tiles {
  shiftsToday: number;
  needCoverage: number;
  shiftsThisWeek: number;
  openShifts: number;
  coverage: number | null;
}

/** A change of the schedule, as every member may read it. */
export interface ScheduleChange {
  id: string;
  kind: string;
  title: string;
  period: string;
  outcome: string;
  happenedAt: string;
}

/** A shift of a template, on the club's clock. */
export interface TemplateShift {
  weekday: number;
  /** `HH:MM`. */
  startsAt: string;
  lengthMinutes: number;
  breakMinutes: number;
  role: string;
  location: string | null;
  count: number;
  staffId: string | null;
}

/** A template of a week. */
export interface Template {
  id: string;
  name: string;
  notes: string | null;
  version: number;
  shifts: readonly TemplateShift[];
}

/** A series of repeating shifts that still has future ones. */
export interface Series {
  id: string;
  /** The start (ISO 8601) of its first shift. */
  firstAt: string;
  /** The shifts that have not begun and are not canceled, by start. */
  coming: readonly Shift[];
}
