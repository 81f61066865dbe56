import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Recognized } from '../content/inspectContent';
import type { FileStore } from '../files/fileStore';
import type { Bucket } from '../rows/buckets';
import type { FileMetadata } from '../rows/objects';
import { tooLarge } from '../storageError';

/** A file on disk whose row is still to be written. */
export interface StoredContent {
  version: string;
  type: string;
  /** Bytes. */
  size: number;
  digest: string;
}

/**
 * Writes a file to disk while inspecting it, within the limits of its bucket.
 * @throws StorageError 413 at the first byte over the limit, 415 if the bytes do not match the type
 */
export async function storeContent(
  files: FileStore,
  bucket: Bucket,
  version: string,
  source: Readable,
  { type, inspection }: Recognized,
): Promise<StoredContent> {
  const hash = createHash('sha256');
  let size = 0;
  await files.write(version, source, async function* (chunks) {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > bucket.fileSizeLimit) throw tooLarge(bucket.fileSizeLimit);
      inspection.add(chunk);
      hash.update(chunk);
      yield chunk;
    }
    inspection.end();
  });
  return { version, type, size, digest: hash.digest('base64url') };
}

/** The metadata of a file's row, under the names of the hosted service. */
export const metadataOf = ({ type, size, digest }: StoredContent, cacheControl: string): FileMetadata => ({
  eTag: `"${digest}"`,
  size,
  mimetype: type,
  cacheControl,
  lastModified: new Date().toISOString(),
  contentLength: size,
  httpStatusCode: 200,
});
