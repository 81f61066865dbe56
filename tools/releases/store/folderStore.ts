import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ArtifactStore, StoredFolder } from './artifactStore';

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
        .filter((file) => !UNFINISHED.test(file))
        .sort();
    },

    async writeFolder(folder, files, onFile) {
      const target = locate(folder);
      // Next to the target, so that the rename stays on one file system and is atomic.
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

    async listFolders(folder) {
      const found: StoredFolder[] = [];
      for (const parent of await foldersIn(locate(folder))) {
        for (const name of await foldersIn(locate(`${folder}/${parent}`))) {
          const place = `${folder}/${parent}/${name}`;
          found.push({ folder: place, isWhole: !UNFINISHED.test(place), writtenAt: (await stat(locate(place))).mtime });
        }
      }
      return found;
    },

    async removeFolder(folder) {
      const target = locate(folder);
      if (target === root) throw new Error('The store itself is not a folder of it');
      const leaving = `${target}.leaving-${process.pid}`;
      // Renames it first, so that no reader finds half of it.
      await rename(target, leaving).catch(absent);
      await rm(leaving, { recursive: true, force: true });
    },

    async readPointer(file) {
      return readFile(locate(file), 'utf8').catch(absent);
    },

    async writePointer(file, text) {
      const target = locate(file);
      const staging = `${target}.partial-${process.pid}`;
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(staging, text);
      await rename(staging, target);
    },
  };
}

async function foldersIn(place: string): Promise<string[]> {
  const entries = (await readdir(place, { withFileTypes: true }).catch(absent)) ?? [];
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** A folder that is being written or removed, or was when its process was killed. */
const UNFINISHED = /\.(partial|leaving)-\d+(\/|$)/;

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}
