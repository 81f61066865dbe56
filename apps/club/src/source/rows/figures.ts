export const FIGURES_FAILED = 'Failed to load quick figures';

/** The club at a glance. Null is a figure with nothing to count. */
export interface ClubFigures {
  staff: number;
  positionsFilled: number;
  positionsTotal: number;
  members: number;
  membersPerStaff: number | null;
  shiftsToday: number;
  needCoverage: number;
  openShifts: number;
  /** Percent of this week's shifts that are assigned. */
  coverage: number | null;
  certificationsExpiring: number;
  /** 0 once the season has opened; null without a season, and after its end. */
  daysToOpening: number | null;
  /** First day of the season; null without one. */
  opensOn: string | null;
}
