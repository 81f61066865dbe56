import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startThrowawayCluster } from '../../checks/postgres/throwawayCluster';
import { migrate } from '../../local-stack/src/database/migrate';
import { preparePlatform } from '../../local-stack/src/database/preparePlatform';
import { openPostgres } from '../../local-stack/src/database/postgres/postgresDatabase';
import { repositoryRoot } from '../../bundler/paths';

/** A PostgreSQL server that holds ten thousand clubs with a million people between them. */
export interface ManyClubs {
  url: string;
  stop(): Promise<void>;
}

/** The manager whom the lists are read as: that of the largest club. */
export const MANAGER = 'b0000000-0000-4000-8000-000000000001';
/** The largest club: 5,000 people. */
export const LARGEST_CLUB = 'c0000000-0000-4000-8000-000000000001';

/** Starts a throwaway server, migrates it and fills it; takes a minute or two. */
export async function startManyClubs(): Promise<ManyClubs> {
  const cluster = await startThrowawayCluster();
  const database = await openPostgres({ connectionString: cluster.url, statementLimit: 600_000 });
  try {
    await preparePlatform(database);
    await migrate(database, path.join(repositoryRoot, 'supabase/migrations'));
    await database.transaction({ kind: 'owner' }, (transaction) =>
      transaction.execute(readFileSync(path.join(repositoryRoot, 'tools/bench/data/manyClubs.sql'), 'utf8')),
    );
    await database.query('select 1');
  } catch (error) {
    await database.close();
    await cluster.stop();
    throw error;
  }
  await database.close();
  return { url: cluster.url, stop: cluster.stop };
}
