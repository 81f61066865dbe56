import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { platform } from './platformUnderTest';

/** A copy of the repository in which a test may change and add what it likes. */
export interface WorkingCopy {
  folder: string;
  /** Changes a source file. @throws Error when the file does not hold what is to be changed */
  edit(file: string, from: string, to: string): Promise<void>;
  remove(): Promise<void>;
}

const COPIED = [
  '.github',
  'apps',
  'e2e',
  'libs',
  'supabase',
  'tools',
  'docs',
  'package.json',
  'package-lock.json',
  'nx.json',
  'tsconfig.base.json',
  'oxlint.config.mjs',
  'jest.config.cjs',
];
/** The bundler replaces files of this package by their place in the repository, so that a link would hide them. */
const COPIED_PACKAGE = '@module-federation';
const WORKSPACE_SCOPE = '@platform';

const isSource = (file: string) => !file.endsWith('.png') || !file.includes('/catalogue/pictures/');

/** Copies the sources; the installed packages are linked, and the workspace's own lead to their copies. */
export async function makeWorkingCopy(): Promise<WorkingCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'working-copy-'));
  const packages = path.join(platform.repository, 'node_modules');
  for (const name of COPIED)
    await cp(path.join(platform.repository, name), path.join(folder, name), { recursive: true, filter: isSource });
  await mkdir(path.join(folder, 'node_modules', WORKSPACE_SCOPE), { recursive: true });
  for (const name of await readdir(packages)) {
    const target = path.join(folder, 'node_modules', name);
    if (name === COPIED_PACKAGE) await cp(path.join(packages, name), target, { recursive: true });
    else if (name !== WORKSPACE_SCOPE) await symlink(path.join(packages, name), target);
  }
  for (const library of await readdir(path.join(folder, 'libs'))) {
    await symlink(path.join(folder, 'libs', library), path.join(folder, 'node_modules', WORKSPACE_SCOPE, library));
  }
  return {
    folder,
    edit: (file, from, to) => editFile(path.join(folder, file), from, to),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function editFile(file: string, from: string, to: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} does not hold ${from}`);
  await writeFile(file, before.replace(from, to));
}
