import { accessSync, constants, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../startError';

/** The paths of one installation. */
export interface DataFolder {
  root: string;
  /** PGlite's files. */
  database: string;
  /** Published artifacts: `modules/<id>/<version>/…`, `shell/<digest>/…`. */
  store: string;
  /** The composed site. */
  site: string;
  outbox: string;
  /** Files of the storage service, named by version. */
  files: string;
  keys: string;
  /** Private keys that sign releases, unless CLUBCREW_KEYS names another folder. */
  publishing: string;
  /** Copies from before upgrades, each a data folder itself. */
  copies: string;
}

export function dataFolderAt(root: string): DataFolder {
  const absolute = path.resolve(root);
  return {
    root: absolute,
    database: path.join(absolute, 'db'),
    store: path.join(absolute, 'store'),
    site: path.join(absolute, 'site'),
    outbox: path.join(absolute, 'outbox'),
    files: path.join(absolute, 'files'),
    keys: path.join(absolute, 'keys.json'),
    publishing: path.join(absolute, 'publishing'),
    copies: path.join(absolute, 'copies'),
  };
}

/** @throws StartError if the folder cannot be created or written */
export function requireWritable(folder: DataFolder): void {
  try {
    // It holds password hashes and keys: no other account on the machine may read them.
    mkdirSync(folder.root, { recursive: true, mode: 0o700 });
    accessSync(folder.root, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new StartError(`The data folder ${folder.root} cannot be written (${reason}); choose another one.`);
  }
}

/** Deletes everything that an installation wrote except its copies, and nothing else in the folder. */
export function emptyDataFolder(folder: DataFolder): void {
  const { root: _root, copies: _copies, ...entries } = folder;
  for (const entry of Object.values(entries)) {
    rmSync(entry, { recursive: true, force: true });
  }
}

/** The folders that are served and written while the stack runs. */
export function createSubfolders(folder: DataFolder): void {
  for (const entry of [folder.store, folder.site, folder.outbox, folder.files]) mkdirSync(entry, { recursive: true });
}
