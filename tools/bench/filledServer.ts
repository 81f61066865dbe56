import path from 'node:path';
import { Client } from 'pg';
import { repositoryRoot } from '../bundler/paths';
import { startThrowawayCluster } from '../checks/postgres/throwawayCluster';
import { openPostgres } from '../local-stack/src/database/postgres/postgresDatabase';
import { applyMigrations } from '../local-stack/src/upgrade/applyMigrations';
import { readMigrations } from '../local-stack/src/upgrade/migrations';

/** A temporary PostgreSQL server with the product's schema and a benchmark's rows. */
export interface FilledServer {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a server, migrates it and fills it.
 * @param rows a script, run in one transaction as the owner
 */
export async function startFilledServer(rows: string): Promise<FilledServer> {
  const cluster = await startThrowawayCluster();
  const database = await openPostgres({ connectionString: cluster.url, statementLimit: 600_000 });
  try {
    const pending = readMigrations(path.join(repositoryRoot, 'supabase/migrations'));
    await applyMigrations(database, { baseline: null, pending }, () => undefined);
    await database.transaction({ kind: 'owner' }, (transaction) => transaction.execute(rows));
    await vacuum(cluster.url);
  } catch (error) {
    await database.close();
    await cluster.stop();
    throw error;
  }
  await database.close();
  return { url: cluster.url, stop: cluster.stop };
}

/** As autovacuum leaves tables after a minute: with statistics, and ready for index-only scans. */
export async function vacuum(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** As in the API: role and claims apply to one transaction, here the connection's last one. */
export async function actAs(client: Client, userId: string): Promise<void> {
  await client.query('begin');
  await client.query(`select set_config('request.jwt.claims', $1, true)`, [
    JSON.stringify({ sub: userId, role: 'authenticated' }),
  ]);
  await client.query('set local role authenticated');
}
