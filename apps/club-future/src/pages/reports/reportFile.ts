import { asking, FILE_COLUMNS, NOT_STARTED, type OrderedFile, startFile } from '@platform/module-kit/screens';
import { REPORTS_OF_CLUB_FAILED } from '../../source/failures';
import type { Season } from '../../source/rows/season';
import { executiveReports, type ExecutiveReport } from './executiveReports';

/** `pptx`: a presentation, which only the board deck has. */
export type ReportFormat = 'pdf' | 'pptx';

/** A file that a person ordered. */
export interface ExecutiveFile extends OrderedFile {
  /** Days are ISO 8601. */
  parameters: { type: ExecutiveReport; from: string; to: string; format: ReportFormat };
}

/** How many of the club's files are looked through. */
const MOST = 50;

/** The executive reports that the club has as files, the latest first. @throws DataError */
export async function readExecutiveFiles(clubId: string): Promise<ExecutiveFile[]> {
  return asking(REPORTS_OF_CLUB_FAILED)((db) =>
    db
      .from('jobs')
      .select(FILE_COLUMNS)
      .eq('club_id', clubId)
      .eq('kind', 'report')
      .in('parameters->>format', ['pdf', 'pptx'])
      .in('parameters->>type', Object.keys(executiveReports))
      .order('created_at', { ascending: false })
      .limit(MOST)
      // `request_report` writes these parameters.
      .overrideTypes<ExecutiveFile[], { merge: false }>(),
  );
}

/** Which report a person wants, of which season. */
export interface ExecutiveOrder {
  type: ExecutiveReport;
  season: Season;
  format: ReportFormat;
}

/** Orders a file and starts its worker. Returns the id of the job. @throws DataError */
export async function orderExecutiveReport({ type, season, format }: ExecutiveOrder): Promise<string> {
  const order = { type_param: type, from_param: season.startsOn, to_param: season.endsOn, format_param: format };
  const jobId = await asking(NOT_STARTED)((db) => db.rpc('request_report', order));
  await startFile(jobId);
  return jobId;
}
