export interface Position {
  id: string;
  title: string;
  filled: number;
  total: number;
}

/** The current staff. Retention and return are those of the last closed season. */
export interface StaffMeasures {
  people: number;
  positions: number;
  filled: number;
  filledPercent: number | null;
  /** 12 means 1:12; null without staff. */
  membersPerStaff: number | null;
  /** Pay an hour; null for people who may not read pay, and until one is agreed. */
  averageRateCents: number | null;
  certificationsExpiring: number;
  retentionPercent: number | null;
  returnPercent: number | null;
}

/** The current progress of the training. */
export interface Training {
  /** The mean of the modules with participants; null if no module has any. */
  percent: number | null;
  /** By title. */
  modules: readonly { id: string; title: string; completed: number; total: number }[];
}
