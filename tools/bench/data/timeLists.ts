import { Client } from 'pg';
import { actAs } from '../filledServer';
import { quantile, type Measurement } from '../measurement';
import { laborOfOneClub, listQueries, unfilteredPage, type ListQuery } from './listQueries';
import { FIRM, MANAGER, startManyClubs } from './manyClubs';
import { seasonQueries } from './seasonQueries';

const WARM_UP = 5;
const RUNS = 40;

/**
 * Compares each list of the product, as its manager reads it under every policy, with the same list as raw SQL without
 * policies. Also the first page of the largest list, what Post-Season and ClubFuture read, whose views count past the
 * policies, and a query of the firm about one club, though it may read them all.
 */
export async function timeLists(): Promise<Measurement[]> {
  const clubs = await startManyClubs();
  const connections: Client[] = [];
  const connect = async (userId?: string) => {
    const client = new Client({ connectionString: clubs.url });
    connections.push(client);
    await client.connect();
    if (userId) await actAs(client, userId);
    return client;
  };
  try {
    const [owner, manager, firm] = [await connect(), await connect(MANAGER), await connect(FIRM)];
    const measurements: Measurement[] = [];
    for (const query of [...listQueries, unfilteredPage]) {
      const [raw, ruled] = await timeQuery(query, [owner, manager]);
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
    for (const query of seasonQueries) {
      const [runs] = await timeQuery(query, [manager]);
      measurements.push({ name: `${query.name}, of ten seasons with 5,000 answers`, unit: 'ms', promise: 100, runs });
    }
    const [runs] = await timeQuery(laborOfOneClub, [firm]);
    measurements.push({ name: `${laborOfOneClub.name} of one club, read by the firm`, unit: 'ms', promise: 250, runs });
    return measurements;
  } finally {
    for (const client of connections) await client.end();
    await clubs.stop();
  }
}

/**
 * Round trips in milliseconds for each connection, after a few that are not counted. The connections take turns, so
 * that other work on the machine slows all of them equally.
 */
async function timeQuery<T extends Client[]>(
  { sql }: ListQuery,
  connections: [...T],
): Promise<{ [connection in keyof T]: number[] }> {
  const runs = connections.map((): number[] => []);
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    for (const [index, client] of connections.entries()) {
      const start = performance.now();
      await client.query(sql);
      if (run >= 0) runs[index]?.push(performance.now() - start);
    }
  }
  return runs as { [connection in keyof T]: number[] };
}
