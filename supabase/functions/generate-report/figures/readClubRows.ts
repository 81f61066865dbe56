import { readAsPerson } from '../../_shared/jobs/readAsPerson.ts';
import { readPages, type PagedTable, type ReadRow } from '../../_shared/jobs/readPages.ts';
import type { ReportSource } from '../reportDefinition.ts';

/** All rows of a table or view that belong to the report's club. Columns may be renamed: `openShifts:open_shifts`. */
export async function readClubRows<Row extends ReadRow>(
  { context, club }: Pick<ReportSource, 'context' | 'club'>,
  table: Omit<PagedTable, 'filters'> & Partial<Pick<PagedTable, 'filters'>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  const filters = [['club_id', `eq.${club.id}`], ...(table.filters ?? [])] as const;
  for await (const page of readPages<Row>(context, { ...table, filters })) rows.push(...page);
  return rows;
}

/** The rows of a function that counts over the days of the report, such as `report_figures`. */
export async function readCounted<Row>(
  { context, club, from, to }: ReportSource,
  name: string,
  columns: readonly string[],
  parameters: Record<string, string> = {},
): Promise<Row[]> {
  const query = new URLSearchParams({
    club_id_param: club.id,
    from_param: from,
    to_param: to,
    ...parameters,
    select: columns.join(','),
  });
  return readAsPerson<Row>(context, `rpc/${name}?${query.toString()}`);
}
