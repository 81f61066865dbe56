import { Client } from 'pg';
import { startSeededStack } from './seededStack';

/**
 * Makes a database that has been migrated and seeded. Nothing is connected to it, so it can be copied.
 * @param server a superuser's address of a server that has none yet
 * @returns its address
 */
export async function makeSeededDatabase(server: string): Promise<string> {
  const client = new Client(server);
  await client.connect();
  await client.query('create database seeded');
  await client.end();
  const seeded = new URL('/seeded', server).href;
  const stack = await startSeededStack(seeded);
  await stack.stop();
  return seeded;
}
