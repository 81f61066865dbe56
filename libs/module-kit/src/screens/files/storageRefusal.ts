import { isSentence } from '@platform/database';
import { DataError } from '@platform/module-kit';

/** Says what failed, and why if the storage service gave a reason. */
export function storageRefusal(error: { message: string; status?: number }, failure: string): DataError {
  const words = error.status && isSentence(error.message) ? error.message : failure;
  return new DataError(words, '', error.status ?? 0, '', error);
}
