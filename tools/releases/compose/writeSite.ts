import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Brings the site folder to exactly these files. Each file is replaced by a rename, so that a request that comes in
 * meanwhile gets the old page or the new one, never half of one; pages that no longer exist go last.
 */
export async function writeSite(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [file, content] of files) {
    const target = path.join(folder, file);
    if ((await readFile(target, 'utf8').catch(() => undefined)) === content) continue;
    await mkdir(path.dirname(target), { recursive: true });
    const staging = `${target}.partial-${process.pid}`;
    await writeFile(staging, content);
    await rename(staging, target);
  }
  const existing = await readdir(folder, { recursive: true, withFileTypes: true });
  const stale = existing
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((full) => !files.has(path.relative(folder, full).split(path.sep).join('/')));
  await Promise.all(stale.map((full) => rm(full, { force: true })));
}
