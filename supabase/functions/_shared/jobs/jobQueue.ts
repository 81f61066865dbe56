import { callAsPlatform } from '../callAsPlatform.ts';
import { callSupabase } from '../callSupabase.ts';
import type { Environment } from '../environment.ts';
import { refusalOf } from '../refusalOf.ts';
import { JobLostError, type Job, type JobKind } from './job.ts';

/** Throws a RequestError unless the caller ordered this job and may still export. */
export async function requireMyJob(
  environment: Environment,
  token: string,
  jobId: string,
  kind: JobKind,
): Promise<void> {
  const answer = await callSupabase(environment, { person: token }, 'POST', 'rest/v1/rpc/check_my_job', {
    job_id_param: jobId,
    kind_param: kind,
  });
  if (!answer.ok) throw refusalOf(answer);
}

/** Makes the job this worker's; null when it is being worked already or has ended. */
export async function claimJob(environment: Environment, jobId: string): Promise<Job | null> {
  const [row] = (await callAsPlatform(environment, 'claim_job', { job_id_param: jobId })) as {
    id: string;
    club_id: string;
    kind: JobKind;
    parameters: Record<string, unknown>;
    attempts: number;
    requested_by: string;
  }[];
  if (!row) return null;
  const { id, kind, parameters } = row;
  return { id, clubId: row.club_id, kind, parameters, attempt: row.attempts, requestedBy: row.requested_by };
}

/** Throws a JobLostError when the job is no longer this worker's. */
export async function reportProgress(environment: Environment, job: Job, percent: number, step: string): Promise<void> {
  const mine = await callAsPlatform(environment, 'progress_job', {
    ...claimOf(job),
    progress_param: Math.floor(percent),
    step_param: step,
  });
  if (mine !== true) throw new JobLostError(job.id);
}

/** Throws a JobLostError when the job is no longer this worker's. */
export async function finishJob(
  environment: Environment,
  job: Job,
  file: { path: string; name: string; bytes: number },
): Promise<void> {
  const mine = await callAsPlatform(environment, 'finish_job', {
    ...claimOf(job),
    path_param: file.path,
    file_name_param: file.name,
    bytes_param: file.bytes,
  });
  if (mine !== true) throw new JobLostError(job.id);
}

/**
 * @param sentence for the person who ordered it
 * @returns whether the job was still this worker's to fail
 */
export async function failJob(environment: Environment, job: Job, sentence: string): Promise<boolean> {
  return (await callAsPlatform(environment, 'fail_job', { ...claimOf(job), error_param: sentence })) === true;
}

/** Files that can no longer be fetched, and the jobs that they belong to. */
export async function expiredFiles(environment: Environment): Promise<{ jobId: string; path: string }[]> {
  const rows = (await callAsPlatform(environment, 'purge_expired_jobs', {})) as { job_id: string; path: string }[];
  return rows.map(({ job_id: jobId, path }) => ({ jobId, path }));
}

export async function forgetFiles(environment: Environment, jobIds: readonly string[]): Promise<void> {
  await callAsPlatform(environment, 'forget_job_files', { job_ids_param: jobIds });
}

function claimOf(job: Job): { job_id_param: string; attempt_param: number } {
  return { job_id_param: job.id, attempt_param: job.attempt };
}
