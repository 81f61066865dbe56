import { constants } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Passes the bytes of a file on while it looks at them. What it throws ends the writing. */
export type Watch = (chunks: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;

/** The bytes of the files, each under the version that its row names. A key is never a path. */
export interface FileStore {
  /** Writes a file that is complete or not there at all. */
  write(version: string, source: Readable, watch: Watch): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  /** Null when there is no such file. The caller closes it. */
  open(version: string): Promise<FileHandle | null>;
  /** A file that cannot be deleted is logged and stays: without a row, no one can get it. */
  discard(version: string): Promise<void>;
}

const VERSION = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @param folder of the installation alone; uploads that an earlier process left unfinished are removed from it */
export async function openFileStore(folder: string): Promise<FileStore> {
  const arriving = path.join(folder, 'arriving');
  await rm(arriving, { recursive: true, force: true });
  await mkdir(arriving, { recursive: true });

  const placeOf = (version: string) => {
    if (!VERSION.test(version)) throw new Error(`${JSON.stringify(version)} is no version of a file`);
    return path.join(folder, version.slice(0, 2), version);
  };
  /** Fills a file aside and puts it in its place when it is whole. */
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
        // Opened before a byte is looked at: a stream that opens by itself may create the file after it was given up.
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
