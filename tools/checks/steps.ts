import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../bundler/paths';
import type { Tally } from './tally';

const RESULTS = path.join(repositoryRoot, 'test-results');

/** Runs one of the project's programs and shows what it prints. @returns its exit code */
function run(program: string, args: string[]): Promise<number> {
  const child = spawn(path.join(repositoryRoot, 'node_modules/.bin', program), args, {
    cwd: repositoryRoot,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** A step that passes or fails as a whole. */
export async function runStep(program: string, args: string[]): Promise<Tally> {
  const code = await run(program, args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** Unit tests, the rules over the real database, and the client contract. */
export async function runJest(): Promise<Tally> {
  const file = await freshResultsFile('jest.json');
  const code = await run('jest', ['--ci', '--json', `--outputFile=${file}`]);
  const results = await readJson<{ numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }>(file);
  // A suite that did not even load has no failed test, and a run that left no results has failed as a whole.
  const failed = Math.max(results?.numFailedTests ?? 0, results?.numFailedTestSuites ?? 0);
  return { passed: results?.numPassedTests ?? 0, failed: code !== 0 ? Math.max(failed, 1) : failed };
}

/** What people do, in Chromium against `npm start`. */
export const runJourneys = (): Promise<Tally> => runPlaywright('playwright.config.ts', 'results.json');

/** Every primitive of the design system, in Chromium against `npm run catalogue`. */
export const runCatalogue = (): Promise<Tally> => runPlaywright('playwright.catalogue.config.ts', 'catalogue.json');

async function runPlaywright(configuration: string, results: string): Promise<Tally> {
  const file = await freshResultsFile(results);
  const code = await run('playwright', ['test', '--config', configuration]);
  const report = await readJson<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  return { passed: expected + flaky, failed: code !== 0 ? Math.max(unexpected, 1) : unexpected };
}

async function freshResultsFile(name: string): Promise<string> {
  await mkdir(RESULTS, { recursive: true });
  const file = path.join(RESULTS, name);
  await rm(file, { force: true });
  return file;
}

async function readJson<T>(file: string): Promise<T | undefined> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => 'null')) as T | undefined;
}
