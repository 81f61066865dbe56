import { takes } from '../content/mediaType';
import type { Bucket } from '../rows/buckets';
import type { StoredObject } from '../rows/objects';

/** What a browser shows without running anything of it. A drawing is a page of its own, so it is not among them. */
const shown = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

/**
 * `Content-Disposition`: pictures and documents of a bucket that names their type are shown, everything else is saved.
 * @param download the parameter of the address: null to show, a file name or nothing to save
 */
export function dispositionOf(bucket: Bucket, object: StoredObject, download: string | null): string {
  const type = object.metadata.mimetype;
  if (download === null && shown.includes(type) && takes(bucket.allowedTypes ?? [], type)) return 'inline';
  const name = (download === null || download === '' ? object.name.split('/').at(-1) : download) ?? '';
  const plain = name.replaceAll(/[^A-Za-z0-9 ._-]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeExtended(name)}`;
}

/** A text as RFC 8187 (3.2.1) writes it in a header. */
function encodeExtended(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
