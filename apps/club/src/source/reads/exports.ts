import { dataOf } from '@platform/module-kit';
import { callWorker, JOB_COLUMNS, needsWorker, type Job } from '@platform/module-kit/screens';
import { supabase } from '@platform/session';
import { EXPORTS_FAILED, NOT_STARTED } from '../rows/exportJob';

/** The person's latest archive of the club; null without one. Calls a worker for one that waits. @throws DataError */
export async function readLatestExport(userId: string, clubId: string): Promise<Job | null> {
  const client = await supabase();
  const own = client.from('jobs').select(JOB_COLUMNS).eq('requested_by', userId).eq('club_id', clubId);
  const archives = own.eq('kind', 'export').eq('parameters->>format', 'archive');
  const [latest] = await dataOf(archives.order('created_at', { ascending: false }).limit(1), EXPORTS_FAILED);
  if (!latest) return null;
  // A failed call is ignored: the next check repeats it, and the answer already has the status of the job.
  if (needsWorker(latest, new Date())) await callWorker('export', latest.id, NOT_STARTED).catch(() => undefined);
  return latest;
}
