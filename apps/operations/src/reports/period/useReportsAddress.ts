import { calendarDay, matching, oneOf, useAddress } from '@platform/module-kit/screens';

const fields = {
  tab: oneOf(['overview', 'staffing', 'financial', 'operations']),
  /** A season by its year, or other days; empty for the club's current season. */
  period: matching(/^(\d{4}|week|month|days)$/),
  /** The days of the period `days`. */
  from: calendarDay({ replaces: true }),
  to: calendarDay({ replaces: true }),
  /** The year of the season to compare with; `none` for no comparison, empty for the previous season. */
  compare: matching(/^(\d{4}|none)$/),
};

/** The state of the reports page in its address. */
export const useReportsAddress = () => useAddress(fields);

export type ReportsAddress = ReturnType<typeof useReportsAddress>['values'];
export type TabId = ReportsAddress['tab'];
