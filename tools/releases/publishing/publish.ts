import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describeIssues, releaseSchema, versionSchema, type Release } from '@platform/contract';
import { readDescriptor } from '../../bundler/descriptor/readDescriptor';
import { distFolder } from '../../bundler/paths';
import { RELEASE_FILE } from '../../bundler/output/releaseNames';
import { buildApp } from './buildApp';
import { answerOf, type Platform } from '../platforms/platform';
import type { Progress } from '../terminal/progress';
import { ReleaseError } from '../registry/releaseError';
import type { HeldKey } from '../signing/heldKey';
import { keyForModule } from '../signing/publisherKeys';
import { signatureOf } from '../signing/signedPart';
import { storeSourceLines } from '../terminal/sourceLines';
import { verify } from './verify';
import { folderOfRelease } from '../registry/releaseFolder';
import { withBuilds } from './withBuilds';
import { withCompressedSiblings } from '../store/compressedSiblings';

interface PublishRequest {
  moduleId: string;
  version: string;
  /** Who publishes, for the history. */
  actor: string;
  /** Id of the key that signs it; undefined for the newest that may sign the module. */
  key?: string;
  /** True if `dist` holds a build of this version, as after `buildApps`. */
  isBuilt?: boolean;
  /** Checks the module's sources while they are built, such as `examineSources`. */
  examine?: (moduleId: string) => Promise<void>;
}

/**
 * Builds a release, stores its files, signs it and registers it: files first, the row last, so that a registered release is
 * always complete. Refuses an existing version before it builds anything.
 */
export async function publish(platform: Platform, request: PublishRequest, progress: Progress): Promise<Release> {
  const { moduleId, version, key: wantedKey } = request;
  const parsed = versionSchema.safeParse(version);
  if (!parsed.success) throw new ReleaseError(`"${version}" is not a version: ${describeIssues(parsed.error)}.`);
  if (moduleId === SHELL) {
    throw new ReleaseError(
      'The shell is not released as a module: "npm run release -- shell" publishes it, and "npm start" whenever it has changed.',
    );
  }
  await readDescriptor(moduleId);
  await refuseExisting(platform, moduleId, version);
  const key = await keyForModule(platform, moduleId, wantedKey);

  return withBuilds(progress, () => buildAndStore(platform, { ...request, key }, progress));
}

async function buildAndStore(
  platform: Platform,
  { moduleId, version, actor, key, isBuilt, examine }: Omit<PublishRequest, 'key'> & { key: HeldKey },
  progress: Progress,
): Promise<Release> {
  const doing = isBuilt ? 'Compressing' : 'Building';
  const title = `${doing} ${moduleId} ${version}${examine ? ', and checking its types and lint' : ''}`;
  const { release, text, contents } = await progress.step(title, async () => {
    const building = readBuild(moduleId, version, isBuilt ? undefined : buildApp(moduleId, version));
    // Code with a mistake in its types may build, and the mistake also explains why other code does not.
    const [examined] = await Promise.allSettled([examine?.(moduleId), building]);
    if (examined.status === 'rejected') throw examined.reason;
    return building;
  });
  // Another person may have published it during the build.
  await refuseExisting(platform, moduleId, version);
  const upload = (report: (done: number, of: number) => void) => store(platform, release, contents, report);
  await progress.step(`Storing ${Object.keys(release.files).length} files`, upload);
  await progress.step('Registering the release', async () => {
    await register(platform, release, { text, actor, key });
    // The registry decides who publishes a version. The loser may have stored other files meanwhile.
    const findings = await verify(platform, { moduleId, version });
    if (findings.length > 0) await upload(() => {});
    else await storeSourceLines(platform, release);
  });
  return release;
}

/** The app that loads all others. */
const SHELL = 'shell';

const releasesNamed = ({ registry }: Platform, moduleId: string, version: string) =>
  answerOf(registry.from('module_releases').select('version').eq('module_id', moduleId).eq('version', version));

async function refuseExisting(platform: Platform, moduleId: string, version: string): Promise<void> {
  const rows = await releasesNamed(platform, moduleId, version);
  if (rows.length > 0) {
    throw new ReleaseError(
      `${moduleId} ${version} exists already, and a release never changes. Choose another version.`,
    );
  }
}

/** A refused release leaves no files behind: they would be served under an address that promises a release. */
async function register(
  platform: Platform,
  { moduleId, version }: Release,
  { text, actor, key }: { text: string; actor: string; key: HeldKey },
): Promise<void> {
  try {
    await answerOf(
      platform.registry.rpc('publish_release', {
        release_param: text,
        actor_param: actor,
        key_param: key.id,
        signature_param: signatureOf(key, text),
      }),
    );
  } catch (error) {
    // After a lost answer, the release may still be registered, and then these are its files.
    const rows = await releasesNamed(platform, moduleId, version);
    if (rows.length === 0) await platform.store.removeFolder(folderOfRelease(moduleId, version));
    throw error;
  }
}

/** Reads a build from `dist`, once it has ended. */
async function readBuild(moduleId: string, version: string, ending: Promise<void> | undefined) {
  await ending;
  const { release, text } = await readRelease(moduleId, version);
  return { release, text, contents: await contentsOf(release) };
}

/** @returns the release, and its description byte for byte, which is the signed text */
async function readRelease(moduleId: string, version: string): Promise<{ release: Release; text: string }> {
  const text = await readFile(path.join(distFolder(moduleId), RELEASE_FILE), 'utf8');
  const parsed = releaseSchema.safeParse(JSON.parse(text));
  if (!parsed.success)
    throw new ReleaseError(`The build of ${moduleId} is malformed: ${describeIssues(parsed.error)}.`);
  if (parsed.data.version !== version) {
    throw new ReleaseError(`Another build of ${moduleId} ran at the same time. Nothing was published; try again.`);
  }
  return { release: parsed.data, text };
}

/** The files of a built release, with their compressed copies. */
async function contentsOf(release: Release): Promise<Map<string, Uint8Array>> {
  const files = await Promise.all(
    [...Object.keys(release.files), RELEASE_FILE].map(async (file) =>
      withCompressedSiblings(file, await readFile(path.join(distFolder(release.moduleId), file))),
    ),
  );
  return new Map(files.flat());
}

async function store(
  platform: Platform,
  { moduleId, version }: Release,
  contents: ReadonlyMap<string, Uint8Array>,
  report: (done: number, of: number) => void,
): Promise<void> {
  let done = 0;
  const folder = folderOfRelease(moduleId, version);
  await platform.store.writeFolder(folder, contents, () => report((done += 1), contents.size));
}
