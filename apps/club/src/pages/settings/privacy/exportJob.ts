import { dataOf } from '@platform/module-kit';
import { asking, callWorker, JOB_COLUMNS, type Job } from '@platform/module-kit/screens';
import { supabase } from '@platform/session';

export const EXPORTS_FAILED = 'Failed to fetch exports';
export const NOT_STARTED = 'The export was not started. Check your connection and try again.';
export const NOT_CANCELED = 'The export was not canceled. Try again.';

/** The person's latest archive of the club; null without one. @throws DataError */
export async function readLatestExport(userId: string, clubId: string): Promise<Job | null> {
  const client = await supabase();
  const own = client.from('jobs').select(JOB_COLUMNS).eq('requested_by', userId).eq('club_id', clubId);
  const archives = own.eq('kind', 'export').eq('parameters->>format', 'archive');
  const [latest] = await dataOf(archives.order('created_at', { ascending: false }).limit(1), EXPORTS_FAILED);
  return latest ?? null;
}

/** Requests an archive of every table of the club, and starts its worker. @throws DataError */
export async function orderExport(): Promise<void> {
  await callWorker('export', await asking(NOT_STARTED)((db) => db.rpc('request_export')), NOT_STARTED);
}
