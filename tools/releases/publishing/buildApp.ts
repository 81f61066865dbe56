import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/paths';
import { ReleaseError } from '../registry/releaseError';

/**
 * Builds an app in its own process. The shell is built through Nx, which reuses the cached result if nothing has changed.
 * A new version of a module has no such result.
 * @param version of a module; the shell has none
 * @throws ReleaseError with the compiler's words
 */
export async function buildApp(app: string, version = ''): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'build-'));
  const problemFile = path.join(folder, 'problem');
  try {
    const { isBuilt, output } = await runBuild(version ? ofModule(app) : throughNx(app), {
      ...(version && { MODULE_VERSION: version }),
      BUILD_PROBLEM: problemFile,
    });
    // If the build itself printed nothing, it could not be run.
    if (!isBuilt)
      throw new ReleaseError(await readFile(problemFile, 'utf8').catch(() => `${app} does not build:\n${output}`));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const ofModule = (app: string): string[] => ['tools/bundler/build.mjs', app];

const throughNx = (app: string): string[] => [
  'node_modules/nx/dist/bin/nx.js',
  'run',
  `${app}:build`,
  '--outputStyle=stream-without-prefixes',
];

async function runBuild(words: string[], environment: object): Promise<{ isBuilt: boolean; output: string }> {
  const child = spawn(process.execPath, words, {
    cwd: repositoryRoot,
    env: { ...process.env, ...environment, NX_DAEMON: 'false', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { isBuilt: code === 0, output: output.trim() };
}
