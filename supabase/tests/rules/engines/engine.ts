export type Row = Record<string, unknown>;

/** One connection to a database of its own, as its owner. */
export interface Engine {
  /** Runs a script of any number of statements. */
  run(script: string): Promise<void>;
  /** Runs one statement. `affected` counts the rows that it wrote. */
  query(sql: string, values?: unknown[]): Promise<{ rows: Row[]; affected: number }>;
  close(): Promise<void>;
}
