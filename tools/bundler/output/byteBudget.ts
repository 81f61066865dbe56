import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { BuildError } from '../buildError';
import { largestParts } from './largestParts';
import type { SourceLines } from './sourceLines';

/** The bytes that a build makes a person load before anything shows. */
export interface FirstLoad {
  /** Folder under apps/. */
  app: string;
  /** Files that are loaded, relative to the folder of the build. */
  files: readonly string[];
  /** Most bytes that all of them may have together, compressed with brotli: the budget in module.json. */
  budget: number;
  /** The source lines of the files, which tell what makes them large. */
  lines: readonly SourceLines[];
}

/**
 * Checks a build against its budget.
 * @returns how many bytes are loaded, compressed with brotli
 * @throws BuildError with the number, the budget and the five parts that make the files large
 */
export async function measureFirstLoad({ app, files, budget, lines }: FirstLoad, folder: string): Promise<number> {
  const sizes = await Promise.all(
    [...new Set(files)].map(
      async (file) => (await promisify(brotliCompress)(await readFile(path.join(folder, file)))).byteLength,
    ),
  );
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
  if (total <= budget) return total;
  const parts = await largestParts(folder, files, lines);
  throw new BuildError(
    [
      `${app} loads ${grouped(total)} bytes before it shows, ${grouped(total - budget)} over its budget of ` +
        `${grouped(budget)} (module.json). The most come from:`,
      ...parts.map(({ name, bytes }) => `${grouped(bytes).padStart(9)}  ${name}`),
    ].join('\n'),
  );
}

const grouped = (bytes: number) => bytes.toLocaleString('en-US');
