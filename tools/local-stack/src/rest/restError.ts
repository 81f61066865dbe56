/** A request that the REST service refuses, in the words and codes of PostgREST. */
export class RestError extends Error {
  override readonly name = 'RestError';
  /** HTTP status. */
  readonly status: number;
  /** `PGRST…`, or the SQLSTATE of a hosted project's answer. */
  readonly code: string;
  readonly details: unknown;
  readonly hint: string | null;

  constructor(status: number, code: string, message: string, more: { details?: unknown; hint?: string } = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = more.details ?? null;
    this.hint = more.hint ?? null;
  }
}

/** The address is invalid. */
export function grammarError(message: string, details?: string): RestError {
  return new RestError(400, 'PGRST100', message, details === undefined ? {} : { details });
}
