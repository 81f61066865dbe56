import { DataError } from './dataErrors';
import { CHECK_CONNECTION, TRY_LATER } from './failureWords';

/**
 * Why something that is named already could not be read, and what to do next. Only a server that did not answer at all
 * is a matter of the connection.
 * @param title what is said above, such as 'Failed to fetch staff': words that only repeat it are no reason
 */
export function failureReason(error: Error | null, title: string): string {
  if (error && error.message !== title) return error.message;
  return error instanceof DataError && error.status !== 0 ? TRY_LATER : CHECK_CONNECTION;
}
