import { Client } from 'pg';
import { quantile, type Measurement } from '../measurement';
import { listQueries, unfilteredPage, type ListQuery } from './listQueries';
import { MANAGER, startManyClubs } from './manyClubs';

const WARM_UP = 5;
const RUNS = 40;

/**
 * Each list of the product as its manager reads it, under every policy, over the same list as raw SQL past them; and
 * the first page of the largest one.
 */
export async function timeLists(): Promise<Measurement[]> {
  const clubs = await startManyClubs();
  const client = new Client({ connectionString: clubs.url });
  try {
    await client.connect();
    const measurements: Measurement[] = [];
    for (const query of [...listQueries, unfilteredPage]) {
      const raw = await timeQuery(client, query);
      const ruled = await asManager(client, () => timeQuery(client, query));
      const base = quantile(raw, 0.5);
      measurements.push({
        name: `${query.name}, over raw SQL`,
        unit: '×',
        promise: 1.5,
        runs: ruled.map((ms) => ms / base),
      });
      if (query === listQueries[0]) {
        measurements.push({ name: `first page of 5,000 ${query.name}`, unit: 'ms', promise: 10, runs: ruled });
      }
    }
    return measurements;
  } finally {
    await client.end();
    await clubs.stop();
  }
}

/** Round trips in milliseconds, after a few that are not counted. */
async function timeQuery(client: Client, { sql }: ListQuery): Promise<number[]> {
  const runs: number[] = [];
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    const start = performance.now();
    await client.query(sql);
    if (run >= 0) runs.push(performance.now() - start);
  }
  return runs;
}

/** As the API does it: role and claims hold for one transaction. */
async function asManager<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  await client.query(`select set_config('request.jwt.claims', $1, true)`, [
    JSON.stringify({ sub: MANAGER, role: 'authenticated' }),
  ]);
  await client.query('set local role authenticated');
  try {
    return await work();
  } finally {
    await client.query('rollback');
  }
}
