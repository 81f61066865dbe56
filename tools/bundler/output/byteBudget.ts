import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { BuildError } from '../buildError';
import { largestParts } from './largestParts';
import type { SourceLines } from './sourceLines';

/** Built files that a person loads together. */
interface MeasuredFiles {
  /** Files relative to the folder of the build. */
  files: readonly string[];
  /** The source lines of the files, which tell what makes them large. */
  lines: readonly SourceLines[];
}

/** The bytes that a build makes a person load before anything shows. */
interface FirstLoad extends MeasuredFiles {
  /** Folder under apps/. */
  app: string;
  /** Most bytes that all files may have together, compressed with brotli: the budget in module.json. */
  budget: number;
}

/**
 * Checks a build against its budget.
 * @returns how many bytes are loaded, compressed with brotli
 * @throws BuildError with the number, the budget and the five parts that make the files large
 */
export async function measureFirstLoad({ app, budget, ...measured }: FirstLoad, folder: string): Promise<number> {
  const total = await bytesOf(measured, folder);
  if (total <= budget) return total;
  const excess = `${app} loads ${grouped(total)} bytes before it shows, ${grouped(total - budget)} over its budget of`;
  throw new BuildError(`${excess} ${grouped(budget)} (module.json). ${await causesOf(measured, folder)}`);
}

/** The shell's chunks by name, with the files that each adds to a page. */
interface SharedFiles {
  chunks: Readonly<Record<string, readonly string[]>>;
  /** Most bytes of each: the content of budgets.json. */
  budgets: Readonly<Record<string, number>>;
  lines: readonly SourceLines[];
}

/**
 * Checks the shell's chunks against their budgets.
 * @returns the bytes of each chunk, compressed with brotli
 * @throws BuildError with the number, the budget and the five parts that make the chunk large; also for a chunk without a
 * budget, and for a budget without a chunk
 */
export async function measureShared(
  { chunks, budgets, lines }: SharedFiles,
  folder: string,
): Promise<Record<string, number>> {
  const gone = Object.keys(budgets).find((name) => !chunks[name]);
  if (gone) throw new BuildError(`apps/shell/budgets.json limits "${gone}", which the shell does not have.`);
  const bytes: Record<string, number> = {};
  for (const [name, files] of Object.entries(chunks).sort()) {
    const total = await bytesOf({ files, lines }, folder);
    const budget = budgets[name];
    if (budget === undefined)
      throw new BuildError(`Give "${name}" a budget in apps/shell/budgets.json. It has ${grouped(total)} bytes.`);
    bytes[name] = total;
    if (total <= budget) continue;
    const excess = `The shell's "${name}" has ${grouped(total)} bytes, ${grouped(total - budget)} over its budget of`;
    const causes = await causesOf({ files, lines }, folder);
    throw new BuildError(`${excess} ${grouped(budget)} (apps/shell/budgets.json). ${causes}`);
  }
  return bytes;
}

async function bytesOf({ files }: MeasuredFiles, folder: string): Promise<number> {
  const sizes = await Promise.all(
    [...new Set(files)].map(
      async (file) => (await promisify(brotliCompress)(await readFile(path.join(folder, file)))).byteLength,
    ),
  );
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

async function causesOf({ files, lines }: MeasuredFiles, folder: string): Promise<string> {
  const parts = await largestParts(folder, files, lines);
  return ['The most come from:', ...parts.map(({ name, bytes }) => `${grouped(bytes).padStart(9)}  ${name}`)].join(
    '\n',
  );
}

const grouped = (bytes: number) => bytes.toLocaleString('en-US');
