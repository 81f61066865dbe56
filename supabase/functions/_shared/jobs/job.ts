import type { Environment } from '../environment.ts';

export type JobKind = 'export' | 'report';

/** A job that this worker has claimed. */
export interface Job {
  id: string;
  clubId: string;
  kind: JobKind;
  /** As request_export and request_report wrote them. */
  parameters: Record<string, unknown>;
  /** Which worker of the job this is, from 1: how it proves that the job is still its own. */
  attempt: number;
  requestedBy: string;
}

/** The result of a job. */
export interface JobFile {
  /** The name for saving it: lower case, digits, `.`, `_` and `-`. */
  name: string;
  extension: 'csv' | 'pdf' | 'pptx' | 'zip';
  bytes: Uint8Array;
}

/** What the work on a job can use. */
export interface JobContext {
  environment: Environment;
  job: Job;
  /** Access token of the person who ordered the job: everything is read with their rights. */
  token: string;
  /**
   * Tells how far the work is, which is also the sign that it goes on.
   * @param percent 0 to 99
   * @throws JobLostError when the job was canceled or given to another worker
   */
  progress(percent: number, step: string): Promise<void>;
}

export type Produce = (context: JobContext) => Promise<JobFile>;

/** Work that cannot be done, for a reason that the person who ordered it can understand. */
export class JobError extends Error {
  override name = 'JobError';
}

/** The job is no longer this worker's: it stops and leaves nothing behind. */
export class JobLostError extends Error {
  override name = 'JobLostError';
}
