import { errorAnswer, jsonAnswer, preflightAnswer } from '../_shared/answers.ts';
import { callSupabase } from '../_shared/callSupabase.ts';
import type { Environment } from '../_shared/environment.ts';
import { signFile } from '../_shared/jobs/jobFiles.ts';
import { readJobId } from '../_shared/jobs/jobHandler.ts';
import { readJsonBody } from '../_shared/readJsonBody.ts';
import { refusalOf } from '../_shared/refusalOf.ts';
import { requirePost } from '../_shared/requirePost.ts';
import { requireToken } from '../_shared/requireToken.ts';

const MAX_BODY_BYTES = 4 * 1024;
/** Long enough to begin a download, short enough that an address in a history is worth nothing. */
const SECONDS = 300;

/**
 * Where the file of a finished job can be fetched, for a person who may have it: POST `{ jobId }` with their token.
 * Answers `{ url, fileName, expiresIn }` (seconds), or `{ error: { code, message } }` with 400, 401, 403, 404, 405,
 * 409, 410, 413 or 500.
 */
export async function handle(request: Request, environment: Environment): Promise<Response> {
  try {
    if (request.method === 'OPTIONS') return preflightAnswer();
    requirePost(request, 'Send the job');
    const token = requireToken(request.headers);
    const jobId = readJobId(await readJsonBody(request, MAX_BODY_BYTES));
    const answer = await callSupabase(environment, { person: token }, 'POST', 'rest/v1/rpc/open_job_file', {
      job_id_param: jobId,
    });
    if (!answer.ok) throw refusalOf(answer);
    const [file] = answer.data as { path: string; file_name: string }[];
    if (!file) throw new Error('open_job_file answered no file');
    const url = await signFile(environment, file.path, file.file_name, SECONDS);
    return jsonAnswer(200, { url, fileName: file.file_name, expiresIn: SECONDS });
  } catch (error) {
    return errorAnswer(error);
  }
}
