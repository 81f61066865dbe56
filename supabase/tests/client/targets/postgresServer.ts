import { Client } from 'pg';

/** A database on the server of this run. */
export interface ServerDatabase {
  /** Connects a superuser. */
  url: string;
  drop(): Promise<void>;
}

/** @throws Error when Jest was not started with a project that brings a server */
export async function createDatabase(): Promise<ServerDatabase> {
  const { TEST_POSTGRES_URL: server } = process.env;
  if (!server) throw new Error('There is no PostgreSQL server in this run: see onPostgres in jest.config.cjs.');
  const name = `contract_${process.pid}_${Date.now()}`;
  await execute(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(server, `drop database ${name} with (force)`) };
}

/** Runs a script as the superuser. */
export async function execute(url: string, script: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(script);
  } finally {
    await client.end();
  }
}
