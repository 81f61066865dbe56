import { Client } from 'pg';
import { startSeededStack } from './seededStack';

const SEEDED = 'seeded';

/** Makes a database that has been migrated and seeded, on a server that has none yet. @param server a superuser's address */
export async function makeSeededDatabase(server: string): Promise<void> {
  await execute(server, `create database ${SEEDED}`);
  const stack = await startSeededStack(urlOf(server, SEEDED));
  await stack.stop();
}

/** @param place a number that no other copy has @returns the address of a copy of the seeded database */
export async function copySeededDatabase(server: string, place: number): Promise<string> {
  const name = `${SEEDED}_${place}`;
  await execute(server, `create database ${name} template ${SEEDED}`);
  return urlOf(server, name);
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function execute(server: string, statement: string): Promise<void> {
  const client = new Client(server);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
