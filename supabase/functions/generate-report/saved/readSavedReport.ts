import type { BuiltReport } from '@platform/contract/saved-reports';
import { JobError, type JobContext } from '../../_shared/jobs/job.ts';
import { readAsPerson } from '../../_shared/jobs/readAsPerson.ts';

/** The report of an order. Throws a JobError when it is gone, or the person who ordered it may not read it any more. */
export async function readSavedReport(context: JobContext): Promise<BuiltReport> {
  const { clubId, parameters } = context.job;
  const query = new URLSearchParams({
    select: 'title,dataSet:data_set,columns,filters,grouping,chart,comparison',
    id: `eq.${String(parameters.report)}`,
    club_id: `eq.${clubId}`,
  });
  const [report] = await readAsPerson<BuiltReport>(context, `saved_reports?${query.toString()}`);
  if (!report) throw new JobError('This report is not there any more, or it is not shared with you any more.');
  return report;
}
