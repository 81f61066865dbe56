import type { PostgrestError } from '@supabase/supabase-js';

/** A refused or failed request to the data, as a page shows it. */
export class DataError extends Error {
  override readonly name = 'DataError';

  /**
   * @param message what happened, for the person: the server's words, else the caller's fallback
   * @param code the SQLSTATE or PGRST code, or an empty string when the server was not reached
   * @param status the HTTP status, 0 when there was no answer
   */
  constructor(
    message: string,
    readonly code: string,
    readonly status: number,
  ) {
    super(message);
  }

  /** Whether the same request may go through a moment later. A refusal stays a refusal. */
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

/**
 * Sends a request and takes the data out of its answer. The client's own retries are off: the data cache retries, and
 * both together would keep a failure from the person for half a minute.
 * @param fallback the text when the server gave none, such as 'Failed to fetch staff'
 * @throws DataError
 */
export async function dataOf<T>(request: DataRequest<T>, fallback: string): Promise<NonNullable<T>> {
  const { data, error, status } = await request.retry(false);
  if (error) throw new DataError(error.message || fallback, error.code ?? '', status);
  return data as NonNullable<T>;
}
