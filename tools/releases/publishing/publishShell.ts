import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShellBuild } from '../../bundler/buildShell';
import { integrityOf } from '../../bundler/output/fileDigests';
import { distFolder } from '../../bundler/paths';
import { SHELL_FILE } from '../../bundler/output/releaseNames';
import type { Platform } from '../platforms/platform';
import { ReleaseError } from '../registry/releaseError';
import { requireSignedShell, SHELL_SIGNATURE_FILE, signShell } from '../signing/signedShell';
import { withCompressedSiblings } from '../store/compressedSiblings';

/** The pointer in the store to the build of the shell that the site is composed with. */
const CURRENT_SHELL = 'shell/current.json';

/** The pointer to builds of the shell, by their digests. */
interface ShellPointer {
  digest: string;
  /** The previous build, which open tabs may still have. */
  previous?: string;
}

/**
 * Stores the built shell under the digest of its files, signed, and makes it the current one. Does not change a build
 * that is already stored.
 * @returns whether the current shell has changed
 */
export async function publishShell(platform: Platform): Promise<boolean> {
  const { store } = platform;
  const folder = distFolder('shell');
  const description = await readFile(path.join(folder, SHELL_FILE), 'utf8');
  const build = JSON.parse(description) as ShellBuild;
  const target = `shell/${build.digest}`;
  const before = await currentDigest(platform);
  if (!(await isStored(platform, build.digest))) {
    const contents = new Map<string, Uint8Array>();
    contents.set(SHELL_SIGNATURE_FILE, Buffer.from(await signShell(platform, description)));
    for (const file of [...Object.keys(build.files), SHELL_FILE]) {
      const content = await readFile(path.join(folder, file));
      for (const [name, bytes] of await withCompressedSiblings(file, content)) contents.set(name, bytes);
    }
    await store.writeFolder(target, contents);
  }
  if (before === build.digest) return false;
  const pointer: ShellPointer = { digest: build.digest, ...(before && { previous: before }) };
  await store.writePointer(CURRENT_SHELL, JSON.stringify(pointer));
  return true;
}

/** A shell that pages can be composed with. */
export interface CurrentShell {
  build: ShellBuild;
  /** Address of its folder, with a trailing slash. */
  base: string;
  /** The frame of every page, with placeholders. */
  page: string;
  /** The text of the script that runs before the first paint. */
  firstScript: string;
}

/** The shell that the site is composed with. @throws ReleaseError before the first shell is published */
export async function readCurrentShell(platform: Platform): Promise<CurrentShell> {
  const digest = await currentDigest(platform);
  if (!digest) throw new ReleaseError('No shell has been published yet. "npm run release -- shell" publishes it.');
  return readShell(platform, digest);
}

/** The previous shell of the site, which open tabs may still have; undefined for the first one. */
export async function readPreviousShell(platform: Platform): Promise<CurrentShell | undefined> {
  const pointer = await readPointer(platform);
  return pointer?.previous === undefined ? undefined : readShell(platform, pointer.previous);
}

/** Whether a build is in the store, signed by a publisher that this platform trusts. */
async function isStored(platform: Platform, digest: string): Promise<boolean> {
  try {
    await readShell(platform, digest);
    return true;
  } catch (error) {
    if (error instanceof ReleaseError) return false;
    throw error;
  }
}

/** @throws ReleaseError unless the store has the shell as a trusted publisher has signed it */
async function readShell(platform: Platform, digest: string): Promise<CurrentShell> {
  const read = async (file: string) => {
    const content = await platform.store.read(`shell/${digest}/${file}`);
    if (!content)
      throw new ReleaseError(
        `The shell ${digest} lacks ${file} in the store. "npm run release -- shell" publishes it.`,
      );
    return Buffer.from(content).toString('utf8');
  };
  const [description, signature] = await Promise.all([read(SHELL_FILE), read(SHELL_SIGNATURE_FILE)]);
  requireSignedShell(platform, digest, description, signature);
  const build = JSON.parse(description) as ShellBuild;
  const readPublished = async (file: string) => {
    const text = await read(file);
    if (integrityOf(text) === build.files[file]?.integrity) return text;
    throw new ReleaseError(`The shell ${digest} is incomplete: ${file} is not the published one.`);
  };
  const [page, firstScript] = await Promise.all([readPublished(build.page), readPublished(build.theme)]);
  return { build, base: `/shell/${digest}/`, page, firstScript };
}

/** Digest of the build of the shell that people have; undefined before the first one is published. */
export const currentDigest = async (platform: Platform): Promise<string | undefined> =>
  (await readPointer(platform))?.digest;

async function readPointer({ store }: Platform): Promise<ShellPointer | undefined> {
  const text = await store.readPointer(CURRENT_SHELL);
  return text === undefined ? undefined : (JSON.parse(text) as ShellPointer);
}
