export interface DatabaseErrorFields {
  /** SQLSTATE, for example `23505`. */
  code: string;
  message: string;
  detail?: string | undefined;
  hint?: string | undefined;
  constraint?: string | undefined;
  /** Position in the script, from 1, where Postgres stopped reading. */
  position?: string | undefined;
  where?: string | undefined;
}

/** An error of Postgres, field by field, from either driver. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: string;
  readonly detail: string | null;
  readonly hint: string | null;
  readonly constraint: string | null;
  readonly position: number | null;
  readonly where: string | null;

  constructor(fields: DatabaseErrorFields) {
    super(fields.message);
    this.code = fields.code;
    this.detail = fields.detail ?? null;
    this.hint = fields.hint ?? null;
    this.constraint = fields.constraint ?? null;
    this.position = fields.position ? Number(fields.position) : null;
    this.where = fields.where ?? null;
  }
}
