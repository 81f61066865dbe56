import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { distFolder, repositoryRoot } from '../../../../bundler/paths';
import { freePort } from '../../../../checks/freePort';
import { copyRepository } from '../../../../prepared-platform/fixtures/copyRepository';
import { withBuilds } from '../../../../releases/publishing/withBuilds';
import { createTerminalProgress } from '../../../../releases/terminal/progress';

const members = path.join(repositoryRoot, 'tools/bench/alternatives/sites/platform/members');

/**
 * Builds, signs, publishes and composes this platform with Members as a module, in a copy of the repository.
 * @returns the data folder of the local stack that serves it
 * @throws Error with what could not be built or published
 */
export async function buildPlatform(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'bench-alternatives-'));
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'bench-alternatives-data-'));
  try {
    await withBuilds(createTerminalProgress(), () =>
      cp(distFolder('shell'), path.join(copy, 'dist/apps/shell'), { recursive: true }),
    );
    await copyRepository(copy, [{ folder: members, moduleId: 'members' }]);
    await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'tools/bench/alternatives/sites/platform/publish.ts'],
      { cwd: copy, env: { ...process.env, PORT: String(await freePort()), CLUBCREW_DATA: dataFolder } },
    );
    return dataFolder;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
