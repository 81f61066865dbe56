import { callSupabase } from '../_shared/callSupabase.ts';
import { requireVariable, type Environment } from '../_shared/environment.ts';
import type { StoredApplication } from './applicationStore.ts';
import type { Resume } from './resume.ts';

const BUCKET = 'club-files';
const TIMEOUT_MS = 20_000;

/**
 * Stores a resume with an application that is stored: the file in the club's folder of resumes, under a name of
 * ours, then its row. Returns false, and leaves no file behind, when that failed: the application stands all the same.
 */
export async function storeResume(
  environment: Environment,
  stored: StoredApplication,
  resume: Resume,
): Promise<boolean> {
  const path = `${stored.clubId}/confidential/resumes/${crypto.randomUUID()}.${resume.extension}`;
  try {
    await callStorage(environment, 'POST', path, resume);
  } catch (error) {
    console.error(`The resume of application ${stored.id} was not stored`, error);
    return false;
  }
  let isNamed = false;
  try {
    const answer = await callSupabase(environment, 'platform', 'POST', 'rest/v1/rpc/attach_resume', {
      application_id_param: stored.id,
      path_param: path,
      name_param: resume.name,
      digest_param: await digestOf(resume.bytes),
    });
    if (!answer.ok) throw new Error(`the database answered ${answer.status} ${answer.message}`);
    isNamed = answer.data === true;
    return true;
  } catch (error) {
    console.error(`The resume of application ${stored.id} was not attached`, error);
    return false;
  } finally {
    // Refused, or sent twice: a file that no row names would stay unseen for ever.
    if (!isNamed) await callStorage(environment, 'DELETE', path).catch((error) => console.error(error));
  }
}

async function callStorage(
  environment: Environment,
  method: 'POST' | 'DELETE',
  path: string,
  resume?: Resume,
): Promise<void> {
  const key = requireVariable(environment, 'SUPABASE_SERVICE_ROLE_KEY');
  const response = await fetch(`${requireVariable(environment, 'SUPABASE_URL')}/storage/v1/object/${BUCKET}/${path}`, {
    method,
    headers: {
      apikey: key,
      authorization: `Bearer ${key}`,
      ...(resume && { 'content-type': resume.type, 'cache-control': 'max-age=0', 'x-upsert': 'false' }),
    },
    ...(resume && { body: resume.bytes }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the storage answered ${response.status} ${await response.text()}`);
}

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
