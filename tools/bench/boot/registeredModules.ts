import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compose } from '../../releases/compose/compose';
import { moduleRows } from '../registry/registry';
import { publishApps, startPlatform, type StartedPlatform } from '../servedPlatform';

/** A running platform with a given number of registered modules: the product's own, and others that no page loads. */
export interface RegisteredModules extends StartedPlatform {
  count: number;
}

/** The second club of the seed has every module. The first one keeps its own. */
const CLUB_WITH_ALL = 'lakeside';

/**
 * Starts a platform for each number of modules, side by side, and cleans up afterwards.
 * @param counts numbers of registered modules; at least as many as the product has
 */
export async function withRegisteredModules<T>(
  counts: readonly number[],
  measure: (platforms: RegisteredModules[]) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-boot-'));
  const started: RegisteredModules[] = [];
  try {
    const first = path.join(folder, 'first');
    const own = await prepare(first);
    for (const count of counts) {
      const dataFolder = path.join(folder, String(count));
      await cp(first, dataFolder, { recursive: true });
      const platform = { ...(await startPlatform(dataFolder)), count };
      started.push(platform);
      await register(platform, count - own);
    }
    return await measure(started);
  } finally {
    for (const { stack } of started) await stack.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Makes a data folder with the product, and stops. @returns how many modules the product has */
async function prepare(dataFolder: string): Promise<number> {
  const { stack, platform } = await startPlatform(dataFolder);
  try {
    return (await publishApps(platform)).length;
  } finally {
    await stack.close();
  }
}

async function register({ stack, platform }: StartedPlatform, more: number): Promise<void> {
  await stack.database.transaction({ kind: 'owner' }, (transaction) =>
    transaction.execute(`
      set local session_replication_role = replica;
      ${moduleRows()}
      select pg_temp.add_modules(1, ${more}, false);
      insert into public.club_modules (club_id, module_id)
      select club.id, module.id from public.clubs as club, public.modules as module
      where club.slug = '${CLUB_WITH_ALL}' and module.engagement on conflict do nothing;
    `),
  );
  await compose(platform);
}
