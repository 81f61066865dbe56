import { DataError, dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';
import type { KeptRequest } from './kept';

/** Sends a request once. It is done if the database already has it. @throws DataError */
export async function transmit(request: KeptRequest, failed: string): Promise<void> {
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
