import { setTimeout as delay } from 'node:timers/promises';
import { Client, DatabaseError as ServerError } from 'pg';
import { quoteIdentifier, quoteLiteral } from '../literals';
import { StartError } from '../../startError';
import { serverAddress } from './serverAddress';
import { connectError } from './connectError';

/** Pause between two attempts to reconnect (milliseconds). */
const RETRY_MS = 500;

/** How long the server may take to notice that a killed stack is gone (milliseconds). */
const LOCK_PATIENCE_MS = 2000;

const LOCK_NOT_AVAILABLE = '55P03';

/** The local stack's lock in a database. Advisory locks belong to a database and end with their session. */
const LOCK = 'the local stack serves this database';

/**
 * The stack's own connection for as long as it serves a database. It holds the lock that keeps a second stack out, and
 * receives notifications. A lost connection is opened again.
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
   * @throws StartError if the server cannot be reached or another stack serves the database
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
    // An error is followed by `end`, which reconnects.
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

  /** Retries until it holds the lock and listens to the channels again. */
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
      // Notifications in between are lost.
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
