import { takes } from '../content/mediaType';
import type { Bucket } from '../rows/buckets';
import type { StoredObject } from '../rows/objects';

/** Types that a browser shows without running anything. A drawing is a page itself, so it is not among them. */
const shown = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

/**
 * `Content-Disposition`: pictures and documents are shown if the bucket lists their type; everything else is
 * downloaded.
 * @param download the parameter of the address: null to show, a file name or nothing to download
 */
export function dispositionOf(bucket: Bucket, object: StoredObject, download: string | null): string {
  const type = object.metadata.mimetype;
  if (download === null && shown.includes(type) && takes(bucket.allowedTypes ?? [], type)) return 'inline';
  const name = (download === null || download === '' ? object.name.split('/').at(-1) : download) ?? '';
  const plain = name.replaceAll(/[^A-Za-z0-9 ._-]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeExtended(name)}`;
}

/** A text in the notation of RFC 8187 (3.2.1) for a header. */
function encodeExtended(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
