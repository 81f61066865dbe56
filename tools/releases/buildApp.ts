import { spawn } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '../bundler/paths';
import { ReleaseError } from './releaseError';

/**
 * Builds an app in a process of its own through Nx, which replays the result when nothing has changed.
 * @param version of a module; the shell has none
 * @throws ReleaseError with the compiler's words
 */
export async function buildApp(app: string, version = ''): Promise<void> {
  const nx = path.join(repositoryRoot, 'node_modules/nx/dist/bin/nx.js');
  const child = spawn(process.execPath, [nx, 'run', `${app}:build`, '--outputStyle=stream-without-prefixes'], {
    cwd: repositoryRoot,
    env: { ...process.env, ...(version && { MODULE_VERSION: version }), NX_DAEMON: 'false', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) throw new ReleaseError(`${app} does not build:\n${output.trim()}`);
}
