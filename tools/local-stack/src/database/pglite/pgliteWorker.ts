import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import type { DatabaseErrorFields } from '../databaseError';
import type { Command, ReplyValue, WorkerMessage, WorkerOptions } from './workerProtocol';

const BIGINT_OID = 20;

/** Parameters are text already: PGlite must not refuse them by its own idea of each type. */
const asText = new Proxy<Record<number, (value: string) => string>>({}, { get: () => String });

const nothing: ReplyValue = { rows: [], affectedRows: 0 };

async function open({ folder }: WorkerOptions): Promise<PGlite> {
  const database = await PGlite.create({
    dataDir: folder,
    extensions: { btree_gist, citext, pg_trgm, pgcrypto },
    parsers: { [BIGINT_OID]: (text) => text },
  });
  // As on a hosted project: migrations find the extensions without naming their schema.
  await database.exec('set search_path to public, extensions');
  return database;
}

async function run(database: PGlite, command: Command): Promise<ReplyValue> {
  switch (command.kind) {
    case 'query': {
      if (command.before) await database.exec(command.before);
      const result = await database.query(command.sql, [...command.parameters], { serializers: asText });
      return { rows: result.rows, affectedRows: result.affectedRows ?? 0 };
    }
    case 'execute':
      if (command.before) await database.exec(command.before);
      await database.exec(command.script);
      return nothing;
    case 'listen':
      await database.listen(command.channel, () => send({ kind: 'notification', channel: command.channel }));
      return nothing;
    case 'close':
      await database.close();
      return nothing;
  }
}

function describe(error: unknown): DatabaseErrorFields {
  const { code, message, detail, hint, constraint, position, where } = error as DatabaseErrorFields;
  return { code: code ?? 'XX000', message: message ?? String(error), detail, hint, constraint, position, where };
}

function send(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

async function serve(): Promise<void> {
  let database: PGlite;
  try {
    database = await open(workerData as WorkerOptions);
  } catch (error) {
    send({ kind: 'openFailed', message: error instanceof Error ? error.message : String(error) });
    return;
  }
  parentPort?.on('message', (command: Command) => {
    run(database, command).then(
      (value) => send({ kind: 'done', id: command.id, value }),
      (error: unknown) => send({ kind: 'failed', id: command.id, error: describe(error) }),
    );
  });
  send({ kind: 'ready' });
}

await serve();
