import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/paths';
import { StartError } from './startError';

/** The version that `npm start` publishes for a module without a release. */
export const FIRST_VERSION = '1.0.0';

/**
 * Builds the shell and every module through Nx, which reuses everything unchanged from its cache.
 * @returns ids of the modules
 * @throws StartError with the compiler's words
 */
export async function buildApps(): Promise<string[]> {
  const apps = readdirSync(path.join(repositoryRoot, 'apps')).filter((app) =>
    existsSync(path.join(repositoryRoot, 'apps', app, 'module.json')),
  );
  const nx = path.join(repositoryRoot, 'node_modules/nx/dist/bin/nx.js');
  const child = spawn(process.execPath, [nx, 'run-many', '-t', 'build', '--outputStyle=static'], {
    cwd: repositoryRoot,
    env: { ...process.env, MODULE_VERSION: FIRST_VERSION, NX_DAEMON: 'false', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) throw new StartError(`The build failed:\n${output.trim()}`);
  return apps.filter((app) => app !== 'shell');
}
