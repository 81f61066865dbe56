import type { Database, Parameter, QueryResult, Transaction, TransactionContext } from '../database';
import { beginTransaction, openingOf } from '../beginTransaction';
import { DatabaseError } from '../databaseError';
import { requireDiskSpace } from './diskReserve';
import { requireWholeStatement } from '../requireWholeStatement';
import { DEFAULT_STATEMENT_LIMIT, statementLimitOf } from '../statementTimeout';
import { TaskQueue } from '../taskQueue';
import { WorkerConnection } from './workerConnection';
import type { CommandBody } from './workerProtocol';

interface PgliteOptions {
  /** The folder of PGlite. The caller holds its lock. */
  folder: string;
  /** Time limit of one statement (milliseconds); 10,000 by default. */
  statementLimit?: number;
}

/** Opens (or creates) a PGlite database in its own worker thread. */
export async function openPglite(options: PgliteOptions): Promise<Database> {
  const database = new PgliteDatabase(options);
  await database.open();
  return database;
}

const OWNER = 'owner';

/** The queue of a transaction: one for each person, and for visitors one for each address. */
function callerOf(context: TransactionContext): string {
  if (context.kind === 'owner') return OWNER;
  const { role, claims, headers } = context;
  return `${role} ${typeof claims.sub === 'string' ? claims.sub : headers['x-forwarded-for']}`;
}

/** PGlite has one connection: transactions wait for one another, and callers take turns. */
class PgliteDatabase implements Database {
  readonly #folder: string;
  readonly #statementLimit: number;
  readonly #queue = new TaskQueue();
  readonly #listeners = new Map<string, (() => void)[]>();
  #connection: WorkerConnection | null = null;
  #closed = false;

  constructor({ folder, statementLimit = DEFAULT_STATEMENT_LIMIT }: PgliteOptions) {
    this.#folder = folder;
    this.#statementLimit = statementLimit;
  }

  async open(): Promise<void> {
    this.#connection = await this.#openWorker();
  }

  query<Row>(sql: string, parameters: readonly Parameter[] = []): Promise<QueryResult<Row>> {
    return this.transaction({ kind: 'owner' }, (transaction) => transaction.query<Row>(sql, parameters));
  }

  transaction<T>(context: TransactionContext, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#queue.run(callerOf(context), async () => {
      if (context.kind === 'request' && !context.readOnly) requireDiskSpace(this.#folder);
      const connection = await this.#connect();
      const limit = statementLimitOf(context, this.#statementLimit);
      const transaction = new PgliteTransaction(connection, context, limit);
      let result: T;
      try {
        result = await work(transaction);
      } catch (error) {
        await transaction.end('rollback');
        throw error;
      }
      if (context.kind === 'request' && context.isSingle) return result;
      const ending = transaction.end(context.kind === 'request' ? context.end : 'commit');
      // The end of a read changes nothing, and the worker keeps the order of commands: the next caller need not wait for it.
      if (context.kind === 'request' && context.readOnly) ending.catch(() => undefined);
      else await ending;
      return result;
    });
  }

  async onNotification(channel: string, listener: () => void): Promise<void> {
    await this.#queue.run(OWNER, async () => {
      const connection = await this.#connect();
      const known = this.#listeners.get(channel);
      if (known) known.push(listener);
      else {
        this.#listeners.set(channel, [listener]);
        await connection.send({ kind: 'listen', channel }, this.#statementLimit);
      }
    });
  }

  async close(): Promise<void> {
    await this.#queue.finished();
    await this.#queue.run(OWNER, async () => {
      if (this.#closed) return;
      this.#closed = true;
      if (this.#connection?.alive) await this.#connection.close();
    });
  }

  /** The open connection; a new one on the same files after a worker was stopped. */
  async #connect(): Promise<WorkerConnection> {
    if (this.#closed) throw new DatabaseError({ code: '57P01', message: 'the database is closed' });
    if (this.#connection?.alive) return this.#connection;
    await this.#connection?.gone();
    try {
      this.#connection = await this.#openWorker();
    } catch (error) {
      throw new DatabaseError({
        code: '57P03',
        message: 'the database cannot be opened again',
        detail: error instanceof Error ? error.message : String(error),
        hint: 'It is tried with every request: make sure that its disk is not full, or start the stack anew.',
      });
    }
    for (const channel of this.#listeners.keys()) {
      await this.#connection.send({ kind: 'listen', channel }, this.#statementLimit);
    }
    return this.#connection;
  }

  #openWorker(): Promise<WorkerConnection> {
    const notify = (channel: string) => this.#listeners.get(channel)?.forEach((listener) => listener());
    return WorkerConnection.open({ folder: this.#folder }, notify);
  }
}

class PgliteTransaction implements Transaction {
  readonly #connection: WorkerConnection;
  readonly #context: TransactionContext;
  readonly #limit: number;
  /** It opens with its first statement, to save a trip to the worker. */
  #isOpen = false;

  constructor(connection: WorkerConnection, context: TransactionContext, limit: number) {
    this.#connection = connection;
    this.#context = context;
    this.#limit = limit;
  }

  async query<Row>(sql: string, parameters: readonly Parameter[] = []): Promise<QueryResult<Row>> {
    requireWholeStatement(sql);
    const texts = parameters.map((parameter) => (parameter === null ? null : String(parameter)));
    const { rows, affectedRows } = await this.#connection.send(this.#commandFor(sql, texts), this.#limit);
    return { rows: rows as Row[], affectedRows };
  }

  async execute(script: string): Promise<void> {
    requireWholeStatement(script);
    const before = this.#opens() ? beginTransaction(this.#context) : null;
    await this.#connection.send({ kind: 'execute', before, script }, null);
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    if (!this.#isOpen || !this.#connection.alive) return;
    await this.#connection.send({ kind: 'execute', before: null, script: how }, this.#limit);
  }

  #commandFor(sql: string, parameters: (string | null)[]): CommandBody {
    const opens = this.#opens();
    if (this.#context.kind === 'owner') return { kind: 'query', before: opens ? 'begin' : null, sql, parameters };
    // Statements of requests answer with the same columns for every table (`resultSql.ts`).
    const opening = opens ? openingOf(this.#context) : null;
    return { kind: 'request', opening, sql, parameters, ends: this.#context.isSingle === true };
  }

  /** Whether the next command opens the transaction. */
  #opens(): boolean {
    const opens = !this.#isOpen;
    this.#isOpen = true;
    return opens;
  }
}
