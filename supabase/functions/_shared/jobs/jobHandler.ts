import { errorAnswer, jsonAnswer, preflightAnswer, RequestError } from '../answers.ts';
import type { Environment } from '../environment.ts';
import { readJsonBody } from '../readJsonBody.ts';
import { requirePost } from '../requirePost.ts';
import { requireToken } from '../requireToken.ts';
import { runInBackground } from '../runInBackground.ts';
import type { JobKind, Produce } from './job.ts';
import { claimJob, requireMyJob } from './jobQueue.ts';
import { workJob } from './workJob.ts';

const MAX_BODY_BYTES = 4 * 1024;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The handler of a function that works jobs of one kind: POST `{ jobId }` with the token of the person who ordered it.
 * It answers 202 at once and goes on in the background; asked again it does nothing, unless the worker before has died.
 * Refusals are `{ error: { code, message } }` with 400, 401, 403, 404, 405, 413 or 500.
 */
export function jobHandler(kind: JobKind, produce: Produce) {
  return async (request: Request, environment: Environment): Promise<Response> => {
    try {
      if (request.method === 'OPTIONS') return preflightAnswer();
      requirePost(request, 'Send the job');
      const token = requireToken(request.headers);
      const jobId = readJobId(await readJsonBody(request, MAX_BODY_BYTES));
      await requireMyJob(environment, token, jobId, kind);
      const job = await claimJob(environment, jobId);
      if (job) runInBackground(workJob(environment, job, token, produce));
      return jsonAnswer(202, { ok: true });
    } catch (error) {
      return errorAnswer(error);
    }
  };
}

/** The id in a request body. Throws a RequestError (400). */
export function readJobId(body: unknown): string {
  const jobId = typeof body === 'object' && body !== null && 'jobId' in body ? body.jobId : null;
  if (typeof jobId === 'string' && UUID.test(jobId)) return jobId;
  throw new RequestError(400, 'invalid_job', 'jobId is not the id of a job.');
}
