import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describeIssues, releaseSchema, versionSchema, type Release } from '@platform/contract';
import { readDescriptor, RELEASE_FILE } from '../bundler/buildModule';
import { distFolder, repositoryRoot } from '../bundler/paths';
import { answerOf, type Platform } from './platform';
import type { Progress } from './progress';
import { ReleaseError } from './releaseError';
import { verify } from './verify';
import { folderOfRelease } from './releaseFolder';
import { withCompressedSiblings } from './store/compressedSiblings';

export interface PublishRequest {
  moduleId: string;
  version: string;
  /** Who publishes, for the history. */
  actor: string;
}

/**
 * Builds a release, stores its files and registers it: files first, the row last, so that a registered release is
 * always complete. A version that exists is refused before anything is built.
 */
export async function publish(platform: Platform, request: PublishRequest, progress: Progress): Promise<Release> {
  const { moduleId, version, actor } = request;
  const parsed = versionSchema.safeParse(version);
  if (!parsed.success) throw new ReleaseError(`"${version}" is not a version: ${describeIssues(parsed.error)}.`);
  if (moduleId === SHELL) {
    throw new ReleaseError('The shell is not released as a module: "npm start" publishes it whenever it has changed.');
  }
  await readDescriptor(moduleId);
  await refuseExisting(platform, moduleId, version);

  await progress.step(`Building ${moduleId} ${version}`, () => build(moduleId, version));
  const release = await readRelease(moduleId, version);
  // Somebody else may have published it during the build.
  await refuseExisting(platform, moduleId, version);
  await progress.step(`Storing ${Object.keys(release.files).length} files`, (tell) => upload(platform, release, tell));
  await progress.step('Registering the release', async () => {
    await answerOf(platform.registry.rpc('publish_release', { release_param: release, actor_param: actor }));
    // The registry decides who publishes a version. Whoever lost may have stored other files meanwhile.
    const findings = await verify(platform, { moduleId, version });
    if (findings.length > 0) await upload(platform, release, () => {});
  });
  return release;
}

/** The app that loads all others. */
const SHELL = 'shell';

async function refuseExisting({ registry }: Platform, moduleId: string, version: string): Promise<void> {
  const rows = await answerOf(
    registry.from('module_releases').select('version').eq('module_id', moduleId).eq('version', version),
  );
  if (rows.length > 0) {
    throw new ReleaseError(
      `${moduleId} ${version} exists already, and a release never changes. Choose another version.`,
    );
  }
}

/** Builds in a process of its own through Nx, which replays the result when nothing has changed. */
async function build(moduleId: string, version: string): Promise<void> {
  const nx = path.join(repositoryRoot, 'node_modules/nx/dist/bin/nx.js');
  const child = spawn(process.execPath, [nx, 'run', `${moduleId}:build`, '--outputStyle=stream-without-prefixes'], {
    cwd: repositoryRoot,
    env: { ...process.env, MODULE_VERSION: version, NX_DAEMON: 'false', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) throw new ReleaseError(`${moduleId} does not build:\n${output.trim()}`);
}

async function readRelease(moduleId: string, version: string): Promise<Release> {
  const text = await readFile(path.join(distFolder(moduleId), RELEASE_FILE), 'utf8');
  const parsed = releaseSchema.safeParse(JSON.parse(text));
  if (!parsed.success)
    throw new ReleaseError(`The build of ${moduleId} is malformed: ${describeIssues(parsed.error)}.`);
  if (parsed.data.version !== version) {
    throw new ReleaseError(`Another build of ${moduleId} ran at the same time. Nothing was published; try again.`);
  }
  return parsed.data;
}

async function upload({ store }: Platform, release: Release, tell: (done: number, of: number) => void): Promise<void> {
  const contents = new Map<string, Uint8Array>();
  for (const file of [...Object.keys(release.files), RELEASE_FILE]) {
    const content = await readFile(path.join(distFolder(release.moduleId), file));
    for (const [name, bytes] of await withCompressedSiblings(file, content)) contents.set(name, bytes);
  }
  let done = 0;
  const folder = folderOfRelease(release.moduleId, release.version);
  await store.writeFolder(folder, contents, () => tell((done += 1), contents.size));
}
