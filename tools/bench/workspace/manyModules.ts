import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/paths';
import { copyRepository } from '../../prepared-platform/fixtures/copyRepository';

/** A copy of the repository in which a measurement changes files and runs the project's commands. */
export interface Workspace {
  folder: string;
  /** Saves a file as editors do: readers see the old text or the new one, never half of one. */
  edit(file: string, from: string, to: string): Promise<void>;
  remove(): Promise<void>;
}

/** @param count of its modules: those of the product, and copies of a module that tests use */
export async function makeWorkspace(count: number): Promise<Workspace> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-workspace-'));
  const apps = path.join(repositoryRoot, 'apps');
  const own = readdirSync(apps).filter((app) => existsSync(path.join(apps, app, 'module.json')));
  const added = Array.from({ length: count - own.length }, (_, index) => `exercises-${index + 1}`);
  await copyRepository(
    folder,
    added.map((moduleId) => ({ folder: 'exercises', moduleId })),
  );
  for (const moduleId of added) {
    const file = path.join(folder, 'apps', moduleId, 'module.json');
    const text = await readFile(file, 'utf8');
    // An id and its addresses belong to one module.
    await writeFile(file, text.replaceAll(/(?<=["/])exercises(?=")/g, moduleId));
  }
  return {
    folder,
    async edit(file, from, to) {
      const [target, draft] = [path.join(folder, file), path.join(folder, 'draft')];
      const text = await readFile(target, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}.`);
      await writeFile(draft, text.replace(from, to));
      await rename(draft, target);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
