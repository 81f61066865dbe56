import { Archive } from '../_shared/archive.ts';
import { BYTE_ORDER_MARK, csvLine } from '../_shared/csv/csvText.ts';
import { JobError, type JobFile } from '../_shared/jobs/job.ts';
import type { Figure, ReportContent, ReportSection } from './reportContent.ts';

/**
 * The tables of a report as CSV with plain numbers: that of one section, or without one an archive of all.
 * Throws a JobError when the section has nothing to tell of these days; a name that no section has was refused before.
 */
export function writeReportCsv(content: ReportContent, sectionId: string | null, name: string): JobFile {
  const tables = content.sections.flatMap((section) => {
    const text = sectionCsv(section);
    return text === null ? [] : [{ id: section.id, text }];
  });
  if (sectionId !== null) {
    const wanted = tables.find(({ id }) => id === sectionId);
    if (!wanted) {
      throw new JobError(`The table "${sectionId}" holds nothing for ${content.period}. Choose other days.`);
    }
    return { name: `${name}-${sectionId}`, extension: 'csv', bytes: new TextEncoder().encode(wanted.text) };
  }
  const archive = new Archive();
  for (const { id, text } of tables) archive.open(`${id}.csv`).end(text);
  return { name, extension: 'zip', bytes: archive.close() };
}

/** The table of a section, or its key figures where it has no table; null for one of words alone. */
function sectionCsv({ table, keyFigures }: ReportSection): string | null {
  if (table) return linesCsv([table.columns.map(({ title }) => title), ...table.rows]);
  if (keyFigures?.some(({ compared }) => compared !== undefined)) {
    const rows = keyFigures.map(({ label, value, compared = null, why = null }) => [label, value, compared, why]);
    return linesCsv([['Figure', 'Value', 'Compared with', 'Note'], ...rows]);
  }
  if (keyFigures) {
    return linesCsv([
      ['Figure', 'Value', 'Note'],
      ...keyFigures.map(({ label, value, why = null }) => [label, value, why]),
    ]);
  }
  return null;
}

function linesCsv(lines: Figure[][]): string {
  return [BYTE_ORDER_MARK, ...lines.map(csvLine)].join('');
}
