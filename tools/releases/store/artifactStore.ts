/** A folder in the store. */
export interface StoredFolder {
  folder: string;
  /** False for the leftovers of an interrupted write or removal. */
  isWhole: boolean;
  writtenAt: Date;
}

/**
 * The store of releases: folders of files that never change once they are published. Paths are relative, with forward
 * slashes. Both stores, a folder of this machine and an S3 bucket, hold to `testing/storeContract.ts`.
 */
export interface ArtifactStore {
  /** Content of a file; undefined if it does not exist. */
  read(file: string): Promise<Uint8Array | undefined>;
  /** Paths of all files below a folder, in the order of their names. */
  list(folder: string): Promise<string[]>;
  /**
   * Stores a whole folder. Until it resolves, no reader sees any of it, and an earlier folder is never mixed with the new
   * one. A second try may skip the files that an interrupted write has already stored.
   * @param onFile called after each file, for progress
   */
  writeFolder(folder: string, files: ReadonlyMap<string, Uint8Array>, onFile?: (file: string) => void): Promise<void>;
  /** The folders two levels below a folder, including half-written ones, with the time of the last file in each. */
  listFolders(folder: string): Promise<StoredFolder[]>;
  /** Removes a whole folder at once. A missing folder is not an error. */
  removeFolder(folder: string): Promise<void>;
  /** The text of a pointer; undefined until it is written. A pointer is a small file outside of all folders. */
  readPointer(file: string): Promise<string | undefined>;
  /** Replaces a pointer's text: a reader always finds the old or the new one. */
  writePointer(file: string, text: string): Promise<void>;
}
