import { constants, existsSync, readdirSync, renameSync, rmSync, statfsSync, statSync, type Dirent } from 'node:fs';
import { copyFile, link, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dataFolderAt, type DataFolder } from '../dataFolder/dataFolder';
import { isDiskFull } from '../database/diskFull';
import { NoRoomError } from './noRoomError';

/** Free space needed beside the copy: the migrations write, and the database refuses writes on a full disk. */
const ROOM_TO_MIGRATE = 128 * 1024 * 1024;

const UNFINISHED = '.unfinished';
const FAILED = '-failed';

/**
 * Keeps a copy of a data folder below it. The copy is a data folder itself: started with the version that made the
 * data, it is the product as it was. Files that are never written again (releases, uploads, emails) are linked and take
 * no space. The site is left out, because every start composes it.
 * @param name of the copy
 * @param about the note for a person who finds it
 * @param tell called with how many files are done
 * @returns the path of the copy
 * @throws NoRoomError if the disk has no room for it
 */
export async function copyDataFolder(
  folder: DataFolder,
  name: string,
  about: string,
  tell: (done: number, of: number) => void,
): Promise<string> {
  discardUseless(folder.copies);
  const place = path.join(folder.copies, name);
  const draft = `${place}${UNFINISHED}`;
  const target = dataFolderAt(draft);
  const copied = [
    ...filesOf(folder.database, target.database),
    ...filesOf(folder.publishing, target.publishing),
    ...filesOf(folder.keys, target.keys),
  ];
  const linked = (['store', 'files', 'outbox'] as const).flatMap((entry) => filesOf(folder[entry], target[entry]));
  requireRoom(folder, copied);
  const count = copied.length + linked.length;
  let done = 0;
  try {
    await mkdir(draft, { recursive: true, mode: 0o700 });
    for (const { from, to, isFolder } of [...copied, ...linked]) {
      await mkdir(isFolder ? to : path.dirname(to), { recursive: true, mode: 0o700 });
      if (!isFolder) await (done < copied.length ? clone(from, to) : link(from, to).catch(() => clone(from, to)));
      tell((done += 1), count);
    }
    await writeFile(path.join(draft, 'ABOUT.txt'), about);
    renameSync(draft, place);
    return place;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw isDiskFull(error) ? new NoRoomError(folder.root, roomFor(copied)) : error;
  }
}

/** Marks a copy after a failed migration: the next copy replaces it. @returns its new path */
export function markFailed(place: string): string {
  renameSync(place, `${place}${FAILED}`);
  return `${place}${FAILED}`;
}

/** The copies in a folder, the newest first: their names start with the time. */
export function listCopies(copies: string): string[] {
  if (!existsSync(copies)) return [];
  const names = readdirSync(copies).filter((name) => !name.endsWith(UNFINISHED));
  return names
    .sort()
    .reverse()
    .map((name) => path.join(copies, name));
}

/** Unfinished copies, and copies after which nothing changed. */
function discardUseless(copies: string): void {
  if (!existsSync(copies)) return;
  const useless = readdirSync(copies).filter((name) => name.endsWith(UNFINISHED) || name.endsWith(FAILED));
  for (const name of useless) rmSync(path.join(copies, name), { recursive: true, force: true });
}

interface Copying {
  from: string;
  to: string;
  isFolder: boolean;
  bytes: number;
}

/** An entry of the data folder with everything below it; nothing if it does not exist. */
function filesOf(from: string, to: string): Copying[] {
  if (!existsSync(from)) return [];
  const own = statSync(from);
  if (!own.isDirectory()) return [{ from, to, isFolder: false, bytes: own.size }];
  const below = readdirSync(from, { recursive: true, withFileTypes: true }).map((entry: Dirent) => {
    const full = path.join(entry.parentPath, entry.name);
    const isFolder = entry.isDirectory();
    return {
      from: full,
      to: path.join(to, path.relative(from, full)),
      isFolder,
      bytes: isFolder ? 0 : statSync(full).size,
    };
  });
  return [{ from, to, isFolder: true, bytes: 0 }, ...below];
}

/** Shares the bytes where the file system can (btrfs, XFS, APFS). */
const clone = (from: string, to: string): Promise<void> => copyFile(from, to, constants.COPYFILE_FICLONE);

const roomFor = (copied: readonly Copying[]): number => copied.reduce((sum, { bytes }) => sum + bytes, ROOM_TO_MIGRATE);

function requireRoom({ root }: DataFolder, copied: readonly Copying[]): void {
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize < roomFor(copied)) throw new NoRoomError(root, roomFor(copied));
}
