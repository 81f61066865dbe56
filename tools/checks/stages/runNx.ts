import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/paths';

/** The outcome of one task, such as `training:lint`. */
export interface TaskOutcome {
  taskId: string;
  target: string;
  projectName: string;
  cacheStatus: 'cache-miss' | 'local-cache-hit' | 'remote-cache-hit';
  /** Exit code; 0 for a task whose result came from the cache. */
  status: number;
  /** ISO 8601. */
  startTime: string;
  endTime: string;
}

/** The file in which Nx notes what it ran last (nx.json, cacheDirectory). */
const LAST_RUN = path.join(repositoryRoot, '.nx/cache/run.json');

/** Which projects a run is about: all of them, or those that a change since a Git revision can affect. */
export type Selection = { projects: 'all' } | { projects: 'affected'; since: string };

/** Runs targets in the projects that have them, and shows what they print. */
export async function runNx(
  targets: readonly string[],
  parallel: number,
  selection: Selection,
): Promise<{ exitCode: number; tasks: TaskOutcome[] }> {
  await rm(LAST_RUN, { force: true });
  const projects = selection.projects === 'all' ? ['run-many'] : ['affected', `--base=${selection.since}`];
  const args = [...projects, '-t', targets.join(','), `--parallel=${parallel}`, '--outputStyle=static'];
  const child = spawn(path.join(repositoryRoot, 'node_modules/.bin/nx'), args, {
    cwd: repositoryRoot,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exitCode = await new Promise<number>((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
  const notes = await readFile(LAST_RUN, 'utf8').catch(() => '{"tasks":[]}');
  return { exitCode, tasks: (JSON.parse(notes) as { tasks: TaskOutcome[] }).tasks };
}
