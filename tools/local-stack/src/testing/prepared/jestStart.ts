import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../../../../bundler/paths';
import { compileStack } from './compileStack';

/**
 * Before the first test: the program that starts the stack, and a place for databases, which the first file of tests that
 * needs one makes.
 */
export default async function jestStart(): Promise<void> {
  process.env.PREPARED_DATA = mkdtempSync(path.join(tmpdir(), 'prepared-data-'));
  const builds = path.join(repositoryRoot, 'dist');
  mkdirSync(builds, { recursive: true });
  process.env.COMPILED_STACK = await compileStack(mkdtempSync(path.join(builds, 'local-stack-')));
}
