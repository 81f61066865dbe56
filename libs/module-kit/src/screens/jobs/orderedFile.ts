import { JOB_COLUMNS, type Job } from './job';
import { callWorker } from './jobCalls';

/** A PDF that a person ordered and the server makes. */
export interface OrderedFile extends Job {
  requested_by: string | null;
}

/** The columns of an ordered PDF, for a `select`. */
export const FILE_COLUMNS = `${JOB_COLUMNS}, requested_by, parameters` as const;

export const NOT_STARTED = 'The PDF was not started. Check your connection and try again.';
export const NOT_CANCELLED = 'The PDF was not canceled. Try again.';

/** Starts the worker of a PDF unless it has one. @throws DataError */
export const startFile = (jobId: string): Promise<void> => callWorker('generate-report', jobId, NOT_STARTED);
