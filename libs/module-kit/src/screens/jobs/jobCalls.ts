import { callFunction, DataError, dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';
import type { WaitingTab } from '../files/openTab';

/** The function that works the jobs of a kind. */
type JobWorker = 'export' | 'generate-report';

/**
 * Starts a worker for a job unless one has it. @param failed the title if the worker gave no reason. Throws a
 * DataError.
 */
export async function callWorker(worker: JobWorker, jobId: string, failed: string): Promise<void> {
  await callFunction(worker, { jobId }, failed);
}

/** Puts a failed or canceled job back into the queue, and calls its worker. Throws a DataError. */
export async function retryJob(worker: JobWorker, jobId: string, failed: string): Promise<void> {
  const client = await supabase();
  await dataOf(client.rpc('retry_job', { job_id_param: jobId }), failed);
  await callWorker(worker, jobId, failed);
}

/** Cancels an order. Throws a DataError. */
export async function cancelJob(jobId: string, failed: string): Promise<void> {
  const client = await supabase();
  await dataOf(client.rpc('cancel_job', { job_id_param: jobId }), failed);
}

const NOT_FETCHED = 'The file could not be fetched. Try again.';

/** An address of the file of a job, which works for some minutes. Throws a DataError. */
const addressOfJobFile = (jobId: string) =>
  callFunction<{ url: string; fileName: string }>('job-file', { jobId }, NOT_FETCHED);

/** The bytes of the file of a job. Throws a DataError. */
export async function readJobFile(jobId: string): Promise<Blob> {
  const answer = await fetch((await addressOfJobFile(jobId)).url);
  if (!answer.ok) throw new DataError(NOT_FETCHED, '', answer.status);
  return answer.blob();
}

/** Has the browser save the file of a job. Throws a DataError. */
export async function downloadJobFile(jobId: string): Promise<void> {
  const file = await addressOfJobFile(jobId);
  const link = document.createElement('a');
  link.href = file.url;
  link.download = file.fileName;
  link.click();
}

/** Opens the file of a job in a tab that the press opened, instead of saving it. Throws a DataError. */
export async function viewJobFile({ jobId, tab }: { jobId: string; tab: WaitingTab }): Promise<void> {
  try {
    tab.show(URL.createObjectURL(await readJobFile(jobId)));
  } catch (error) {
    tab.close();
    throw error;
  }
}
