import { BYTE_ORDER_MARK, csvLine } from '../_shared/csv/csvText.ts';
import { JobError, type JobContext, type JobFile } from '../_shared/jobs/job.ts';
import { readClub } from '../_shared/jobs/readClub.ts';
import { readPages } from '../_shared/jobs/readPages.ts';
import type { ExportOrder } from './exportOrder.ts';
import { exportableTables } from './exportableTables.ts';

/** One table or list as CSV: the columns and rows that were asked for, as the person who ordered it sees them. */
export async function exportList(
  context: JobContext,
  { relation, columns: wanted, filters, bom }: Extract<ExportOrder, { format: 'csv' }>,
): Promise<JobFile> {
  const club = await readClub(context);
  const table = (await exportableTables(context)).find(({ name }) => name === relation);
  if (!table) throw new JobError(`You may no longer export ${relation}. Ask an administrator.`);
  const columns = wanted ?? table.columns;
  const conditions = [
    [table.clubColumn, `eq.${club.id}`] as const,
    ...filters.map(({ column, operator, value }) => [column, `${operator}.${value}`] as const),
  ];
  const parts = [bom ? BYTE_ORDER_MARK : '', csvLine(columns)];
  let rows = 0;
  for await (const page of readPages(context, { name: relation, key: table.key, columns, filters: conditions })) {
    parts.push(...page.map((row) => csvLine(columns.map((column) => row[column]))));
    rows += page.length;
    // How many more will come is not known; half is honest enough, the step says the rest.
    await context.progress(50, `${rows} rows written`);
  }
  const name = `${club.slug}-${relation.replaceAll('_', '-')}-${club.today}`;
  return { name, extension: 'csv', bytes: new TextEncoder().encode(parts.join('')) };
}
