import { spawn } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/paths';
import { ReleaseError } from '../registry/releaseError';

/**
 * Checks types and lint of a module through Nx, which reuses cached results if nothing has changed. The bundler strips
 * types without checking them.
 * @throws ReleaseError with the messages of compiler and lint
 */
export async function examineSources(moduleId: string): Promise<void> {
  const nx = path.join(repositoryRoot, 'node_modules/nx/dist/bin/nx.js');
  const targets = ['run-many', '-t', 'typecheck,lint', '-p', moduleId, '--outputStyle=stream-without-prefixes'];
  const child = spawn(process.execPath, [nx, ...targets], {
    cwd: repositoryRoot,
    env: { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0)
    throw new ReleaseError(
      `${moduleId} has mistakes in its types or its lint. Nothing was published.\n${output.trim()}`,
    );
}
