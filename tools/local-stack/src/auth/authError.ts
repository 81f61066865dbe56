/** A refusal of the auth service, in the codes of GoTrue. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  /** HTTP status. */
  readonly status: number;
  /** `invalid_credentials`, `weak_password`, … */
  readonly code: string;
  /** Further fields of the answer. */
  readonly more: Record<string, unknown>;

  constructor(status: number, code: string, message: string, more: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}
