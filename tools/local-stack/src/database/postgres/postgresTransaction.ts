import type { PoolClient } from 'pg';
import { beginTransaction } from '../beginTransaction';
import type { Parameter, QueryResult, Transaction, TransactionContext } from '../database';
import { requireWholeStatement } from '../requireWholeStatement';
import { databaseErrorFrom } from './serverError';

/** Commands whose row count says what they changed. */
const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE', 'COPY']);

/** How values are written and read does not depend on the server's configuration. */
const SETTINGS =
  "set local timezone to 'UTC'; set local datestyle to 'ISO, MDY'; set local intervalstyle to 'postgres'";

/** A transaction, and the connection that belongs to it until it ends. */
export class PostgresTransaction implements Transaction {
  readonly #client: PoolClient;
  readonly #limit: number;

  private constructor(client: PoolClient, limit: number) {
    this.#client = client;
    this.#limit = limit;
  }

  /**
   * @param limit milliseconds that each statement may take
   * @throws DatabaseError; the connection stays the caller's
   */
  static async begin(client: PoolClient, context: TransactionContext, limit: number): Promise<PostgresTransaction> {
    const transaction = new PostgresTransaction(client, limit);
    // As on a hosted project: migrations find the extensions without naming their schema.
    const path = context.kind === 'owner' ? '; set local search_path to public, extensions' : '';
    await transaction.#run(`${beginTransaction(context)}${path}; ${SETTINGS}; set local statement_timeout to ${limit}`);
    return transaction;
  }

  async query<Row>(sql: string, parameters: readonly Parameter[] = []): Promise<QueryResult<Row>> {
    requireWholeStatement(sql);
    try {
      const values = parameters.map((parameter) => (parameter === null ? null : String(parameter)));
      // The extended protocol takes one statement and no script, also when there is no parameter.
      const query = { text: sql, values, queryMode: 'extended' };
      const { rows, rowCount, command } = await this.#client.query(query);
      return { rows: rows as Row[], affectedRows: CHANGES.has(command) ? (rowCount ?? 0) : 0 };
    } catch (error) {
      throw databaseErrorFrom(error);
    }
  }

  async execute(script: string): Promise<void> {
    requireWholeStatement(script);
    // In queries of their own, so that the position in an error counts from the script's beginning.
    await this.#run('set local statement_timeout to 0');
    await this.#run(script);
    await this.#run(`set local statement_timeout to ${this.#limit}`);
  }

  /** Ends the transaction and gives the connection back. After a failure it still has to be abandoned. */
  async end(how: 'commit' | 'rollback'): Promise<void> {
    await this.#run(how);
    this.#client.release();
  }

  /** Takes everything back. A connection on which that is not possible is closed. */
  async abandon(): Promise<void> {
    try {
      await this.end('rollback');
    } catch {
      this.#client.release(true);
    }
  }

  async #run(script: string): Promise<void> {
    try {
      await this.#client.query(script);
    } catch (error) {
      throw databaseErrorFrom(error);
    }
  }
}
