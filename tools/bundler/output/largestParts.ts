import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { PLACES_A_LINE, type SourceLines } from './sourceLines';

/** Code of one origin in built files. */
export interface Part {
  /** A package such as `react-dom`, or a folder of the repository such as `libs/ui` or `apps/training/src/pages`. */
  name: string;
  /** Its share of the compressed files. */
  bytes: number;
}

const COUNT = 5;

/**
 * The parts that make built files large, the largest first. A part is compressed by itself, and the sizes of a file's parts
 * are scaled so that they add up to the compressed file.
 * @param lines the source lines of the files, as `takeSourceLines` returns them
 */
export async function largestParts(
  folder: string,
  files: readonly string[],
  lines: readonly SourceLines[],
): Promise<Part[]> {
  const bytes = new Map<string, number>();
  for (const sources of lines.filter(({ file }) => files.includes(file))) {
    const code = await readFile(path.join(folder, sources.file), 'utf8');
    const sizes = await Promise.all(
      [...textsByPart(code, sources)].map(async ([name, text]) => [name, await compressedBytes(text)] as const),
    );
    const scale = (await compressedBytes(code)) / sizes.reduce((sum, [, size]) => sum + size, 0);
    for (const [name, size] of sizes) bytes.set(name, (bytes.get(name) ?? 0) + size * scale);
  }
  return [...bytes]
    .map(([name, size]) => ({ name, bytes: Math.round(size) }))
    .sort((one, other) => other.bytes - one.bytes)
    .slice(0, COUNT);
}

function textsByPart(code: string, { places, sourceIndexes, sources }: SourceLines): Map<string, string> {
  const starts = lineStarts(code);
  const offsetOf = (place: number) => (starts[Math.floor(place / PLACES_A_LINE) - 1] ?? 0) + (place % PLACES_A_LINE);
  const texts = new Map<string, string>();
  for (const [index, place] of places.entries()) {
    const next = places[index + 1];
    const text = code.slice(offsetOf(place), next === undefined ? undefined : offsetOf(next));
    const name = partOf(sources[(sourceIndexes[index] ?? 1) - 1] ?? '');
    texts.set(name, (texts.get(name) ?? '') + text);
  }
  return texts;
}

function lineStarts(code: string): number[] {
  const starts = [0];
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** A file of a package belongs to the package, one of a library to it, and one of an app to its folder. */
function partOf(source: string): string {
  const [, inPackage] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  const [inLibrary] = /^libs\/[^/]+/.exec(source) ?? [];
  return inPackage ?? inLibrary ?? path.posix.dirname(source);
}

async function compressedBytes(text: string): Promise<number> {
  return (await promisify(brotliCompress)(text)).byteLength;
}
