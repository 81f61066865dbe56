import type { JobContext, JobFile } from '../_shared/jobs/job.ts';
import { readClub } from '../_shared/jobs/readClub.ts';
import { formatDays } from './formatFigure.ts';
import { drawReport } from './pdf/drawReport.ts';
import type { ReportContent } from './reportContent.ts';
import { writeReportCsv } from './reportCsv.ts';
import { readReportOrder } from './reportOrder.ts';
import type { ReportDefinition } from './reportDefinition.ts';
import { reportTypes } from './reportTypes.ts';

/** Makes the report that was ordered, from the rows that the person who ordered it may read. */
export async function produceReport(context: JobContext): Promise<JobFile> {
  const { type, from, to, compared, format, section } = readReportOrder(context.job.parameters);
  await context.progress(5, 'Reading the figures');
  const club = await readClub(context);
  const { title, notice, sections }: ReportDefinition = reportTypes[type];
  const content: ReportContent = {
    title,
    club: club.name,
    period: formatDays({ from, to }),
    comparedPeriod: compared && formatDays(compared),
    ...(notice !== undefined && { notice, mark: '(confidential)' }),
    sections: await sections({ context, club, from, to, compared }),
  };
  const name = `${club.slug}-${type}-${from}-to-${to}`;
  await context.progress(60, format === 'csv' ? 'Writing the tables' : 'Drawing the pages');
  if (format === 'csv') return writeReportCsv(content, section, name);
  if (format === 'pptx') {
    // Loaded for presentations only: a hosted function has two seconds of processor time.
    const { writePresentation } = await import('./presentation/writePresentation.ts');
    return { name, extension: 'pptx', bytes: await writePresentation(content, context.environment) };
  }
  return { name, extension: 'pdf', bytes: await drawReport(content, context.environment) };
}
