/** How a club rotates people over its stands. */
export interface RotationRules {
  /** The most important first. */
  stands: readonly string[];
  /** Titles of the job roles that guard them; everyone on shift where none is named. */
  roles: readonly string[];
  minutesPerStand: number;
  /** The longest time on stands without a break. */
  minutesBeforeBreak: number;
  breakMinutes: number;
  /** Null while the club has not chosen its own. */
  version: number | null;
}

export type RotationDraft = Omit<RotationRules, 'version'>;

/** A person on shift, from when until when (ISO 8601), as the schedule and the time clock say. */
export interface OnShift {
  staffId: string;
  name: string;
  role: string;
  location: string | null;
  startsAt: string;
  endsAt: string;
}
