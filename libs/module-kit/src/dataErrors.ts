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

/**
 * Takes the data out of an answer of the Supabase client.
 * @param fallback the text when the server gave none, such as 'Failed to fetch staff'
 * @throws DataError
 */
export async function dataOf<T>(answer: PromiseLike<DataAnswer<T>>, fallback: string): Promise<NonNullable<T>> {
  const { data, error, status } = await answer;
  if (error) throw new DataError(error.message || fallback, error.code ?? '', status);
  return data as NonNullable<T>;
}
