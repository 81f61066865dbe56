import { Zip, ZipPassThrough } from 'fflate';
import type { SeasonPhoto } from '../../source/rows/photo';

const ENDINGS: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/webp': 'webp', 'image/svg+xml': 'svg' };

interface PackedPhotos {
  /** A ZIP file; null if no photo has a file. */
  archive: Blob | null;
  /** The photos that are not in it because their files are missing. */
  missing: number;
}

/**
 * An archive (ZIP) of photos, and a text with what each shows. Pictures are not compressed again.
 * @param read reads the bytes of a photo; null if its file is missing
 * @param onPacked told how many are in the archive
 */
export async function packPhotos(
  photos: readonly SeasonPhoto[],
  read: (path: string) => Promise<Blob | null>,
  onPacked: (count: number) => void,
): Promise<PackedPhotos> {
  const parts: BlobPart[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    // A copy: the archive writes the next part into the same memory.
    parts.push(part.slice());
  });
  const add = (name: string, bytes: Uint8Array) => {
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    entry.push(bytes, true);
  };
  const told: string[] = [];
  for (const { path, altText, caption, takenOn } of photos) {
    const blob = await read(path);
    if (blob === null) continue;
    const name = `${String(told.length + 1).padStart(3, '0')}.${ENDINGS[blob.type] ?? 'jpg'}`;
    add(name, new Uint8Array(await blob.arrayBuffer()));
    told.push([name, takenOn, caption, altText].filter(Boolean).join('\t'));
    onPacked(told.length);
  }
  const missing = photos.length - told.length;
  if (told.length === 0) return { archive: null, missing };
  add('descriptions.txt', new TextEncoder().encode(`${told.join('\n')}\n`));
  zip.end();
  return { archive: new Blob(parts, { type: 'application/zip' }), missing };
}
