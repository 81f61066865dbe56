/** An order of an export or a report, as the database follows it. Moments are ISO 8601. */
export interface Job {
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

/** The columns of a job, for a `select`. */
export const JOB_COLUMNS =
  'id, status, progress, step, error, file_name, bytes, created_at, heartbeat_at, expires_at' as const;

/** The state of an order, for the person who placed it. */
export type JobState = 'none' | 'working' | 'done' | 'failed' | 'cancelled' | 'expired';

/** How long an order may wait for its worker, and a worker be silent, before it is called again (decision 15). */
const QUEUED_LIMIT_MS = 10_000;
const SILENT_LIMIT_MS = 120_000;

/** The current state of a job. An expired file counts as gone, even if it was not removed yet. */
export function jobState(job: Job | null, now: Date): JobState {
  if (!job) return 'none';
  if (job.status === 'queued' || job.status === 'running') return 'working';
  if (job.expires_at !== null && new Date(job.expires_at) <= now) return 'expired';
  return job.status === 'done' || job.status === 'cancelled' || job.status === 'expired' ? job.status : 'failed';
}

/** Whether a job should be running by now but has no worker. */
export function needsWorker({ status, created_at: created, heartbeat_at: heard }: Job, now: Date): boolean {
  const since = (moment: string) => now.getTime() - new Date(moment).getTime();
  if (status === 'queued') return since(created) > QUEUED_LIMIT_MS;
  return status === 'running' && heard !== null && since(heard) > SILENT_LIMIT_MS;
}
