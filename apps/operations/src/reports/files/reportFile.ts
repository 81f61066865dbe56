import { asking, FILE_COLUMNS, NOT_STARTED, type OrderedFile, startFile } from '@platform/module-kit/screens';
import { REPORTS_FAILED } from '../source/failures';
import type { Period } from '../period/period';
import type { Days } from '../source/rows/season';

/** The reports of this page: one for each tab, and one file with all four. */
export const reportNames = {
  overview: 'Overview',
  staffing: 'Staffing',
  financial: 'Financial',
  operations: 'Operations',
  'board-pack': 'Board pack',
} as const;

export type ReportType = keyof typeof reportNames;

/** A requested PDF. */
export interface ReportFile extends OrderedFile {
  parameters: Days & { type: ReportType };
}

/** How many of the club's PDFs the list shows. */
const MOST = 20;

/** The PDFs of the club's reports, the latest first. @throws DataError */
export async function readReportFiles(clubId: string): Promise<ReportFile[]> {
  return asking(REPORTS_FAILED)((db) =>
    db
      .from('jobs')
      .select(FILE_COLUMNS)
      .eq('club_id', clubId)
      .eq('kind', 'report')
      .eq('parameters->>format', 'pdf')
      .in('parameters->>type', Object.keys(reportNames))
      .order('created_at', { ascending: false })
      .limit(MOST)
      // `request_report` writes these parameters.
      .overrideTypes<ReportFile[], { merge: false }>(),
  );
}

/** Which report a person wants, over which days. */
export interface ReportOrder {
  type: ReportType;
  period: Period;
}

/** Requests a PDF of the days, and starts its worker. Returns the id of the job. @throws DataError */
export async function orderReport({ type, period: { days, compared } }: ReportOrder): Promise<string> {
  const order = {
    type_param: type,
    from_param: days.from,
    to_param: days.to,
    ...(compared && { compare_from_param: compared.from, compare_to_param: compared.to }),
  };
  const jobId = await asking(NOT_STARTED)((db) => db.rpc('request_report', order));
  await startFile(jobId);
  return jobId;
}
