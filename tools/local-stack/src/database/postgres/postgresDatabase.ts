import { Pool, type PoolClient } from 'pg';
import { StartError } from '../../startError';
import type { Database, Parameter, QueryResult, Transaction, TransactionContext } from '../database';
import { DatabaseError } from '../databaseError';
import { DEFAULT_STATEMENT_LIMIT, statementLimitOf } from '../statementTimeout';
import { columnParsers } from './columnParsers';
import { PostgresTransaction } from './postgresTransaction';
import { ReservedConnection } from './reservedConnection';
import { serverAddress } from './serverAddress';
import { databaseErrorFrom } from './serverError';

interface PostgresOptions {
  /**
   * `postgres://account:password@host:port/database`. Not through a pooler that shares sessions, because the lock on
   * the database lives in a session.
   */
  connectionString: string;
  /** Time limit of one statement (milliseconds); 10,000 by default. */
  statementLimit?: number;
}

/** Most concurrent transactions; more wait. */
const CONNECTIONS = 10;

/** SQLSTATEs of sessions that the server ends or that we lose. */
const CONNECTION_LOST = new Set(['57P01', '57P02', '08006']);

/** How long a transaction waits for a connection (milliseconds). */
const PATIENCE_MS = 10_000;

/** The oldest version that the migrations support. */
const OLDEST_VERSION = 15;

/**
 * Opens a database on a PostgreSQL server and locks it for this stack.
 * @throws StartError if it cannot be reached, is too old, is not UTF-8 or is used by another stack
 */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const database = new PostgresDatabase(options);
  await database.open();
  return database;
}

class PostgresDatabase implements Database {
  readonly #connectionString: string;
  readonly #statementLimit: number;
  readonly #pool: Pool;
  readonly #running = new Set<Promise<unknown>>();
  #reserved: ReservedConnection | null = null;
  #displaced = false;
  #closing: Promise<void> | null = null;

  constructor({ connectionString, statementLimit = DEFAULT_STATEMENT_LIMIT }: PostgresOptions) {
    this.#connectionString = connectionString;
    this.#statementLimit = statementLimit;
    this.#pool = new Pool({
      connectionString,
      application_name: 'local stack',
      max: CONNECTIONS,
      connectionTimeoutMillis: PATIENCE_MS,
      keepAlive: true,
      types: columnParsers,
    });
    // A broken connection fails its running statement, if any, and is replaced when one is needed.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  async open(): Promise<void> {
    this.#reserved = await ReservedConnection.open(this.#connectionString, () => (this.#displaced = true));
    try {
      await this.#requireServer();
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  query<Row>(sql: string, parameters: readonly Parameter[] = []): Promise<QueryResult<Row>> {
    return this.transaction({ kind: 'owner' }, (transaction) => transaction.query<Row>(sql, parameters));
  }

  async transaction<T>(context: TransactionContext, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    this.#requireOpen();
    const running = this.#run(context, work);
    this.#running.add(running);
    try {
      return await running;
    } finally {
      this.#running.delete(running);
    }
  }

  async onNotification(channel: string, listener: () => void): Promise<void> {
    await this.#reserved?.listen(channel, listener);
  }

  close(): Promise<void> {
    this.#closing ??= this.#finish();
    return this.#closing;
  }

  async #finish(): Promise<void> {
    await Promise.allSettled(this.#running);
    await this.#pool.end();
    await this.#reserved?.close();
  }

  async #run<T>(context: TransactionContext, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const transaction = await this.#begin(context);
    try {
      const result = await work(transaction);
      await transaction.end(context.kind === 'request' ? context.end : 'commit');
      return result;
    } catch (error) {
      await transaction.abandon();
      throw error;
    }
  }

  /** A connection that broke while idle fails only now, when nothing has run yet: use another one. */
  async #begin(context: TransactionContext): Promise<PostgresTransaction> {
    for (let broken = 0; ; broken += 1) {
      const client = await this.#takeConnection();
      try {
        return await PostgresTransaction.begin(client, context, statementLimitOf(context, this.#statementLimit));
      } catch (error) {
        client.release(true);
        const isLost = error instanceof DatabaseError && CONNECTION_LOST.has(error.code);
        if (!isLost || broken === CONNECTIONS) throw error;
      }
    }
  }

  #requireOpen(): void {
    if (this.#closing) throw new DatabaseError({ code: '57P01', message: 'the database is closed' });
    if (!this.#displaced) return;
    throw new DatabaseError({
      code: '57P01',
      message: 'another local stack has taken the database',
      hint: 'Stop one of the two and start this one again.',
    });
  }

  async #takeConnection(): Promise<PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      throw databaseErrorFrom(error);
    }
  }

  async #requireServer(): Promise<void> {
    const { rows } = await this.query<{ version: number; encoding: string }>(
      `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding`,
    );
    const { version = 0, encoding = '' } = rows[0] ?? {};
    const address = serverAddress(this.#connectionString);
    if (version < OLDEST_VERSION) {
      throw new StartError(
        `The database at ${address} is PostgreSQL ${version}; ${OLDEST_VERSION} or later is needed. Set another DATABASE_URL.`,
      );
    }
    if (encoding !== 'UTF8') {
      throw new StartError(
        `The database at ${address} is encoded in ${encoding}; create one with "encoding 'UTF8' template template0".`,
      );
    }
  }
}
