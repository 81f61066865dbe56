import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Release } from '@platform/contract';
import { BuildError } from './buildError';

/**
 * Holds a build to the budget of its module.json: the compressed (brotli) bytes of everything the first screen loads.
 * @throws BuildError with the number and the largest file
 */
export async function assertWithinBudget(release: Release, folder: string): Promise<void> {
  const files = await Promise.all(
    [release.entry, ...release.preload].map(async (file) => {
      const compressed = await promisify(brotliCompress)(await readFile(path.join(folder, file)));
      return { file, bytes: compressed.byteLength };
    }),
  );
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const budget = release.descriptor.budget.firstLoadBytes;
  if (total <= budget) return;
  const largest = files.reduce((a, b) => (b.bytes > a.bytes ? b : a));
  throw new BuildError(
    `${release.moduleId} loads ${total} bytes before it shows, ${total - budget} over its budget of ${budget}; ` +
      `the largest file is ${largest.file} with ${largest.bytes}.`,
  );
}
