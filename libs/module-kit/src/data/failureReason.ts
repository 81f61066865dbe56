import { DataError } from './dataErrors';
import { CHECK_CONNECTION, TRY_LATER } from './failureWords';

/**
 * Why something that is named already failed, and what to do next, in one line. Only a server that did not answer at all
 * is a matter of the connection.
 * @param title what is said above, such as 'Failed to fetch staff': words that only repeat it are no reason
 */
export function failureReason(error: Error | null, title?: string): string {
  if (error && error.message !== title) return withHint(error);
  return error instanceof DataError && error.status !== 0 ? TRY_LATER : CHECK_CONNECTION;
}

const withHint = (error: Error): string =>
  error instanceof DataError && error.hint ? `${error.message} ${error.hint}` : error.message;
