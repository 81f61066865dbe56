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
  /** Its person approved it, as the only manager of the club. */
  isOwnApproval: boolean;
  /** The reader's own, and someone else approves and adjusts it. */
  isForOthers: boolean;
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
