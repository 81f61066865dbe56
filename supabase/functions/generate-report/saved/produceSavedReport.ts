import type { JobContext, JobFile } from '../../_shared/jobs/job.ts';
import { readClub } from '../../_shared/jobs/readClub.ts';
import { formatDay } from '../formatFigure.ts';
import { drawReport } from '../pdf/drawReport.ts';
import { readDataSet } from './readDataSet.ts';
import { readSavedReport } from './readSavedReport.ts';
import { savedReportSections } from './savedReportSections.ts';

/** Makes the PDF of a report of the builder, from the rows that the person who ordered it may read. */
export async function produceSavedReport(context: JobContext): Promise<JobFile> {
  await context.progress(5, 'Reading the rows');
  const club = await readClub(context);
  const report = await readSavedReport(context);
  const rows = await readDataSet({ context, club }, report.dataSet);
  await context.progress(60, 'Drawing the pages');
  const content = {
    title: report.title,
    club: club.name,
    period: `As of ${formatDay(club.today)}`,
    comparedPeriod: null,
    notice: 'It shows what the person who made it may read. Give it only to people who may read the same.',
    sections: savedReportSections(report, rows),
  };
  const name = `${club.slug}-${report.dataSet}-report-${club.today}`;
  return { name, extension: 'pdf', bytes: await drawReport(content, context.environment) };
}
