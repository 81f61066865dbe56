import type { BuiltReport, Comparison, DataSetId } from '@platform/contract/saved-reports';

/** The data sets that the page reads for a report; it has read the projects and the wishes anyway. */
export type ReadDataSetId = Exclude<DataSetId, 'projects' | 'wishlist'>;

/** A report as its form has it. */
export interface ReportDraft extends BuiltReport {
  comparison: Comparison | null;
  /** Whether the others of the club see it. */
  isShared: boolean;
}

/** How often a report is emailed. */
export type Every = 'week' | 'month';

/** When a report is emailed, and who gets it. */
export interface ReportSchedule {
  every: Every;
  /** The day of the next email (ISO 8601): it goes out at seven in the morning. */
  nextOn: string;
  /** Accounts. */
  recipientIds: readonly string[];
}

/** A report that a person saved. It holds no rows: each person sees in it what they may read. */
export interface SavedReport extends ReportDraft {
  id: string;
  /** Only its owner changes it. */
  isOwn: boolean;
  /** Null without one; others than its owner do not see it. */
  schedule: ReportSchedule | null;
  version: number;
}

/** A person who can get reports by email. */
export interface ReportRecipient {
  id: string;
  name: string;
  isReader: boolean;
}
