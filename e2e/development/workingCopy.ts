import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { platform } from '../support/platformUnderTest';

/** A copy of the repository in which a test may change and add what it likes. */
export interface WorkingCopy {
  folder: string;
  remove(): Promise<void>;
}

const COPIED = [
  'apps',
  'libs',
  'supabase',
  'tools',
  'docs',
  'package.json',
  'package-lock.json',
  'nx.json',
  'tsconfig.base.json',
  'eslint.config.js',
  'jest.config.cjs',
];
/** The bundler replaces files of this package by their place in the repository, so that a link would hide them. */
const COPIED_PACKAGE = '@module-federation';
const WORKSPACE_SCOPE = '@platform';

/** Copies the sources; the installed packages are linked, and the workspace's own lead to their copies. */
export async function makeWorkingCopy(): Promise<WorkingCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'working-copy-'));
  const packages = path.join(platform.repository, 'node_modules');
  for (const name of COPIED)
    await cp(path.join(platform.repository, name), path.join(folder, name), { recursive: true });
  await mkdir(path.join(folder, 'node_modules', WORKSPACE_SCOPE), { recursive: true });
  for (const name of await readdir(packages)) {
    const target = path.join(folder, 'node_modules', name);
    if (name === COPIED_PACKAGE) await cp(path.join(packages, name), target, { recursive: true });
    else if (name !== WORKSPACE_SCOPE) await symlink(path.join(packages, name), target);
  }
  for (const library of await readdir(path.join(folder, 'libs'))) {
    await symlink(path.join(folder, 'libs', library), path.join(folder, 'node_modules', WORKSPACE_SCOPE, library));
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
