import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../../../bundler/paths';
import { parityFiles } from '../../../local-stack/src/testing/seeded/parityFiles';
import type { PlannedStack } from './plannedStack';

/** The tests of this name make each read of a module, with each input that its pages give it. */
const READS = 'answers the same in the demo and in the club';

/**
 * Makes every read of every module in the sample club of a stack, as its manager.
 * @throws Error if a read gives another answer than on a stack without the other clubs
 */
export async function makeEveryRead({ url, publishableKey }: PlannedStack): Promise<void> {
  const files = parityFiles([path.join(repositoryRoot, 'apps')]);
  const platforms = Object.fromEntries(files.map((file) => [file, { url, publishableKey }]));
  await promisify(execFile)(
    process.execPath,
    [
      'node_modules/jest/bin/jest.js',
      '--config',
      path.join(import.meta.dirname, 'jest.config.cjs'),
      '--runInBand',
      '--testNamePattern',
      READS,
    ],
    {
      cwd: repositoryRoot,
      env: { ...process.env, TEST_PLATFORMS: JSON.stringify(platforms) },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
}
