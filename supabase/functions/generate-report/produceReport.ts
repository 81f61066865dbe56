import type { JobContext, JobFile } from '../_shared/jobs/job.ts';
import { readClub } from '../_shared/jobs/readClub.ts';
import { formatDays } from './formatFigure.ts';
import type { ReportContent } from './reportContent.ts';
import { writeReportCsv } from './reportCsv.ts';
import { readReportOrder } from './reportOrder.ts';
import type { ReportDefinition } from './reportDefinition.ts';
import { reportTypes } from './reportTypes.ts';

/** Makes the report that was ordered, from the rows that the person who ordered it may read. */
export async function produceReport(context: JobContext): Promise<JobFile> {
  const { type, from, to, compared, format, section } = readReportOrder(context.job.parameters);
  // The code of a format is most of the processor time of a short report, and a hosted function has two seconds. So only the
  // ordered format is loaded, while the database answers.
  const loading = format === 'csv' ? null : loadFormat[format]();
  // If the reads fail first, their error is the one to report.
  loading?.catch(() => undefined);
  await context.progress(5, 'Reading the figures');
  const club = await readClub(context);
  const { title, notice, isForProjector, sections }: ReportDefinition = reportTypes[type];
  const content: ReportContent = {
    title,
    club: club.name,
    period: formatDays({ from, to }),
    comparedPeriod: compared && formatDays(compared),
    ...(isForProjector && { isForProjector }),
    ...(notice !== undefined && { notice, mark: '(confidential)' }),
    sections: await sections({ context, club, from, to, compared }),
  };
  const name = `${club.slug}-${type}-${from}-to-${to}`;
  await context.progress(60, format === 'csv' ? 'Writing the tables' : 'Drawing the pages');
  if (loading === null || format === 'csv') return writeReportCsv(content, section, name);
  const write = await loading;
  return { name, extension: format, bytes: await write(content, context.environment) };
}

const loadFormat = {
  pdf: async () => (await import('./pdf/drawReport.ts')).drawReport,
  pptx: async () => (await import('./presentation/writePresentation.ts')).writePresentation,
};
