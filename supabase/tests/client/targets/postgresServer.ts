import { Client } from 'pg';
import { startStack } from './stack';
import { testServerUrl } from '../../testServerUrl';

/** A database on the server of this run. */
export interface ServerDatabase {
  /** Connects a superuser. */
  url: string;
  drop(): Promise<void>;
}

/** The product's database, migrated and seeded. */
const PRODUCT = 'product';
const DRAFT = 'product_draft';

/** An empty database. */
export function createDatabase(): Promise<ServerDatabase> {
  return create('');
}

/**
 * The product's database as a first start of the stack leaves it, migrated and seeded. The first file of tests that asks
 * makes it; all of them get a copy.
 */
export async function copyProductDatabase(): Promise<ServerDatabase> {
  await connected(testServerUrl('postgres'), async (server) => {
    // Files of tests run beside one another. The others wait here for the first one.
    await server.query(`select pg_advisory_lock(hashtextextended('${PRODUCT}', 0))`);
    const { rows } = await server.query('select from pg_database where datname = $1', [PRODUCT]);
    if (rows.length > 0) return;
    // A failed attempt may have left one.
    await server.query(`drop database if exists ${DRAFT} with (force)`);
    await server.query(`create database ${DRAFT}`);
    const stack = await startStack({ DATABASE_URL: testServerUrl(DRAFT) }, 'product');
    await stack.stop();
    await server.query(`alter database ${DRAFT} rename to ${PRODUCT}`);
  });
  return create(`template ${PRODUCT}`);
}

/** Runs a script as the superuser. */
export async function execute(url: string, script: string): Promise<void> {
  await connected(url, (client) => client.query(script));
}

async function create(options: string): Promise<ServerDatabase> {
  const name = `contract_${process.pid}_${Date.now()}`;
  await execute(testServerUrl('postgres'), `create database ${name} ${options}`);
  return {
    url: testServerUrl(name),
    drop: () => execute(testServerUrl('postgres'), `drop database ${name} with (force)`),
  };
}

async function connected(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
