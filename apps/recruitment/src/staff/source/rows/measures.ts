/** The figures of the staff, as the database counts them. Null if there is nothing to count. */
export interface StaffMeasures {
  staffCount: number;
  positionsTotal: number;
  positionsFilled: number;
  /** US dollars an hour; null for readers who may not see it. */
  averageHourlyRate: number | null;
  certificationsExpiring: number;
  actionNeeded: number;
  opensOn: string | null;
  daysToOpening: number | null;
  retentionPercent: number | null;
}

export interface SeasonRetention {
  year: string;
  worked: number;
  finished: number | null;
  retentionPercent: number | null;
  returnRatePercent: number | null;
}
