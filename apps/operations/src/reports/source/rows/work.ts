/** The shifts of one role or one place. */
export interface Work {
  /** Null for shifts without one. */
  name: string | null;
  shifts: number;
  openShifts: number;
  /** Null if all work was clocked without a shift. */
  coveragePercent: number | null;
  /** Shifts that a person has. */
  workedShifts: number;
  hours: number;
  /** Null for people who may not read pay. */
  laborCents: number | null;
  /** Hours of people without agreed pay, which add no cost; null for people who may not read pay. */
  unpricedHours: number | null;
}

/** The hours of one person. */
export interface PersonHours {
  staffId: string;
  name: string;
  role: string;
  shifts: number;
  hours: number;
}
