import { DataError, dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';
import type { KeptRequest } from './kept';

/**
 * Checks that the row which a waiting change is about is still as its person saw it. Until the change is sent, hours may
 * have passed.
 * @param failed the text if the server gave no reason
 * @throws DataError with the request's own sentence if the row has changed or is gone
 */
export async function requireSeen({ seen }: KeptRequest, failed: string): Promise<void> {
  if (!seen) return;
  const database = await supabase();
  // Any row of the table has an id.
  let rows = database.from(seen.table as 'shifts').select('id');
  for (const [column, value] of Object.entries(seen.row)) {
    rows = value === null ? rows.is(column, null) : rows.eq(column, value);
  }
  const found = await dataOf(rows.limit(1), failed);
  if (found.length === 0) throw new DataError(seen.changed, 'PT409', 409);
}
