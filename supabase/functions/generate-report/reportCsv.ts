import { Archive } from '../_shared/archive.ts';
import { BYTE_ORDER_MARK, csvLine } from '../_shared/csv/csvText.ts';
import { JobError, type JobFile } from '../_shared/jobs/job.ts';
import type { ReportContent, ReportTable } from './reportContent.ts';

/**
 * The tables of a report as CSV with plain numbers: that of one section, or without one an archive of all.
 * Throws a JobError when the section has no table.
 */
export function writeReportCsv(content: ReportContent, sectionId: string | null, name: string): JobFile {
  const tables = content.sections.flatMap(({ id, table }) => (table ? [{ id, text: tableCsv(table) }] : []));
  if (sectionId !== null) {
    const wanted = tables.find(({ id }) => id === sectionId);
    if (!wanted) {
      throw new JobError(`This report has no table "${sectionId}". It has ${tables.map(({ id }) => id).join(', ')}.`);
    }
    return { name: `${name}-${sectionId}`, extension: 'csv', bytes: new TextEncoder().encode(wanted.text) };
  }
  const archive = new Archive();
  for (const { id, text } of tables) archive.open(`${id}.csv`).end(text);
  return { name, extension: 'zip', bytes: archive.close() };
}

function tableCsv({ columns, rows }: ReportTable): string {
  return [BYTE_ORDER_MARK, csvLine(columns.map(({ title }) => title)), ...rows.map(csvLine)].join('');
}
