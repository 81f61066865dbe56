import { removeFiles } from './jobFiles.ts';
import type { Environment } from '../environment.ts';
import { expiredFiles, forgetFiles } from './jobQueue.ts';

/**
 * Deletes the files of jobs that have expired. Every worker does it when its own work is done, for there is no daemon.
 * A failure is logged: the files can be fetched no more, and the next worker tries again.
 */
export async function removeExpiredFiles(environment: Environment): Promise<void> {
  try {
    const expired = await expiredFiles(environment);
    if (expired.length === 0) return;
    await removeFiles(
      environment,
      expired.map(({ path }) => path),
    );
    await forgetFiles(
      environment,
      expired.map(({ jobId }) => jobId),
    );
  } catch (error) {
    console.error('Expired files were not removed', error);
  }
}
