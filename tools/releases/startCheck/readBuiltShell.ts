import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShellBuild } from '../../bundler/buildShell';
import { SHELL_FILE } from '../../bundler/output/releaseNames';
import { distFolder } from '../../bundler/paths';
import type { CurrentShell } from '../publishing/publishShell';

/** The shell in `dist`, before it is published. */
export async function readBuiltShell(): Promise<CurrentShell> {
  const read = (file: string) => readFile(path.join(distFolder('shell'), file), 'utf8');
  const build = JSON.parse(await read(SHELL_FILE)) as ShellBuild;
  const [page, firstScript] = await Promise.all([read(build.page), read(build.theme)]);
  return { build, base: `/shell/${build.digest}/`, page, firstScript };
}
