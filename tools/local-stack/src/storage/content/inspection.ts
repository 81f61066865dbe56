/** Checks the bytes of a file during the upload, to find out whether they match the declared type. */
export interface Inspection {
  /** @throws StorageError 415 as soon as the bytes cannot be of the type */
  add(chunk: Buffer): void;
  /** Called after the last byte. @throws StorageError 415 */
  end(): void;
}
