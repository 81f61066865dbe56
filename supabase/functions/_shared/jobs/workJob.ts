import { FileTooLargeError, removeFiles, storeFile } from './jobFiles.ts';
import type { Environment } from '../environment.ts';
import { JobError, JobLostError, type Job, type JobFile, type Produce } from './job.ts';
import { failJob, finishJob, reportProgress } from './jobQueue.ts';
import { removeExpiredFiles } from './removeExpiredFiles.ts';

const mediaTypes: Record<JobFile['extension'], string> = {
  csv: 'text/csv',
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  zip: 'application/zip',
};

const SENTENCE_FOR_THE_UNFORESEEN = 'Something went wrong on our side. Try again in a few minutes.';

/** Works a claimed job to its end: done, failed with a sentence, or lost and without a trace. Then tidies up. */
export async function workJob(environment: Environment, job: Job, token: string, produce: Produce): Promise<void> {
  try {
    const progress = (percent: number, step: string) => reportProgress(environment, job, percent, step);
    const file = await produce({ environment, job, token, progress });
    await progress(95, 'Storing the file');
    await deliver(environment, job, file);
  } catch (error) {
    if (!(error instanceof JobLostError)) await tellFailure(environment, job, error);
  }
  await removeExpiredFiles(environment);
}

async function deliver(environment: Environment, job: Job, { name, extension, bytes }: JobFile): Promise<void> {
  const path = `${job.clubId}/${crypto.randomUUID()}.${extension}`;
  await storeFile(environment, path, bytes, mediaTypes[extension]);
  try {
    await finishJob(environment, job, { path, name: `${name}.${extension}`, bytes: bytes.length });
  } catch (error) {
    // When the answer was lost, the job may be done all the same; then it cannot fail any more, and keeps its file.
    const ended = error instanceof JobLostError || (await failJob(environment, job, SENTENCE_FOR_THE_UNFORESEEN));
    if (ended) await removeFiles(environment, [path]);
    throw error;
  }
}

async function tellFailure(environment: Environment, job: Job, error: unknown): Promise<void> {
  const sentence = sentenceFor(error);
  if (sentence === null) console.error(`Job ${job.id} failed`, error);
  await failJob(environment, job, sentence ?? SENTENCE_FOR_THE_UNFORESEEN);
}

/** Null for what was not foreseen: it is for the log. */
function sentenceFor(error: unknown): string | null {
  if (error instanceof JobError) return error.message;
  if (error instanceof FileTooLargeError) return 'The file is larger than 10 MB. Choose one table, or less of it.';
  return null;
}
