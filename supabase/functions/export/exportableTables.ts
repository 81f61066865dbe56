import type { JobContext } from '../_shared/jobs/job.ts';
import { readAsPerson } from '../_shared/jobs/readAsPerson.ts';

/** What the person who ordered the export can take out of their own club. */
export interface ExportableTable {
  name: string;
  isView: boolean;
  /** The column that says whose row it is. */
  clubColumn: string;
  key: string[];
  columns: string[];
}

/** From the catalogue of the database, so that a new table is in the next export. */
export async function exportableTables(context: JobContext): Promise<ExportableTable[]> {
  const rows = await readAsPerson<{
    name: string;
    is_view: boolean;
    club_column: string;
    key: string[];
    columns: string[];
  }>(context, 'rpc/exportable_tables');
  return rows.map(({ is_view: isView, club_column: clubColumn, ...table }) => ({ ...table, isView, clubColumn }));
}
