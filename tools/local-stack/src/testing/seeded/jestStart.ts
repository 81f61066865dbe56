import { rememberCluster } from '../../../../checks/postgres/jestCluster';
import { startThrowawayCluster } from '../../../../checks/postgres/throwawayCluster';
import { copyServerDatabase } from '../../upgrade/copyServerDatabase';
import { parityFiles } from './parityFiles';
import { makeSeededDatabase } from './seededDatabase';
import { startSeededStack } from './seededStack';
import { rememberStacks } from './stacksOfRun';

/**
 * Runs before the first test: starts a stack with the sample club for each file of parity tests, so that no file reads
 * what another one changes. TEST_PLATFORMS has their addresses by the path of the file, and TEST_DATABASES those of
 * their databases. The databases are on a PostgreSQL server, which sorts as production does and takes half of PGlite's time.
 */
export default async function jestStart(_global: unknown, { roots }: { roots: string[] }): Promise<void> {
  const files = parityFiles(roots);
  const cluster = await startThrowawayCluster();
  rememberCluster(cluster);
  const seeded = await makeSeededDatabase(cluster.url);
  const databases = await Promise.all(files.map((_file, place) => copyServerDatabase(seeded, `_${place}`)));
  const stacks = await Promise.all(databases.map(startSeededStack));
  rememberStacks(stacks);
  const platforms = stacks.map(({ url, publishableKey }, place) => [files[place], { url, publishableKey }] as const);
  process.env.TEST_PLATFORMS = JSON.stringify(Object.fromEntries(platforms));
  process.env.TEST_DATABASES = JSON.stringify(Object.fromEntries(files.map((file, place) => [file, databases[place]])));
}
