import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { BuildError } from '../buildError';

/** The bytes that a build makes a person load before anything shows. */
export interface FirstLoad {
  /** Folder under apps/. */
  app: string;
  /** Files that are loaded, relative to the folder of the build. */
  files: readonly string[];
  /** Most bytes that all of them may have together, compressed with brotli: the budget in module.json. */
  budget: number;
}

/**
 * Checks a build against its budget.
 * @returns how many bytes are loaded, compressed with brotli
 * @throws BuildError with the number and the largest file
 */
export async function measureFirstLoad({ app, files, budget }: FirstLoad, folder: string): Promise<number> {
  const sizes = await Promise.all(
    [...new Set(files)].map(async (file) => {
      const compressed = await promisify(brotliCompress)(await readFile(path.join(folder, file)));
      return { file, bytes: compressed.byteLength };
    }),
  );
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= budget) return total;
  const largest = sizes.reduce((a, b) => (b.bytes > a.bytes ? b : a));
  throw new BuildError(
    `${app} loads ${grouped(total)} bytes before it shows, ${grouped(total - budget)} over its budget of ${grouped(budget)}; ` +
      `the largest file is ${largest.file} with ${grouped(largest.bytes)}.`,
  );
}

const grouped = (bytes: number) => bytes.toLocaleString('en-US');
