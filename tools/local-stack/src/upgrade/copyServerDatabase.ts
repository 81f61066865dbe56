import { Client } from 'pg';
import { quoteIdentifier } from '../database/literals';
import { databaseErrorFrom } from '../database/postgres/serverError';

/** Where a server lets an account in that works on other databases. */
const MAINTENANCE = 'postgres';
/** Bytes of a name; Postgres cuts off what is longer. */
const NAME_LIMIT = 63;

/**
 * Copies a database beside itself on its server. Nothing may be connected to it.
 * @returns the connection string of the copy
 * @throws DatabaseError as Postgres reported it, such as 42501 when the account may not create databases
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
  // What breaks fails the statement.
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
