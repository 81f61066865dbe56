import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildError } from '../buildError';
import { integrityOf } from './fileDigests';
import { ENTRY_FILE } from './releaseNames';

/** The table that the compiler writes into the entry, and the end of every other file. */
const TABLE = /(\.sriHashes=)\{([^}]*)\}/;
const END = /\}\]\);?\s*$/;

interface Chunk {
  file: string;
  text: string;
  /** Its id, as code spells it. */
  key: string;
}

/**
 * Moves the digest of each chunk from the entry of a build to the code that asks for the chunk: other chunks bring the digests of
 * those that they load. Digests do not compress, and most are of pages and dialogs that the first page does not open. They
 * become SHA-256, a third shorter than the compiler's SHA-384.
 * @param named the chunks that pages name with the digest of the manifest: a browser uses what it has fetched ahead only
 * for a script with the same digest
 * @param entryName the file that the page loads first
 * @throws BuildError if the compiler writes its files in another way
 */
export async function placeDigests(folder: string, named: readonly string[], entryName = ENTRY_FILE): Promise<void> {
  const entryFile = path.join(folder, entryName);
  const entry = await readFile(entryFile, 'utf8');
  const [, , table] = TABLE.exec(entry) ?? [];
  // A module of one file has none.
  if (table === undefined) return;
  const chunks = await readChunks(folder, table, entryName);
  const askedBy = (text: string) => chunks.filter(({ key }) => text.includes(`.e(${key})`));
  const atStart = new Set(askedBy(entry));
  const digests = new Map<Chunk, string>();
  const placed = new Set<Chunk>();
  const underWay = new Set<Chunk>();

  const finish = (chunk: Chunk): void => {
    if (digests.has(chunk)) return;
    underWay.add(chunk);
    const brought = askedBy(chunk.text).filter((asked) => {
      if (!atStart.has(asked) && !underWay.has(asked)) finish(asked);
      // Of two chunks that ask for each other, neither can bring the digest of the other: the entry has it.
      if (underWay.has(asked)) atStart.add(asked);
      return !atStart.has(asked);
    });
    underWay.delete(chunk);
    for (const asked of brought) placed.add(asked);
    if (brought.length > 0)
      chunk.text = withDigests(
        chunk,
        brought.map((asked) => pairOf(asked, digests)),
      );
    digests.set(chunk, named.includes(chunk.file) ? integrityOf(Buffer.from(chunk.text)) : shortDigest(chunk.text));
  };
  chunks.forEach(finish);

  await Promise.all(chunks.map(({ file, text }) => writeFile(path.join(folder, file), text)));
  const left = chunks.filter((chunk) => atStart.has(chunk) || !placed.has(chunk));
  const pairs = left.map((chunk) => pairOf(chunk, digests)).join();
  await writeFile(
    entryFile,
    entry.replace(TABLE, (_table, name: string) => `${name}{${pairs}}`),
  );
}

/** The chunks of the table that are files of their own. */
async function readChunks(folder: string, table: string, entryName: string): Promise<Chunk[]> {
  const keys = new Map([...table.matchAll(/(\w+|"[^"]+"):"([^"]+)"/g)].map(([, key = '', digest]) => [digest, key]));
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js') && file !== entryName);
  const chunks = await Promise.all(
    files.map(async (file) => {
      const content = await readFile(path.join(folder, file));
      return { file, text: content.toString(), key: keys.get(integrityOf(content)) };
    }),
  );
  return chunks.flatMap(({ key, ...chunk }) => (key === undefined ? [] : [{ ...chunk, key }]));
}

const pairOf = (chunk: Chunk, digests: ReadonlyMap<Chunk, string>) => `${chunk.key}:"${digests.get(chunk) ?? ''}"`;

const shortDigest = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * Code that runs when the chunk has arrived, before any of its modules: `install` of runtime/loadChunks.mjs calls it, and in
 * the shell the compiler's own function.
 */
function withDigests({ file, text }: Chunk, pairs: readonly string[]): string {
  if (!END.test(text)) throw new BuildError(`${file} does not end as the chunks of the compiler do.`);
  return text.replace(END, () => `},e=>{Object.assign(e.sriHashes,{${pairs.join()}})}]);`);
}
