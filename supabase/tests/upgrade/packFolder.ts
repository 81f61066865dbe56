import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { unzipSync, zipSync, type Zippable } from 'fflate';

/**
 * A folder as one file: an archive that is not compressed itself, compressed as a whole, so that what the pages of a
 * database repeat costs little.
 * @param leftOut names directly below the folder
 * @param ownPaths paths of this machine, which nothing in it may name
 * @throws Error naming a file that does
 */
export function packFolder(folder: string, leftOut: readonly string[], ownPaths: readonly string[]): Uint8Array {
  const entries: Zippable = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const full = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, full).split(path.sep).join('/');
    if (leftOut.includes(name.split('/')[0] ?? '')) continue;
    // Postgres does not start without its empty folders.
    if (entry.isDirectory()) entries[`${name}/`] = new Uint8Array();
    else entries[name] = withoutPaths(readFileSync(full), full, ownPaths);
  }
  const archive = zipSync(entries, { level: 0, mtime: '2026-11-24' });
  return brotliCompressSync(archive, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LARGE_WINDOW]: 1,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_LARGE_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: archive.length,
    },
  });
}

function withoutPaths(content: Buffer, file: string, ownPaths: readonly string[]): Uint8Array {
  const named = ownPaths.find((own) => content.includes(own));
  if (named) throw new Error(`${file} names ${named}, which is a path of this machine.`);
  return content;
}

/** Writes what was packed into a folder. What lies in it is a person's data: no one else reads it. */
export function unpackFolder(packed: Uint8Array, folder: string): void {
  const archive = brotliDecompressSync(packed, { params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 } });
  for (const [name, content] of Object.entries(unzipSync(archive))) {
    const place = path.join(folder, name);
    mkdirSync(name.endsWith('/') ? place : path.dirname(place), { recursive: true, mode: 0o700 });
    if (!name.endsWith('/')) writeFileSync(place, content, { mode: 0o600 });
  }
}
