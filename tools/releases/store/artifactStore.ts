/** A folder as the store has it. */
export interface StoredFolder {
  folder: string;
  /** False for what an interrupted write or removal has left. */
  isWhole: boolean;
  writtenAt: Date;
}

/**
 * The store of releases: folders of files that never change once they are published. Paths are relative, with forward
 * slashes. Both stores, a folder of this machine and an S3 bucket, hold to `testing/storeContract.ts`.
 */
export interface ArtifactStore {
  /** Content of a file, or undefined when there is none. */
  read(file: string): Promise<Uint8Array | undefined>;
  /** Paths of all files below a folder, in the order of their names. */
  list(folder: string): Promise<string[]>;
  /**
   * Stores a whole folder: until it resolves, no reader sees any of it, and one that was there before is never seen
   * mixed with the new one. What an interrupted write has stored already may be left out the second time.
   * @param onFile called after each file, for progress
   */
  writeFolder(folder: string, files: ReadonlyMap<string, Uint8Array>, onFile?: (file: string) => void): Promise<void>;
  /** The folders two levels below a folder, also half written ones, with when the last file of each was written. */
  listFolders(folder: string): Promise<StoredFolder[]>;
  /** Takes a whole folder away at once. One that is not there is no error. */
  removeFolder(folder: string): Promise<void>;
  /** What a pointer says, or undefined before it says anything. It is a small file of its own, in no folder. */
  readPointer(file: string): Promise<string | undefined>;
  /** Replaces a pointer's text: a reader always finds the old or the new one. */
  writePointer(file: string, text: string): Promise<void>;
}
