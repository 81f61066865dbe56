import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@platform/contract';
import { distFolder } from '../../bundler/paths';
import { RELEASE_FILE } from '../../bundler/output/releaseNames';
import { currentActor } from '../../releases/platforms/actor';
import { compose } from '../../releases/compose/compose';
import { answerOf, type Platform } from '../../releases/platforms/platform';
import type { Progress } from '../../releases/terminal/progress';
import { publish } from '../../releases/publishing/publish';
import { publishShell } from '../../releases/publishing/publishShell';
import { listPublisherKeys, makePublisherKey } from '../../releases/signing/publisherKeys';
import { readPublisherKeys } from '../../releases/signing/keyFolder';
import { FIRST_VERSION } from './buildApps';

/**
 * Completes a platform: the built shell, every module with a release in production, a key that signs it, and the site
 * composed from both. Modules with a release stay unchanged, because releases never change.
 * @param areBuilt true if `buildApps` has just built the apps, and no other process can have built since (`withBuilds`)
 * @returns notes for the developer about modules whose sources differ from their release
 */
export async function bringUpToDate(
  platform: Platform,
  apps: readonly string[],
  progress: Progress,
  { areBuilt = false }: { areBuilt?: boolean } = {},
): Promise<string[]> {
  await prepareLocalKey(platform);
  await publishShell(platform);
  const inProduction = await answerOf(
    platform.registry.from('module_channels').select('module_id').eq('channel', 'production'),
  );
  const released = new Set(inProduction.map((row) => row.module_id as string));
  for (const app of apps.filter((candidate) => !released.has(candidate)))
    await publishFirst(platform, { app, isBuilt: areBuilt }, progress);
  await progress.step('Composing the site', () => compose(platform));

  const notes = await Promise.all(apps.filter((app) => released.has(app)).map((app) => noteChange(platform, app)));
  return notes.filter((note) => note !== undefined);
}

/** A platform without publishers gets one. Its key stays on this machine and may sign every module. */
async function prepareLocalKey(platform: Platform): Promise<void> {
  const known = await listPublisherKeys(platform);
  const held = await readPublisherKeys(platform.keyFolder);
  if (known.some(({ id, revokedAt }) => revokedAt === null && held.has(id))) return;
  await makePublisherKey(platform, { name: 'This machine', actor: currentActor() });
}

async function publishFirst(
  platform: Platform,
  { app, isBuilt }: { app: string; isBuilt: boolean },
  progress: Progress,
): Promise<void> {
  const actor = currentActor();
  await publish(platform, { moduleId: app, version: FIRST_VERSION, actor, isBuilt }, progress);
  await answerOf(
    platform.registry.rpc('promote_release', {
      module_id_param: app,
      version_param: FIRST_VERSION,
      channel_param: 'production',
      reason_param: 'first start',
      actor_param: actor,
    }),
  );
}

/** Adds a note if a module's working copy differs from the sources of its first release. */
async function noteChange({ registry }: Platform, app: string): Promise<string | undefined> {
  const built = JSON.parse(await readFile(path.join(distFolder(app), RELEASE_FILE), 'utf8')) as Release;
  const [published] = await answerOf(
    registry.from('module_releases').select('files:release->files').eq('module_id', app).eq('version', FIRST_VERSION),
  );
  const before = (published as { files?: Release['files'] } | undefined)?.files?.[built.entry]?.integrity;
  if (!before || before === built.files[built.entry]?.integrity) return undefined;
  return (
    `Note: ${app} has changed since ${FIRST_VERSION} was published, and a release never changes. ` +
    `See it with: npm run release -- publish ${app} --version <new>, then promote.`
  );
}
