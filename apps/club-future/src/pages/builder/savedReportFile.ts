import { asking, FILE_COLUMNS, NOT_STARTED, type OrderedFile, startFile } from '@platform/module-kit/screens';
import { REPORT_FILES_FAILED } from '../../source/failures';

/** How many PDFs of a report are looked through. */
const MOST = 10;

/** The PDFs of a report that the person ordered, the latest first. @throws DataError */
export const readSavedReportFiles = (reportId: string, userId: string): Promise<OrderedFile[]> =>
  asking(REPORT_FILES_FAILED)((db) =>
    db
      .from('jobs')
      .select(FILE_COLUMNS)
      .eq('kind', 'report')
      .eq('requested_by', userId)
      .eq('parameters->>type', 'saved')
      .eq('parameters->>report', reportId)
      .order('created_at', { ascending: false })
      .limit(MOST),
  );

/** Orders the PDF of a report and starts its worker. Returns the id of the job. @throws DataError */
export async function orderSavedReport(reportId: string): Promise<string> {
  const jobId = await asking(NOT_STARTED)((db) => db.rpc('request_saved_report', { report_id_param: reportId }));
  await startFile(jobId);
  return jobId;
}
