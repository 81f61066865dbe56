import type { Days } from './season';

/** The club's note about some days. */
export interface KeptReport extends Days {
  id: string;
  title: string;
  /** The report it is about. */
  type: 'overview' | 'staffing' | 'financial' | 'operations';
  /** The days in words, in the database's format. */
  dateRange: string;
  /** The lessons learned, one sentence each. */
  insights: readonly string[];
  isFinal: boolean;
}
