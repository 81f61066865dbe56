// @ts-check
// Plain JavaScript on purpose: a Node 20 worker does not inherit tsx from its parent (and the parent may be Jest, which
// has none), and a compiler of its own would take a fifth of the time in which the stack starts.
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, protocol } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { PreparedStatements } from './preparedStatements.mjs';

/** @import { Results } from '@electric-sql/pglite' */
/** @import { DatabaseErrorFields } from '../databaseError' */
/** @import { Command, ReplyValue, WorkerMessage, WorkerOptions } from './workerProtocol' */

const BIGINT_OID = 20;

/**
 * PostgreSQL clears its whole buffer pool at each start. Its usual 128 MB take a third of the time in which a folder opens;
 * a club's rows fit into these, and files beyond them stay in the system's cache.
 */
const BUFFER_POOL = ['-c', 'shared_buffers=32MB'];

/**
 * V8 compiles each function of PostgreSQL at its first call, and what runs often once more, with an optimizing compiler.
 * That never pays here: opening takes two thirds of the CPU time without, the first 400 statements a third, and 8,000
 * statements are not slower.
 */
const COMPILE_ONCE = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

/**
 * Parameters are text already: PGlite must not refuse them by its own idea of each type.
 * @type {Record<number, (value: string) => string>}
 */
const asText = new Proxy({}, { get: () => String });

/** @type {ReplyValue} */
const nothing = { rows: [], affectedRows: 0 };

/** @param {WorkerOptions} options */
async function open({ folder }) {
  for (const flag of COMPILE_ONCE) setFlagsFromString(flag);
  const database = await PGlite.create({
    dataDir: folder,
    startParams: [...PGlite.defaultStartParams, ...BUFFER_POOL],
    extensions: { btree_gist, citext, pg_trgm, pgcrypto },
    parsers: { [BIGINT_OID]: (text) => text },
  });
  await dropRowArrays(database);
  // As in a hosted project: migrations use the extensions without naming their schema.
  await database.exec('set search_path to public, extensions');
  return database;
}

/**
 * PGlite makes a parser for the arrays of each table's rows when it opens a folder, and copies all its parsers for each
 * answer: with our tables, half of a short statement's CPU time. No statement of ours returns such an array.
 * @param {PGlite} database
 */
async function dropRowArrays(database) {
  const { rows } = await database.query(`select typarray from pg_type where typtype = 'c' and typarray <> 0`);
  for (const { typarray } of /** @type {{ typarray: number }[]} */ (rows)) delete database.parsers[typarray];
}

/**
 * Runs a script whose answers are not needed, such as `begin`. Making rows of them would take as long as the script.
 * @param {PGlite} database
 * @param {string} script
 */
async function perform(database, script) {
  await database.runExclusive(() => database.execProtocol(protocol.serialize.query(script), { syncToFs: false }));
}

/**
 * @param {PGlite} database
 * @param {PreparedStatements} statements
 * @param {Command} command
 * @returns {Promise<ReplyValue>}
 */
async function run(database, statements, command) {
  switch (command.kind) {
    case 'query':
      if (command.before) await perform(database, command.before);
      return valueOf(await database.query(command.sql, [...command.parameters], { serializers: asText }));
    case 'request':
      return valueOf(await statements.run(command.sql, command.parameters, command));
    case 'execute':
      if (command.before) await perform(database, command.before);
      await perform(database, command.script);
      return nothing;
    case 'listen':
      await database.listen(command.channel, () => send({ kind: 'notification', channel: command.channel }));
      return nothing;
    case 'close':
      await database.close();
      return nothing;
  }
}

/**
 * @param {Results} result
 * @returns {ReplyValue}
 */
const valueOf = ({ rows, affectedRows = 0 }) => ({ rows, affectedRows });

/**
 * @param {unknown} error
 * @returns {DatabaseErrorFields}
 */
function describe(error) {
  const fields = /** @type {DatabaseErrorFields} */ (error);
  const { code, message, detail, hint, constraint, position, where } = fields;
  return { code: code ?? 'XX000', message: message ?? String(error), detail, hint, constraint, position, where };
}

/** @param {WorkerMessage} message */
function send(message) {
  parentPort?.postMessage(message);
}

async function serve() {
  /** @type {PGlite} */
  let database;
  try {
    database = await open(workerData);
  } catch (error) {
    send({ kind: 'openFailed', message: error instanceof Error ? error.message : String(error) });
    return;
  }
  const statements = new PreparedStatements(database);
  parentPort?.on('message', (/** @type {Command} */ command) => {
    run(database, statements, command).then(
      (value) => send({ kind: 'done', id: command.id, value }),
      (error) => send({ kind: 'failed', id: command.id, error: describe(error) }),
    );
  });
  send({ kind: 'ready' });
}

await serve();
