/** How a club rotates people over its stands. */
export interface RotationRules {
  /** The most important first. */
  stands: readonly string[];
  /** Titles of the job roles that guard them. If empty, everyone on shift does. */
  roles: readonly string[];
  minutesPerStand: number;
  /** The longest time on stands before a break. */
  minutesBeforeBreak: number;
  breakMinutes: number;
  /** Null until the club sets its own. */
  version: number | null;
}

export type RotationDraft = Omit<RotationRules, 'version'>;

/** A person on shift, with start and end (ISO 8601) from the schedule and the time clock. */
export interface OnShift {
  staffId: string;
  name: string;
  role: string;
  location: string | null;
  startsAt: string;
  endsAt: string;
}
