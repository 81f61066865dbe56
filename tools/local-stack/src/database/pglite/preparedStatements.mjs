// @ts-check
// Plain JavaScript, like the worker.
import { parse, protocol } from '@electric-sql/pglite';

/** @import { PGlite, Results } from '@electric-sql/pglite' */

const { serialize } = protocol;

/** How many statements stay prepared. A page sends about a dozen different ones. */
const KEPT = 200;

/**
 * Runs statements on one database, and keeps the plan of those that come again, as hosted projects do. Planning a short
 * read takes as long as running it, because the policies of its tables are planned with it. A kept statement fails once
 * a migration has changed the columns of its answer.
 */
export class PreparedStatements {
  #database;
  /** @type {Map<string, string>} The name of each prepared statement, the longest unused first. */
  #names = new Map();
  #count = 0;

  /** @param {PGlite} database */
  constructor(database) {
    this.#database = database;
  }

  /**
   * @param {string} sql
   * @param {readonly (string | null)[]} parameters as text
   * @returns {Promise<Results>}
   */
  run(sql, parameters) {
    return this.#database.runExclusive(async () => {
      const messages = [];
      try {
        const statement = await this.#prepare(sql);
        messages.push(...(await this.#send(serialize.bind({ statement, values: [...parameters] }))));
        messages.push(...(await this.#send(serialize.describe({ type: 'P' }))));
        messages.push(...(await this.#send(serialize.execute({}))));
      } finally {
        await this.#send(serialize.sync());
      }
      // One statement has one result, which is empty where PGlite answered nothing.
      return /** @type {Results} */ (parse.parseResults(messages, this.#database.parsers)[0]);
    });
  }

  /** @param {string} sql */
  async #prepare(sql) {
    const known = this.#names.get(sql);
    const name = known ?? `s${(this.#count += 1)}`;
    if (known === undefined) await this.#send(serialize.parse({ name, text: sql }));
    this.#names.delete(sql);
    this.#names.set(sql, name);
    const [oldest] = this.#names;
    if (this.#names.size > KEPT && oldest) {
      this.#names.delete(oldest[0]);
      await this.#send(serialize.close({ type: 'S', name: oldest[1] }));
    }
    return name;
  }

  /** @param {Uint8Array} message */
  async #send(message) {
    const { messages } = await this.#database.execProtocol(message, { syncToFs: false });
    return messages;
  }
}
