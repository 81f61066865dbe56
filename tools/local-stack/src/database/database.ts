/** A value bound to `$1`, `$2`, …: sent as text, so that only Postgres decides how to read it. */
export type Parameter = string | number | boolean | null;

export interface QueryResult<Row> {
  rows: Row[];
  /** Rows inserted, updated or deleted; 0 for reads. */
  affectedRows: number;
}

/** One open transaction. It ends when the function that received it returns or throws. */
export interface Transaction {
  /**
   * Runs one statement. Dates are returned as `Date`, json as values, bigint and numeric as text.
   * @throws DatabaseError as Postgres reported it
   */
  query<Row = Record<string, unknown>>(sql: string, parameters?: readonly Parameter[]): Promise<QueryResult<Row>>;
  /** Runs a script of any number of statements, without parameters and without a time limit. */
  execute(script: string): Promise<void>;
}

const apiRoles = ['anon', 'authenticated', 'service_role'] as const;
export type ApiRole = (typeof apiRoles)[number];

export function isApiRole(role: unknown): role is ApiRole {
  return apiRoles.includes(role as ApiRole);
}

/** The data about a request that row policies and functions can read. */
export interface RequestContext {
  kind: 'request';
  role: ApiRole;
  /** Claims of the verified token, as in `auth.jwt()`. */
  claims: Record<string, unknown>;
  method: string;
  path: string;
  /** The headers in `current_setting('request.headers')`. */
  headers: Record<string, string>;
  readOnly: boolean;
  /** Whether it is one statement, whose answer decides nothing about the transaction. It can end with it. */
  isSingle?: boolean;
  /** `rollback` runs everything and keeps nothing (`Prefer: tx=rollback`). */
  end: 'commit' | 'rollback';
}

/** `owner`: the stack itself, past every policy. */
export type TransactionContext = { kind: 'owner' } | RequestContext;

/** The database of the stack: PGlite, or one on a PostgreSQL server. Both implement this interface. */
export interface Database {
  /** One statement as the owner, in its own transaction. */
  query<Row = Record<string, unknown>>(sql: string, parameters?: readonly Parameter[]): Promise<QueryResult<Row>>;
  /**
   * Commits when `work` returns, rolls back when it throws. `work` must use only the given transaction: a driver with
   * one connection would otherwise wait for itself.
   */
  transaction<T>(context: TransactionContext, work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Calls the listener after every committed `notify <channel>`. */
  onNotification(channel: string, listener: () => void): Promise<void>;
  /** Waits for running work, then closes. Later calls are refused. */
  close(): Promise<void>;
}
