import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withCompressedSiblings } from '../store/compressedSiblings';

/**
 * Makes the site folder contain exactly these files and their compressed variants. Replaces each file by a rename, so
 * that a request meanwhile gets the old page or the new one, never half of one. Removes pages that no longer exist last.
 */
export async function writeSite(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  const all = await Promise.all(
    [...files].map(([file, content]) => withCompressedSiblings(file, Buffer.from(content), 'page')),
  );
  const wanted = new Map(all.flat());
  for (const [file, content] of wanted) {
    const target = path.join(folder, file);
    if ((await readFile(target).catch(() => undefined))?.equals(content)) continue;
    await mkdir(path.dirname(target), { recursive: true });
    const staging = `${target}.partial-${process.pid}`;
    await writeFile(staging, content);
    await rename(staging, target);
  }
  const existing = await readdir(folder, { recursive: true, withFileTypes: true });
  const stale = existing
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((full) => !wanted.has(path.relative(folder, full).split(path.sep).join('/')));
  await Promise.all(stale.map((full) => rm(full, { force: true })));
}
