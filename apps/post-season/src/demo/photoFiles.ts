import { newId, type Photo } from '@platform/module-kit/screens';
import { sampleClub, samplePhotos } from '@platform/sample-club';
import { byDay } from '../source/changes/photos';
import type { Known } from '../source/changes/known';
import type { PhotoDraft, SeasonPhoto } from '../source/rows/photo';
import { sampleScene } from './sampleScenes';

/** The files of a demo's photos: drawings in place of those of the sample club, and what a visitor adds. */
export function photoFiles() {
  const blobs = new Map<string, Blob>(
    samplePhotos.map(({ storagePath, position }) => [
      storagePath,
      new Blob([sampleScene(position)], { type: 'image/svg+xml' }),
    ]),
  );
  const addresses = new Map<string, string>();
  return {
    /** Keeps a file under a path. */
    keep: (path: string, blob: Blob) => void blobs.set(path, blob),
    /** @throws Error if there is no such file */
    read(path: string): Blob {
      const blob = blobs.get(path);
      if (!blob) throw new Error('The demo has no such file.');
      return blob;
    },
    /** An address of the file, the same one at every call. */
    addressOf(path: string): string {
      const address = addresses.get(path) ?? URL.createObjectURL(this.read(path));
      addresses.set(path, address);
      return address;
    },
  };
}

/** Adds a photo for the visit, as the database and the storage do for good. */
export function addPhoto(
  known: Known,
  files: Pick<ReturnType<typeof photoFiles>, 'keep'>,
  seasonId: string,
  { blob, extension }: Photo,
  { altText, caption, takenOn }: PhotoDraft,
): SeasonPhoto {
  const path = `${sampleClub.id}/${newId()}.${extension}`;
  files.keep(path, blob);
  const words = { altText: altText.trim(), caption: caption.trim(), takenOn };
  const added: SeasonPhoto = { ...words, id: newId(), version: 1, path };
  known.change('listPhotos', (photos, ofSeason) => (ofSeason === seasonId ? byDay([...photos, added]) : photos));
  return added;
}
