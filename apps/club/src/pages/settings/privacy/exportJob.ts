import { callFunction, dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';

/** An order of an archive, as the database follows it. Moments are ISO 8601. */
export interface ExportJob {
  id: string;
  status: string;
  /** Per cent. */
  progress: number;
  step: string | null;
  error: string | null;
  file_name: string | null;
  bytes: number | null;
  created_at: string;
  /** When its worker was last heard of. */
  heartbeat_at: string | null;
  expires_at: string | null;
}

/** What the order has come to, for the person who placed it. */
export type ExportState = 'none' | 'working' | 'done' | 'failed' | 'cancelled' | 'expired';

const COLUMNS = 'id, status, progress, step, error, file_name, bytes, created_at, heartbeat_at, expires_at';
export const EXPORTS_FAILED = 'Failed to fetch exports';
const NOT_STARTED = 'The export was not started. Check your connection and try again.';
/** How long an order may wait for its worker, and a worker be silent, before it is called again (decision 15). */
const QUEUED_LIMIT_MS = 10_000;
const SILENT_LIMIT_MS = 120_000;

/** What a job has come to by now. A file that has expired is gone, whether or not it was removed already. */
export function exportState(job: ExportJob | null, now: Date): ExportState {
  if (!job) return 'none';
  if (job.status === 'queued' || job.status === 'running') return 'working';
  if (job.expires_at !== null && new Date(job.expires_at) <= now) return 'expired';
  return job.status === 'done' || job.status === 'cancelled' || job.status === 'expired' ? job.status : 'failed';
}

/** Whether no worker has a job that should be under way by now. */
export function needsWorker({ status, created_at: created, heartbeat_at: heard }: ExportJob, now: Date): boolean {
  const since = (moment: string) => now.getTime() - new Date(moment).getTime();
  if (status === 'queued') return since(created) > QUEUED_LIMIT_MS;
  return status === 'running' && heard !== null && since(heard) > SILENT_LIMIT_MS;
}

/** The person's latest archive of the club; null when there is none. Throws a DataError. */
export async function readLatestExport(userId: string, clubId: string): Promise<ExportJob | null> {
  const client = await supabase();
  const own = client.from('jobs').select(COLUMNS).eq('requested_by', userId).eq('club_id', clubId);
  const archives = own.eq('kind', 'export').eq('parameters->>format', 'archive');
  const [latest] = await dataOf(archives.order('created_at', { ascending: false }).limit(1), EXPORTS_FAILED);
  return latest ?? null;
}

/** Orders an archive of every table of the club, and calls its worker. Throws a DataError. */
export async function orderExport(): Promise<void> {
  const client = await supabase();
  await callWorker(await dataOf(client.rpc('request_export'), NOT_STARTED));
}

/** Has a worker take a job up, unless one has. Throws a DataError. */
export async function callWorker(jobId: string): Promise<void> {
  await callFunction('export', { jobId }, NOT_STARTED);
}

/** Throws a DataError. */
export async function retryExport(jobId: string): Promise<void> {
  const client = await supabase();
  await dataOf(client.rpc('retry_job', { job_id_param: jobId }), NOT_STARTED);
  await callWorker(jobId);
}

/** Throws a DataError. */
export async function cancelExport(jobId: string): Promise<void> {
  const client = await supabase();
  await dataOf(client.rpc('cancel_job', { job_id_param: jobId }), 'The export was not cancelled. Try again.');
}

/** Fetches an address of the file that is good for minutes, and has the browser save it. Throws a DataError. */
export async function downloadExport(jobId: string): Promise<void> {
  const file = await callFunction<{ url: string; fileName: string }>(
    'job-file',
    { jobId },
    'The file could not be fetched. Try again.',
  );
  const link = document.createElement('a');
  link.href = file.url;
  link.download = file.fileName;
  link.click();
}
