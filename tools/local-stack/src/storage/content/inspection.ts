/** Looks at the bytes of a file while they arrive, to find out whether they are what the sender says. */
export interface Inspection {
  /** @throws StorageError 415 as soon as the bytes cannot be of the type */
  add(chunk: Buffer): void;
  /** After the last byte. @throws StorageError 415 */
  end(): void;
}
