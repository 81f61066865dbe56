import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SHELL_FILE, type ShellBuild } from '../bundler/buildShell';
import { distFolder } from '../bundler/paths';
import type { Platform } from './platform';
import { ReleaseError } from './releaseError';
import { withCompressedSiblings } from './store/compressedSiblings';

/** Where the store says which build of the shell the site is composed with. */
const CURRENT_SHELL = 'shell/current';

/**
 * Stores the built shell under the digest of its files and makes it the current one. A build that is stored already is
 * left as it is.
 * @returns whether the current shell has changed
 */
export async function publishShell(platform: Platform): Promise<boolean> {
  const { store } = platform;
  const folder = distFolder('shell');
  const build = JSON.parse(await readFile(path.join(folder, SHELL_FILE), 'utf8')) as ShellBuild;
  const target = `shell/${build.digest}`;
  const before = await currentDigest(platform);
  if (!(await store.read(`${target}/${SHELL_FILE}`))) {
    const contents = new Map<string, Uint8Array>();
    for (const file of [...Object.keys(build.files), SHELL_FILE]) {
      const content = await readFile(path.join(folder, file));
      for (const [name, bytes] of await withCompressedSiblings(file, content)) contents.set(name, bytes);
    }
    await store.writeFolder(target, contents);
  }
  if (before === build.digest) return false;
  await store.writeFolder(CURRENT_SHELL, new Map([['digest', Buffer.from(build.digest)]]));
  return true;
}

export interface CurrentShell {
  build: ShellBuild;
  /** Address of its folder, with a trailing slash. */
  base: string;
  /** The frame of every page, with placeholders. */
  page: string;
}

/** The shell that the site is composed with. @throws ReleaseError before the first shell is published */
export async function readCurrentShell(platform: Platform): Promise<CurrentShell> {
  const digest = await currentDigest(platform);
  const description = digest && (await platform.store.read(`shell/${digest}/${SHELL_FILE}`));
  if (!description) throw new ReleaseError('No shell has been published yet. "npm start" publishes it.');
  const build = JSON.parse(Buffer.from(description).toString('utf8')) as ShellBuild;
  const page = await platform.store.read(`shell/${digest}/${build.page}`);
  if (!page) throw new ReleaseError(`The shell ${digest} is incomplete: ${build.page} is missing from the store.`);
  return { build, base: `/shell/${digest}/`, page: Buffer.from(page).toString('utf8') };
}

async function currentDigest({ store }: Platform): Promise<string | undefined> {
  const content = await store.read(`${CURRENT_SHELL}/digest`);
  return content && Buffer.from(content).toString('utf8').trim();
}
