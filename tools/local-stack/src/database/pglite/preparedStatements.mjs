// @ts-check
// Plain JavaScript, like the worker.
import { parse, protocol } from '@electric-sql/pglite';

/** @import { PGlite, Results } from '@electric-sql/pglite' */
/** @import { Opening } from './workerProtocol' */

const { serialize } = protocol;

/** How many statements stay prepared. A page sends about a dozen different ones. */
const KEPT = 200;

/**
 * Runs statements on one database, and keeps the plan of those that come again, as hosted projects do. Planning a short
 * read takes as long as running it, because the policies of its tables are planned with it. A kept statement fails once
 * a migration has changed the columns of its answer.
 *
 * One message opens a transaction, runs its statement and ends it, because a message costs PGlite more time than most
 * statements. After an error, PostgreSQL skips the rest of a message, so no statement runs without its caller's role and claims.
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
   * @param {{ opening: Opening | null, ends: boolean }} transaction opens it unless it is open, and commits it after the
   * statement
   * @returns {Promise<Results>}
   */
  run(sql, parameters, { opening, ends }) {
    return this.#database.runExclusive(async () => {
      const opens = opening ? await this.#open(opening) : [];
      const commits = ends ? await this.#perform('commit') : [];
      // Its names are looked up as the settings say, so the transaction opens before a new statement is parsed.
      const statement = await this.#prepare(sql, opens);
      const messages = await this.#send([
        ...opens,
        serialize.bind({ statement, values: [...parameters] }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
        ...commits,
        serialize.sync(),
      ]);
      // Only this statement is described. It has one result, which is empty where PGlite answered nothing.
      const answer = messages.slice(messages.findIndex(({ name }) => name === 'rowDescription' || name === 'noData'));
      return /** @type {Results} */ (parse.parseResults(answer, this.#database.parsers)[0]);
    });
  }

  /**
   * @param {Opening} opening
   * @returns {Promise<Uint8Array[]>} messages
   */
  async #open({ begin, settings }) {
    const set = settings.map((_, index) => `set_config($${2 * index + 1}, $${2 * index + 2}, true)`);
    return [...(await this.#perform(begin)), ...(await this.#perform(`select ${set.join(', ')}`, settings.flat()))];
  }

  /**
   * @param {string} sql
   * @param {string[]} values
   * @returns {Promise<Uint8Array[]>} messages that run a statement whose answer is not needed
   */
  async #perform(sql, values = []) {
    return [serialize.bind({ statement: await this.#prepare(sql, []), values }), serialize.execute({})];
  }

  /**
   * @param {string} sql
   * @param {Uint8Array[]} before messages that are sent and removed if the statement is new
   * @returns {Promise<string>} the name of the prepared statement
   */
  async #prepare(sql, before) {
    const known = this.#names.get(sql);
    const name = known ?? `s${(this.#count += 1)}`;
    if (known === undefined)
      await this.#send([...before.splice(0), serialize.parse({ name, text: sql }), serialize.sync()]);
    this.#names.delete(sql);
    this.#names.set(sql, name);
    const [oldest] = this.#names;
    if (this.#names.size > KEPT && oldest) {
      this.#names.delete(oldest[0]);
      await this.#send([serialize.close({ type: 'S', name: oldest[1] }), serialize.sync()]);
    }
    return name;
  }

  /** @param {Uint8Array[]} parts of one message, up to a sync */
  async #send(parts) {
    const { messages } = await this.#database.execProtocol(Buffer.concat(parts), { syncToFs: false });
    return messages;
  }
}
