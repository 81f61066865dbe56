import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PLACES_A_LINE, type SourceLines } from './sourceLines';
import { ENTRY_FILE } from './releaseNames';

/**
 * Puts the first files of a module into its entry, so that a page loads one file. The compiler always separates them. A
 * chunk only adds its code to a list, where the runtime in the entry finds it.
 * @param files the first files without the entry; they are removed
 * @param lines the source lines of all built files
 * @returns the source lines of the files that remain
 */
export async function joinEntry(
  folder: string,
  files: readonly string[],
  lines: readonly SourceLines[],
): Promise<SourceLines[]> {
  const joined = [...files, ENTRY_FILE];
  const texts = await Promise.all(joined.map((file) => readFile(path.join(folder, file), 'utf8')));
  await writeFile(path.join(folder, ENTRY_FILE), texts.join('\n'));
  await Promise.all(files.map((file) => rm(path.join(folder, file))));

  const ofEntry: SourceLines = { file: ENTRY_FILE, sources: [], places: [], sourceIndexes: [], sourceLines: [] };
  let linesBefore = 0;
  for (const [index, file] of joined.entries()) {
    const own = lines.find((one) => one.file === file);
    if (own) append(ofEntry, own, linesBefore);
    linesBefore += (texts[index] ?? '').split('\n').length;
  }
  return [...lines.filter(({ file }) => !joined.includes(file)), ofEntry];
}

function append(to: SourceLines, added: SourceLines, linesBefore: number): void {
  const sourcesBefore = to.sources.length;
  to.sources.push(...added.sources);
  for (const place of added.places) to.places.push(place + linesBefore * PLACES_A_LINE);
  for (const index of added.sourceIndexes) to.sourceIndexes.push(index + sourcesBefore);
  for (const line of added.sourceLines) to.sourceLines.push(line);
}
