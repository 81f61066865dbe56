import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../paths';

/** The source line of each stretch of a built file. */
export interface SourceLines {
  /** The built file, relative to its release. */
  file: string;
  /** Files of the repository, such as `apps/training/src/TrainingApp.tsx`. */
  sources: string[];
  /** Where each stretch begins, in order: its line from 1 times `PLACES_A_LINE`, and its column from 0. */
  places: number[];
  /** The source of each stretch, counted from 1 as the database does. */
  sourceIndexes: number[];
  /** Its line there, from 1. */
  sourceLines: number[];
}

/** The part of a source map that is needed (https://tc39.es/ecma426/). */
interface SourceMap {
  sources: (string | null)[];
  mappings: string;
}

export const PLACES_A_LINE = 10_000_000;

const MAP = '.map';

/** Reads the source maps of a build and deletes them: they contain the sources, which no release serves. */
export async function takeSourceLines(folder: string): Promise<SourceLines[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(MAP)).sort();
  return Promise.all(
    names.map(async (name) => {
      const map = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as SourceMap;
      await rm(path.join(folder, name));
      return sourceLinesOf(name.slice(0, -MAP.length).split(path.sep).join('/'), map);
    }),
  );
}

/** The content of a source map by line. Leaves out columns and names inside of a source line. */
export function sourceLinesOf(file: string, { sources, mappings }: SourceMap): SourceLines {
  const lines: SourceLines = { file, sources: sources.map(nameOf), places: [], sourceIndexes: [], sourceLines: [] };
  let source = 0;
  let sourceLine = 0;
  let last = '';
  for (const [index, line] of mappings.split(';').entries()) {
    let column = 0;
    for (const segment of line.split(',')) {
      if (segment === '') continue;
      const [columns = 0, sourcesOn, linesOn = 0] = decodeSegment(segment);
      column += columns;
      // A stretch that the bundler wrote itself.
      if (sourcesOn === undefined) continue;
      source += sourcesOn;
      sourceLine += linesOn;
      const present = `${source} ${sourceLine}`;
      if (present === last) continue;
      last = present;
      lines.places.push((index + 1) * PLACES_A_LINE + column);
      lines.sourceIndexes.push(source + 1);
      lines.sourceLines.push(sourceLine + 1);
    }
  }
  return lines;
}

/** The path of a source in the repository. The bundler's own code has no absolute path. */
function nameOf(source: string | null): string {
  if (!source || !path.isAbsolute(source)) return '(bundler)';
  return path.relative(repositoryRoot, source).split(path.sep).join('/');
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of a Base64 VLQ (https://tc39.es/ecma426/#sec-base64-vlq). */
function decodeSegment(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const character of segment) {
    const digit = DIGITS.indexOf(character);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = shift = 0;
  }
  return numbers;
}
