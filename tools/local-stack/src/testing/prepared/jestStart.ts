import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../../../../bundler/paths';
import { compileStack } from './compileStack';
import { prepareEmptyDatabase } from './copyEmptyDatabase';
import { prepareProductDatabase } from './copyProductDatabase';

const prepare = { empty: prepareEmptyDatabase, product: prepareProductDatabase };

/** The parts of Jest's configuration that we read. */
interface Run {
  testPathPatterns: { patterns: string[] };
}
interface Project {
  globals: { preparedDatabases: (keyof typeof prepare)[] };
}

/**
 * Runs before the first test: builds the program that starts the stack, and the databases that the project's tests
 * copy, so that no test reaches its time limit waiting for one. When a person runs a few files, the first file that
 * needs a database makes it.
 */
export default async function jestStart({ testPathPatterns }: Run, { globals }: Project): Promise<void> {
  process.env.PREPARED_DATA = mkdtempSync(path.join(tmpdir(), 'prepared-data-'));
  const builds = path.join(repositoryRoot, 'dist');
  mkdirSync(builds, { recursive: true });
  process.env.COMPILED_STACK = await compileStack(mkdtempSync(path.join(builds, 'local-stack-')));
  if (testPathPatterns.patterns.length > 0) return;
  for (const database of globals.preparedDatabases) await prepare[database]();
}
