import { takes } from '../content/mediaType';
import { tooLarge, unsupportedType } from '../storageError';
import type { Bucket } from './buckets';
import type { FileMetadata } from './objects';

/** Moving or copying a file must not bypass the limits for uploads to a bucket. */
export function requireFits(bucket: Bucket, { mimetype, size }: FileMetadata): void {
  if (size > bucket.fileSizeLimit) throw tooLarge(bucket.fileSizeLimit);
  if (!takes(bucket.allowedTypes, mimetype)) {
    throw unsupportedType(`mime type ${mimetype} is not supported in the bucket ${bucket.id}.`);
  }
}
