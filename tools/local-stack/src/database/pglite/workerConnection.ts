import { Worker } from 'node:worker_threads';
import { DatabaseError, type DatabaseErrorFields } from '../databaseError';
import { statementTimeout } from '../statementTimeout';
import type { CommandBody, ReplyValue, WorkerMessage, WorkerOptions } from './workerProtocol';

interface Waiting {
  resolve: (value: ReplyValue) => void;
  reject: (error: DatabaseError) => void;
  watchdog: NodeJS.Timeout | undefined;
}

/** Class of the SQLSTATEs about the connection, not about a statement. */
const CONNECTION_EXCEPTION = '08';

const workerLost: DatabaseErrorFields = { code: '57P02', message: 'the database worker stopped unexpectedly' };

/** One worker thread with an open PGlite. Once it is not `alive` it stays so: open another one. */
export class WorkerConnection {
  alive = true;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #onNotification: (channel: string) => void;
  #nextId = 1;

  private constructor(worker: Worker, onNotification: (channel: string) => void) {
    this.#worker = worker;
    this.#onNotification = onNotification;
  }

  /** @throws Error if PGlite cannot open the folder */
  static open(options: WorkerOptions, onNotification: (channel: string) => void): Promise<WorkerConnection> {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: options, execArgv: [] });
    const connection = new WorkerConnection(worker, onNotification);
    return new Promise((resolve, reject) => {
      worker.on('message', (message: WorkerMessage) => {
        if (message.kind === 'ready') resolve(connection);
        else if (message.kind === 'openFailed') reject(new Error(message.message));
        else connection.#receive(message);
      });
      worker.on('error', (error) => {
        reject(error);
        connection.#fail({ ...workerLost, detail: error.message });
      });
      worker.on('exit', () => {
        reject(new Error('the database worker stopped while opening'));
        connection.#fail(workerLost);
      });
    });
  }

  /** @param limit milliseconds; a longer command ends the worker, because PGlite cannot interrupt a statement */
  send(command: CommandBody, limit: number | null): Promise<ReplyValue> {
    if (!this.alive) return Promise.reject(new DatabaseError(workerLost));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      const watchdog = limit === null ? undefined : setTimeout(() => this.#afterLimit(id), limit);
      this.#waiting.set(id, { resolve, reject, watchdog });
      this.#worker.postMessage({ ...command, id });
    });
  }

  async close(): Promise<void> {
    await this.send({ kind: 'close' }, null);
    this.alive = false;
    await this.#worker.terminate();
  }

  /**
   * Timers run before messages: after something else has kept this thread busy, the answer may already have arrived.
   * It is received before `setImmediate` calls back.
   */
  #afterLimit(id: number): void {
    setImmediate(() => {
      if (this.#waiting.has(id)) this.#stopStatement();
    });
  }

  #stopStatement(): void {
    this.#fail(statementTimeout);
    void this.#worker.terminate();
  }

  /** Resolves when the thread has ended, so that nothing writes to the folder any more. */
  async gone(): Promise<void> {
    await this.#worker.terminate();
  }

  #receive(message: Extract<WorkerMessage, { kind: 'done' | 'failed' | 'notification' }>): void {
    if (message.kind === 'notification') return this.#onNotification(message.channel);
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    this.#waiting.delete(message.id);
    clearTimeout(waiting.watchdog);
    if (message.kind === 'done') return waiting.resolve(message.value);
    waiting.reject(new DatabaseError(message.error));
    if (message.error.code.startsWith(CONNECTION_EXCEPTION)) this.#giveUp();
  }

  /** After a protocol error no answer of the worker can be trusted: it might belong to another caller. */
  #giveUp(): void {
    this.#fail(workerLost);
    void this.#worker.terminate();
  }

  #fail(reason: DatabaseErrorFields): void {
    this.alive = false;
    for (const { reject, watchdog } of this.#waiting.values()) {
      clearTimeout(watchdog);
      reject(new DatabaseError(reason));
    }
    this.#waiting.clear();
  }
}
