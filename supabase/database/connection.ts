/** What runs a statement and gives its rows: PGlite or a client of PostgreSQL. */
export interface Connection {
  query(sql: string): Promise<{ rows: Record<string, unknown>[] }>;
}

/** One that also runs scripts of any number of statements. */
export interface ScriptConnection extends Connection {
  run(script: string): Promise<void>;
}
