import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from './contentTypes';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below one network packet compression saves nothing. */
const MIN_BYTES = 1024;

export interface PrecompressReport {
  /** Files that got siblings. */
  files: number;
  bytes: number;
  brotliBytes: number;
  gzipBytes: number;
}

/**
 * Writes `<file>.br` (quality 11) and `<file>.gz` (level 9) beside every file of a folder that gains from
 * it. Siblings that are newer than their file stay as they are.
 */
export async function precompress(folder: string): Promise<PrecompressReport> {
  const report: PrecompressReport = { files: 0, bytes: 0, brotliBytes: 0, gzipBytes: 0 };
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !isCompressible(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const content = await readFile(file);
    if (content.length < MIN_BYTES) continue;
    const [small, smallest] = await Promise.all([
      sibling(file, '.gz', () => zip(content, { level: constants.Z_BEST_COMPRESSION })),
      sibling(file, '.br', () => brotli(content, { params: brotliParameters(content.length) })),
    ]);
    report.files += 1;
    report.bytes += content.length;
    report.gzipBytes += small;
    report.brotliBytes += smallest;
  }
  return report;
}

function brotliParameters(size: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  };
}

/** @returns bytes of the sibling */
async function sibling(file: string, suffix: '.br' | '.gz', compress: () => Promise<Buffer>): Promise<number> {
  const target = `${file}${suffix}`;
  const [source, present] = await Promise.all([stat(file), stat(target).catch(() => null)]);
  if (present && present.mtimeMs >= source.mtimeMs) return present.size;
  const compressed = await compress();
  await writeFile(target, compressed);
  return compressed.length;
}
