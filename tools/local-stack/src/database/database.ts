/** A value bound to `$1`, `$2`, …: sent as text, so that Postgres alone decides how to read it. */
export type Parameter = string | number | boolean | null;

export interface QueryResult<Row> {
  rows: Row[];
  /** Rows inserted, updated or deleted; 0 for reads. */
  affectedRows: number;
}

/** One open transaction. It ends when the function that received it returns or throws. */
export interface Transaction {
  /**
   * Runs one statement. Dates arrive as `Date`, json as values, bigint and numeric as text.
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

/** What row policies and functions may ask about the request that they serve. */
export interface RequestContext {
  kind: 'request';
  role: ApiRole;
  /** Claims of the verified token: what `auth.jwt()` answers. */
  claims: Record<string, unknown>;
  method: string;
  path: string;
  /** What `current_setting('request.headers')` answers. */
  headers: Record<string, string>;
  readOnly: boolean;
  /** `rollback` runs everything and keeps nothing (`Prefer: tx=rollback`). */
  end: 'commit' | 'rollback';
}

/** `owner`: the stack itself, past every policy. */
export type TransactionContext = { kind: 'owner' } | RequestContext;

/** Where the stack keeps its rows: PGlite, or a database of a PostgreSQL server. Both answer to this contract. */
export interface Database {
  /** One statement as the owner, in a transaction of its own. */
  query<Row = Record<string, unknown>>(sql: string, parameters?: readonly Parameter[]): Promise<QueryResult<Row>>;
  /**
   * Commits when `work` returns, rolls back when it throws. `work` must use only the transaction that
   * it is given: a driver with one connection would otherwise wait for itself.
   */
  transaction<T>(context: TransactionContext, work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Calls the listener after every committed `notify <channel>`. */
  onNotification(channel: string, listener: () => void): Promise<void>;
  /** Waits for what is running, then closes. Later calls are refused. */
  close(): Promise<void>;
}
