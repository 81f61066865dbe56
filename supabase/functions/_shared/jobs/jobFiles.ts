import { callSupabase } from '../callSupabase.ts';
import { requireVariable, type Environment } from '../environment.ts';

const BUCKET = 'storage/v1/object/job-files';
const UPLOAD_TIMEOUT_MS = 60_000;

/** A file that storage does not take for its size. */
export class FileTooLargeError extends Error {
  override name = 'FileTooLargeError';
}

/**
 * Stores a file with the secret key.
 * @param path key in the bucket; nothing may be there yet
 * @throws FileTooLargeError when it is larger than the bucket takes, an Error when it was not stored
 */
export async function storeFile(
  environment: Environment,
  path: string,
  bytes: Uint8Array,
  type: string,
): Promise<void> {
  const response = await callStorage(environment, 'POST', `${BUCKET}/${path}`, type, new Uint8Array(bytes));
  const { statusCode, message } = ((await response.json().catch(() => null)) ?? {}) as Record<string, unknown>;
  if (response.ok) return;
  // The storage service writes the status that it means into the body of a 400.
  if (response.status === 413 || String(statusCode) === '413') throw new FileTooLargeError(`${bytes.length} bytes`);
  throw new Error(`The file was not stored: ${response.status} ${String(message)}`);
}

/**
 * An address under which anyone fetches this file for a while, saved under a name of our choice.
 * @throws an Error when storage signs none
 */
export async function signFile(
  environment: Environment,
  path: string,
  fileName: string,
  seconds: number,
): Promise<string> {
  const place = BUCKET.replace('object/', 'object/sign/');
  const answer = await callSupabase(environment, 'platform', 'POST', `${place}/${path}`, { expiresIn: seconds });
  if (!answer.ok) throw new Error(`The file was not signed: ${answer.status} ${answer.message}`);
  const { signedURL } = answer.data as { signedURL: string };
  const address = `${requireVariable(environment, 'SUPABASE_URL')}/storage/v1${signedURL}`;
  return `${address}&download=${encodeURIComponent(fileName)}`;
}

/** Deletes files; one that is not there counts as deleted. Throws an Error when storage did not do it. */
export async function removeFiles(environment: Environment, paths: readonly string[]): Promise<void> {
  const response = await callStorage(
    environment,
    'DELETE',
    BUCKET,
    'application/json',
    JSON.stringify({ prefixes: paths }),
  );
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The files were not removed: ${response.status}`);
}

function callStorage(
  environment: Environment,
  method: 'POST' | 'DELETE',
  path: string,
  type: string,
  body: string | Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const key = requireVariable(environment, 'SUPABASE_SERVICE_ROLE_KEY');
  return fetch(`${requireVariable(environment, 'SUPABASE_URL')}/${path}`, {
    method,
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': type },
    body,
    signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS),
  });
}
