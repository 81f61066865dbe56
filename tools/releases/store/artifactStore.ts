/**
 * Where releases live: immutable folders of files. Paths are relative, with forward slashes. The folder store serves
 * one machine; an object store fits behind the same interface.
 */
export interface ArtifactStore {
  /** Content of a file, or undefined when there is none. */
  read(file: string): Promise<Uint8Array | undefined>;
  /** Paths of all files below a folder, in the order of their names. */
  list(folder: string): Promise<string[]>;
  /**
   * Makes a whole folder visible at once: until it resolves nobody sees any of it, and a folder that was there before
   * is replaced as a whole.
   * @param onFile told after each file, for progress
   */
  writeFolder(folder: string, files: ReadonlyMap<string, Uint8Array>, onFile?: (file: string) => void): Promise<void>;
}
