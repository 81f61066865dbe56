import { rememberCluster } from './jestCluster';
import { startThrowawayCluster } from './throwawayCluster';

/** Before the first test: one PostgreSQL server for all of them, at the address in TEST_POSTGRES_URL. */
export default async function jestStart(): Promise<void> {
  const cluster = await startThrowawayCluster();
  rememberCluster(cluster);
  process.env.TEST_POSTGRES_URL = cluster.url;
}
