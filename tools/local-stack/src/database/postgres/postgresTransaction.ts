import type { PoolClient } from 'pg';
import { beginTransaction } from '../beginTransaction';
import type { Parameter, QueryResult, Transaction, TransactionContext } from '../database';
import { requireWholeStatement } from '../requireWholeStatement';
import { databaseErrorFrom } from './serverError';

/** Commands that report how many rows they changed. */
const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE', 'COPY']);

/** Makes the format of values independent of the server's configuration. */
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
   * @param limit time limit of each statement (milliseconds)
   * @throws DatabaseError; the connection stays the caller's
   */
  static async begin(client: PoolClient, context: TransactionContext, limit: number): Promise<PostgresTransaction> {
    const transaction = new PostgresTransaction(client, limit);
    // As in a hosted project: migrations use the extensions without naming their schema.
    const path = context.kind === 'owner' ? '; set local search_path to public, extensions' : '';
    await transaction.#run(`${beginTransaction(context)}${path}; ${SETTINGS}; set local statement_timeout to ${limit}`);
    return transaction;
  }

  async query<Row>(sql: string, parameters: readonly Parameter[] = []): Promise<QueryResult<Row>> {
    requireWholeStatement(sql);
    try {
      const values = parameters.map((parameter) => (parameter === null ? null : String(parameter)));
      // The extended protocol runs one statement and no script, even without parameters.
      const query = { text: sql, values, queryMode: 'extended' };
      const { rows, rowCount, command } = await this.#client.query(query);
      return { rows: rows as Row[], affectedRows: CHANGES.has(command) ? (rowCount ?? 0) : 0 };
    } catch (error) {
      throw databaseErrorFrom(error);
    }
  }

  async execute(script: string): Promise<void> {
    requireWholeStatement(script);
    // Separate queries, so that the position in an error counts from the script's start.
    await this.#run('set local statement_timeout to 0');
    await this.#run(script);
    await this.#run(`set local statement_timeout to ${this.#limit}`);
  }

  /** Ends the transaction and returns the connection. After a failure it must still be abandoned. */
  async end(how: 'commit' | 'rollback'): Promise<void> {
    await this.#run(how);
    this.#client.release();
  }

  /** Rolls everything back. If that fails, closes the connection. */
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
