import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ArtifactStore } from './artifactStore';

/** Artifact store in a folder of this machine, served by the local stack. */
export function createFolderStore(root: string): ArtifactStore {
  const locate = (file: string): string => {
    const full = path.resolve(root, file);
    if (full !== root && !full.startsWith(root + path.sep)) throw new Error(`${file} lies outside the store`);
    return full;
  };
  return {
    async read(file) {
      return readFile(locate(file)).catch(absent);
    },

    async list(folder) {
      const top = locate(folder);
      const entries = (await readdir(top, { recursive: true, withFileTypes: true }).catch(absent)) ?? [];
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(top, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
        .sort();
    },

    async writeFolder(folder, files, onFile) {
      const target = locate(folder);
      // Beside the target, so that the rename stays on one file system and is atomic.
      const staging = `${target}.partial-${process.pid}`;
      await rm(staging, { recursive: true, force: true });
      for (const [file, content] of files) {
        const place = path.join(staging, file);
        await mkdir(path.dirname(place), { recursive: true });
        await writeFile(place, content);
        onFile?.(file);
      }
      await rm(target, { recursive: true, force: true });
      await rename(staging, target);
    },
  };
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}
