import { JobError } from '../_shared/jobs/job.ts';
import type { ReportDays } from './reportDefinition.ts';
import { isReportType, type ReportType } from './reportTypes.ts';

/** Which report is to be made, as request_report wrote it into the job. */
export interface ReportOrder extends ReportDays {
  type: ReportType;
  /** The days to compare with; null where none were asked for. */
  compared: ReportDays | null;
  format: 'pdf' | 'pptx' | 'csv';
  /** For CSV: the section whose table is wanted; null for all of them. */
  section: string | null;
}

/** Throws a JobError for parameters of a version that this function does not know. */
export function readReportOrder(parameters: Record<string, unknown>): ReportOrder {
  const { type, from, to, compareFrom, compareTo, format, section } = parameters;
  if (
    isReportType(type) &&
    typeof from === 'string' &&
    typeof to === 'string' &&
    (format === 'pdf' || format === 'pptx' || format === 'csv')
  ) {
    const isCompared = typeof compareFrom === 'string' && typeof compareTo === 'string';
    return {
      type,
      from,
      to,
      compared: isCompared ? { from: compareFrom, to: compareTo } : null,
      format,
      section: typeof section === 'string' ? section : null,
    };
  }
  throw new JobError('This report was asked for in a way that is no longer known. Ask for a new one.');
}
