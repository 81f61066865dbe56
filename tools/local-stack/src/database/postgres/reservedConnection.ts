import { setTimeout as delay } from 'node:timers/promises';
import { Client, DatabaseError as ServerError } from 'pg';
import { quoteIdentifier, quoteLiteral } from '../literals';
import { StartError } from '../../startError';
import { serverAddress } from './serverAddress';
import { connectError } from './connectError';

/** Milliseconds between two attempts to come back after the connection was lost. */
const RETRY_MS = 500;

/** Milliseconds that the server gets to notice that a stack which was killed is gone. */
const LOCK_PATIENCE_MS = 2000;

const LOCK_NOT_AVAILABLE = '55P03';

/** The one lock of the local stack in a database. Advisory locks belong to their database and end with their session. */
const LOCK = 'the local stack serves this database';

/**
 * The connection that a stack keeps to itself while it serves a database: it holds the lock that keeps a second stack
 * out, and hears notifications. A lost connection is opened again.
 */
export class ReservedConnection {
  readonly #connectionString: string;
  readonly #onDisplaced: () => void;
  readonly #listeners = new Map<string, (() => void)[]>();
  #client: Client | null = null;
  #resuming = false;
  #closed = false;

  private constructor(connectionString: string, onDisplaced: () => void) {
    this.#connectionString = connectionString;
    this.#onDisplaced = onDisplaced;
  }

  /**
   * @param onDisplaced another stack took the database while the connection was lost: nothing may be written any more
   * @throws StartError when the server cannot be reached or another stack serves the database
   */
  static async open(connectionString: string, onDisplaced: () => void): Promise<ReservedConnection> {
    const connection = new ReservedConnection(connectionString, onDisplaced);
    const client = await connection.#connect();
    if (await takeLock(client)) return connection;
    await connection.close();
    throw new StartError(
      `The database at ${serverAddress(connectionString)} is in use by another local stack; ` +
        'stop that one first or set another DATABASE_URL.',
    );
  }

  async listen(channel: string, listener: () => void): Promise<void> {
    const known = this.#listeners.get(channel);
    if (known) {
      known.push(listener);
      return;
    }
    this.#listeners.set(channel, [listener]);
    await this.#client?.query(`listen ${quoteIdentifier(channel)}`);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
  }

  async #connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.#connectionString,
      application_name: 'local stack: lock',
      keepAlive: true,
    });
    client.on('notification', ({ channel }) => this.#listeners.get(channel)?.forEach((listener) => listener()));
    // An error is followed by the end, which is where we come back.
    client.on('error', () => undefined);
    try {
      await client.connect();
    } catch (error) {
      throw connectError(error, serverAddress(this.#connectionString));
    }
    client.once('end', () => void this.#comeBack());
    this.#client = client;
    return client;
  }

  /** Tries until the lock is held and the channels are heard again. */
  async #comeBack(): Promise<void> {
    this.#client = null;
    if (this.#resuming) return;
    this.#resuming = true;
    while (!this.#closed && this.#client === null) {
      await delay(RETRY_MS, undefined, { ref: false });
      await this.#resume().catch(() => undefined);
    }
    this.#resuming = false;
  }

  async #resume(): Promise<void> {
    if (this.#closed) return;
    const client = await this.#connect();
    if (!(await takeLock(client))) {
      this.#onDisplaced();
      await this.close();
      return;
    }
    for (const [channel, listeners] of this.#listeners) {
      await client.query(`listen ${quoteIdentifier(channel)}`);
      // Notifications in the meantime are lost.
      listeners.forEach((listener) => listener());
    }
  }
}

async function takeLock(client: Client): Promise<boolean> {
  try {
    await client.query(`set lock_timeout to ${LOCK_PATIENCE_MS}`);
    await client.query(`select pg_advisory_lock(hashtextextended(${quoteLiteral(LOCK)}, 0))`);
    return true;
  } catch (error) {
    if (error instanceof ServerError && error.code === LOCK_NOT_AVAILABLE) return false;
    throw error;
  }
}
