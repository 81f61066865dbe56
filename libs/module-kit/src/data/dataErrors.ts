import { isSentence } from '@platform/database';
import type { PostgrestError } from '@supabase/supabase-js';
import { TRY_LATER } from '@platform/session';
import { CHECK_CONNECTION } from './failureWords';
import { refusalsOnPage } from '../module/moduleRefusals';

/** A refused or failed request to the data, as a page shows it. */
export class DataError extends Error {
  override readonly name = 'DataError';

  /**
   * @param message what happened, for the person
   * @param code the SQLSTATE or PGRST code, or an empty string when the server was not reached
   * @param status the HTTP status, 0 when there was no answer
   * @param hint what to do next if the database says so, else an empty string
   * @param cause the unchanged answer, for debugging
   */
  constructor(
    message: string,
    readonly code: string,
    readonly status: number,
    readonly hint = '',
    cause?: unknown,
  ) {
    super(message, { cause });
  }

  /** Whether the same request may succeed a moment later. A refusal stays a refusal. */
  get isTransient(): boolean {
    return this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500;
  }
}

interface DataAnswer<T> {
  data: T;
  error: PostgrestError | null;
  status: number;
}

/** A request of the Supabase client that has not been sent yet. */
interface DataRequest<T> extends PromiseLike<DataAnswer<T>> {
  retry(enabled: boolean): PromiseLike<DataAnswer<T>>;
}

/** The error of a request without a network, in the words of the platform's notice. */
const OFFLINE = 'You are offline. Changes can be saved once the connection is back.';

/**
 * Sends a request and returns the data of its answer. The client's own retries are off: the data cache retries, and
 * both together would hide a failure for half a minute. While the browser has no network, nothing is sent, now or
 * later.
 * @param fallback the text if the server gave none for people, such as 'Failed to fetch staff'
 * @param isOffline whether nothing can answer: no network, and no worker with the last answer
 * @throws DataError whose message is for the person, whatever the database's own words were (decision 16)
 */
export async function dataOf<T>(
  request: DataRequest<T>,
  fallback: string,
  isOffline = navigator.onLine === false,
): Promise<NonNullable<T>> {
  if (isOffline) throw new DataError(OFFLINE, '', 0);
  const { data, error, status } = await request.retry(false);
  if (error) {
    // PostgreSQL's own hints, like its messages, are for programmers.
    const hint = isSentence(error.message) ? error.hint : '';
    const message = status === 0 ? fallback : await wordsFor(error, fallback);
    throw new DataError(message, error.code ?? '', status, hint ?? '', error);
  }
  return data as NonNullable<T>;
}

/** Sentences about rules are fetched with the first refusal that needs them. */
async function wordsFor({ code, message }: PostgrestError, fallback: string): Promise<string> {
  if (isSentence(message)) return message;
  // There was an answer, so the connection works.
  const answered = fallback.replace(CHECK_CONNECTION, TRY_LATER);
  // Without a code, a proxy answered instead of the database.
  if (!code) return answered;
  const loading = import('@platform/database/refusals').catch(() => undefined);
  const [words, tables] = await Promise.all([loading, refusalsOnPage()]);
  return words?.refusalSentence({ code, message }, tables) ?? answered;
}
