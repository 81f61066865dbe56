import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Makes the prepared platforms from the present sources. Nx does nothing when they are there, and has already made them where it
 * runs the tests itself.
 */
export async function ensurePrepared(): Promise<void> {
  if (process.env.NX_TASK_TARGET_PROJECT) return;
  const nx = path.join(repository, 'node_modules/nx/dist/bin/nx.js');
  const tasks = ['run-many', '-p', 'prepared-platform', '-t', 'prepare', 'prepare-fixtures', '--outputStyle=static'];
  const child = spawn(process.execPath, [nx, ...tasks], {
    cwd: repository,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`The platform for the tests could not be prepared:\n${output}`);
}
