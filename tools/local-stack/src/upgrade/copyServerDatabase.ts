import { Client } from 'pg';
import { quoteIdentifier } from '../database/literals';
import { databaseErrorFrom } from '../database/postgres/serverError';

/** The database to connect to for work on other databases. */
const MAINTENANCE = 'postgres';
/** Most bytes of a name; Postgres cuts off longer ones. */
const NAME_LIMIT = 63;

/**
 * Copies a database beside the original on its server. Nothing may be connected to it.
 * @returns the connection string of the copy
 * @throws DatabaseError as Postgres reported it, such as 42501 if the account may not create databases
 */
export async function copyServerDatabase(url: string, suffix: string): Promise<string> {
  const name = nameIn(url);
  const copy = `${name.slice(0, NAME_LIMIT - suffix.length)}${suffix}`;
  await runBeside(url, `create database ${quoteIdentifier(copy)} template ${quoteIdentifier(name)}`);
  return withDatabase(url, copy);
}

/** Removes a copy. */
export function dropServerDatabase(url: string): Promise<void> {
  return runBeside(url, `drop database ${quoteIdentifier(nameIn(url))}`);
}

async function runBeside(url: string, statement: string): Promise<void> {
  const client = new Client({
    connectionString: withDatabase(url, MAINTENANCE),
    application_name: 'local stack: copy',
  });
  // A broken connection fails the statement.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(statement);
  } catch (error) {
    throw databaseErrorFrom(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const nameIn = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(name)}`;
  return other.href;
}
