import { Client, types } from 'pg';
import type { Engine, Row } from './engine';
import { projectScripts } from './projectScripts';
import { testServerUrl } from '../../testServerUrl';

const TEMPLATE = 'migrated_and_seeded';
const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);
const [BIGINT, DATE, TIMESTAMP, INTERVAL] = [20, 1082, 1114, 1186];

/** Values as PGlite gives them, where the driver would make something else of them. */
const parsers = new Map<number, (text: string) => unknown>([
  [BIGINT, (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text))],
  [DATE, (text) => new Date(text)],
  [TIMESTAMP, (text) => new Date(text)],
  [INTERVAL, String],
]);

/** A database of a server, for what reaches it on its own. */
export interface ServerDatabase extends Engine {
  url: string;
  /** Opens one more connection to it. Close it before the database. */
  connect(): Promise<Engine>;
}

let databases = 0;

/** A fresh copy of the migrated and seeded database. */
export async function openPostgres(): Promise<ServerDatabase> {
  await makeTemplate();
  return createDatabase(`template ${TEMPLATE}`);
}

/** A fresh database on which the scripts were run, one after the other. */
export async function buildPostgres(scripts: string[]): Promise<ServerDatabase> {
  const engine = await createDatabase('');
  for (const script of scripts) await engine.run(script);
  return engine;
}

/** Made once for all files of a run. A copy needs the template to itself, so all its connections are closed. */
async function makeTemplate(): Promise<void> {
  const server = await connect('postgres');
  try {
    await server.query(`select pg_advisory_lock(hashtextextended('${TEMPLATE}', 0))`);
    const { rows } = await server.query('select from pg_database where datname = $1', [TEMPLATE]);
    if (rows.length > 0) return;
    await server.query(`create database ${TEMPLATE}_draft`);
    const draft = await connect(`${TEMPLATE}_draft`);
    for (const script of projectScripts()) await draft.query(script);
    await draft.end();
    await server.query(`alter database ${TEMPLATE}_draft rename to ${TEMPLATE}`);
  } finally {
    await server.end();
  }
}

async function createDatabase(options: string): Promise<ServerDatabase> {
  const name = `rules_${process.pid}_${(databases += 1)}_${Date.now()}`;
  const server = await connect('postgres');
  await server.query(`create database ${name} ${options}`);
  const connection = await openConnection(name);
  return {
    ...connection,
    url: testServerUrl(name),
    connect: () => openConnection(name),
    close: async () => {
      await connection.close();
      await server.query(`drop database ${name}`);
      await server.end();
    },
  };
}

async function openConnection(database: string): Promise<Engine> {
  const client = await connect(database);
  return {
    run: async (script) => {
      await client.query(script);
    },
    query: async (sql, values = []) => {
      // The extended protocol takes one statement and no script, also without values.
      const query = { text: sql, values, queryMode: 'extended' };
      const { rows, rowCount, command } = await client.query<Row>(query);
      return { rows, affected: WRITES.has(command) ? (rowCount ?? 0) : 0 };
    },
    close: () => client.end(),
  };
}

async function connect(database: string): Promise<Client> {
  const client = new Client({
    connectionString: testServerUrl(database),
    options: '-c timezone=UTC',
    types: { getTypeParser: (type, format) => parsers.get(type) ?? types.getTypeParser(type, format) },
  });
  await client.connect();
  return client;
}
