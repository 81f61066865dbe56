import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { repositoryRoot } from '../../../bundler/paths';
import { startThrowawayCluster } from '../../../checks/postgres/throwawayCluster';
import { makeSeededDatabase } from '../../../local-stack/src/testing/seeded/seededDatabase';
import { startSeededStack } from '../../../local-stack/src/testing/seeded/seededStack';
import { vacuum } from '../../filledServer';

/** How many clubs copyClub.sql makes. A table with fewer rows does not grow with them. */
const GROWN_ROWS = 400;

/** The plan of every statement, also of those inside functions, goes to the log. As on hosted disks, a random page costs little more than the next one. */
const SETTINGS = ['shared_preload_libraries=auto_explain', 'random_page_cost=1.1'];
const EXPLAINED = [
  'auto_explain.log_min_duration = 0',
  'auto_explain.log_analyze = on',
  'auto_explain.log_timing = off',
  'auto_explain.log_nested_statements = on',
  "auto_explain.log_format = 'json'",
];

/** A stack whose sample club is one of several hundred like it. Its server logs how it finds the rows of each answer. */
export interface PlannedStack {
  url: string;
  publishableKey: string;
  /** The tables that have grown with the number of clubs. */
  grown: ReadonlySet<string>;
  /** What the server has logged since the stack started. */
  log(): Promise<string>;
  stop(): Promise<void>;
}

/** Takes a minute or two. */
export async function startPlannedStack(): Promise<PlannedStack> {
  const cluster = await startThrowawayCluster(SETTINGS);
  try {
    const database = await makeSeededDatabase(cluster.url);
    const grown = await fill(database);
    const stack = await startSeededStack(database);
    const started = await readFile(cluster.logFile, 'utf8');
    return {
      ...stack,
      grown,
      log: async () => (await readFile(cluster.logFile, 'utf8')).slice(started.length),
      stop: async () => {
        await stack.stop();
        await cluster.stop();
      },
    };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

/** @returns the tables that have grown */
async function fill(url: string): Promise<Set<string>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const rows = readFileSync(path.join(repositoryRoot, 'tools/bench/data/plans/copyClub.sql'), 'utf8');
    await client.query(`begin; ${rows}; commit`);
    await vacuum(url);
    for (const setting of EXPLAINED) {
      await client.query(`alter database ${client.escapeIdentifier(client.database ?? '')} set ${setting}`);
    }
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and reltuples >= ${GROWN_ROWS}
        and relnamespace in ('public'::regnamespace, 'app'::regnamespace)`,
    );
    return new Set(tables.map(({ name }) => name));
  } finally {
    await client.end();
  }
}
