import { DataError, dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';
import { dropFile, storeFile } from '../files/clubFiles';
import type { KeptRequest } from './kept';

/**
 * Uploads the files of a request, then sends it once. Succeeds if the database already has it. Removes the files of a
 * refused request.
 * @throws DataError
 */
export async function transmit(request: KeptRequest, failed: string): Promise<void> {
  const { files = [] } = request;
  try {
    for (const { path, blob } of files) await storeFile(path, blob);
    await send(request, failed);
  } catch (error) {
    // Without an answer, the database may have stored the request, which names the files.
    if (error instanceof DataError && !error.isTransient) await Promise.all(files.map(({ path }) => dropFile(path)));
    throw error;
  }
}

async function send(request: KeptRequest, failed: string): Promise<void> {
  const database = await supabase();
  // The types of a row or of arguments are those of its table or function: the module that declares the change has them.
  const asked =
    'insert' in request
      ? database.from(request.insert).insert(request.row as never)
      : database.rpc(request.call, request.with as never);
  try {
    await dataOf(asked, failed);
  } catch (error) {
    if (!isSentAlready(error)) throw error;
  }
}

function isSentAlready(error: unknown): boolean {
  if (!(error instanceof DataError) || error.code !== '23505') return false;
  const { message } = error.cause as { message?: string };
  return message?.includes('_sent_once') ?? false;
}
