import { JobError } from '../_shared/jobs/job.ts';
import { isReportType, type ReportType } from './reportTypes.ts';

/** Which report is to be made, as request_report wrote it into the job. */
export interface ReportOrder {
  type: ReportType;
  /** First and last day (ISO 8601), both included. */
  from: string;
  to: string;
  format: 'pdf' | 'csv';
  /** For CSV: the section whose table is wanted; null for all of them. */
  section: string | null;
}

/** Throws a JobError for parameters of a version that this function does not know. */
export function readReportOrder(parameters: Record<string, unknown>): ReportOrder {
  const { type, from, to, format, section } = parameters;
  if (
    isReportType(type) &&
    typeof from === 'string' &&
    typeof to === 'string' &&
    (format === 'pdf' || format === 'csv')
  ) {
    return { type, from, to, format, section: typeof section === 'string' ? section : null };
  }
  throw new JobError('This report was asked for in a way that is no longer known. Ask for a new one.');
}
