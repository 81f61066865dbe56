import { matching, oneOf, useAddress } from '@platform/module-kit/screens';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const fields = {
  tab: oneOf(['overview', 'staffing', 'financial', 'operations']),
  /** A season by its year, or other days; empty for the club's own season. */
  period: matching(/^(\d{4}|week|month|days)$/),
  /** The days of the period `days`. */
  from: matching(DAY, { replaces: true }),
  to: matching(DAY, { replaces: true }),
  /** The year of the season that stands beside; `none` for nothing, empty for the season before. */
  compare: matching(/^(\d{4}|none)$/),
};

/** Which figures the page shows, in its address. */
export const useReportsAddress = () => useAddress(fields);

export type ReportsAddress = ReturnType<typeof useReportsAddress>['values'];
export type TabId = ReportsAddress['tab'];
