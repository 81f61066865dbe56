import { database } from '../../support/platform/platformRegistry';
import { PINE_HOLLOW } from './pages';

/** What the database holds of the rows that a keyboard journey names "Keys: …", past every policy. */
export async function keyedRows(table: string, column: string, columns: string): Promise<unknown[]> {
  const db = await database();
  const { data } = await db
    .from(table)
    .select(columns)
    .eq('club_id', PINE_HOLLOW)
    .like(column, 'Keys:%')
    .order('created_at')
    .throwOnError();
  return data;
}

/** Removes those rows. @param columns the column with the name, by table */
export async function removeKeyed(columns: Readonly<Record<string, string>>): Promise<void> {
  const db = await database();
  for (const [table, column] of Object.entries(columns)) {
    await db.from(table).delete().eq('club_id', PINE_HOLLOW).like(column, 'Keys:%').throwOnError();
  }
}
