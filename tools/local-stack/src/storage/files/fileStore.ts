import { constants } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Passes the bytes of a file through while checking them. An error ends the write. */
type Watch = (chunks: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;

/** The bytes of the files, each under the version in its row. A key is never a path. */
export interface FileStore {
  /** Writes a file completely or not at all. */
  write(version: string, source: Readable, watch: Watch): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  /** Null without such a file. The caller closes it. */
  open(version: string): Promise<FileHandle | null>;
  /** A file that cannot be deleted is logged and stays: without a row, no one can read it. */
  discard(version: string): Promise<void>;
}

const VERSION = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @param folder of this installation only; removes unfinished uploads of an earlier process */
export async function openFileStore(folder: string): Promise<FileStore> {
  const arriving = path.join(folder, 'arriving');
  await rm(arriving, { recursive: true, force: true });
  await mkdir(arriving, { recursive: true });

  const placeOf = (version: string) => {
    if (!VERSION.test(version)) throw new Error(`${JSON.stringify(version)} is no version of a file`);
    return path.join(folder, version.slice(0, 2), version);
  };
  /** Writes a temporary file and moves it into place when it is complete. */
  async function place(version: string, fill: (draft: string) => Promise<void>): Promise<void> {
    const file = placeOf(version);
    const draft = path.join(arriving, version);
    try {
      await fill(draft);
      await mkdir(path.dirname(file), { recursive: true });
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  return {
    write: (version, source, watch) =>
      place(version, async (draft) => {
        // Opened first: a stream that opens by itself may create the file after it was abandoned.
        const file = await open(draft, 'wx', 0o600);
        await pipeline(source, watch, file.createWriteStream());
      }),
    copy: (from, to) => place(to, (draft) => copyFile(placeOf(from), draft, constants.COPYFILE_FICLONE)),
    open: async (version) => {
      try {
        return await open(placeOf(version), 'r');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    discard: async (version) => {
      try {
        await rm(placeOf(version), { force: true });
      } catch (error) {
        console.error(`The file ${version} of the storage could not be deleted:`, error);
      }
    },
  };
}
