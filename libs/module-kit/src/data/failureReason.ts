import { DataError } from './dataErrors';
import { TRY_LATER } from '@platform/session';
import { CHECK_CONNECTION } from './failureWords';

/**
 * Why something failed, and what to do next, in one line below its title. Only a missing answer is blamed on the
 * connection.
 * @param error null if there was no answer at all
 * @param title the title above, such as 'Failed to fetch staff': words that only repeat it are no reason
 */
export function failureReason(error: Error | null, title?: string): string {
  if (error && error.message !== title) return withHint(error);
  return error instanceof DataError && error.status !== 0 ? TRY_LATER : CHECK_CONNECTION;
}

const withHint = (error: Error): string =>
  error instanceof DataError && error.hint ? `${error.message} ${error.hint}` : error.message;
