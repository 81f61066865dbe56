import {
  asking,
  dropFile,
  saving,
  uploadFile,
  withChanged,
  without,
  type ClubReader,
  type Photo,
} from '@platform/module-kit/screens';
import { PHOTO_COLUMNS, photoOf } from '../club/readPhotos';
import type { PhotoDraft, SeasonPhoto } from '../rows/photo';
import { postSeasonChange } from './postSeasonChange';

const NOT_SAVED = 'The photo was not saved. Check your connection and try again.';

const columnsOf = ({ altText, caption, takenOn }: PhotoDraft) => ({
  alt_text: altText.trim(),
  caption: caption.trim() || null,
  taken_on: takenOn || null,
});

/** Stores a photo with what it shows. If the row is refused, the file is removed again. */
export const addPhoto = postSeasonChange({
  waits: 'computed',
  async send({ club }: ClubReader, seasonId: string, photo: Photo, draft: PhotoDraft): Promise<SeasonPhoto> {
    const path = await uploadFile(club.id, photo.blob, photo.extension);
    const row = {
      club_id: club.id,
      season_id: seasonId,
      storage_path: path,
      mime_type: photo.blob.type,
      size_bytes: photo.blob.size,
      ...columnsOf(draft),
    };
    try {
      return photoOf(
        await asking(NOT_SAVED)((db) => db.from('season_photos').insert(row).select(PHOTO_COLUMNS).single()),
      );
    } catch (error) {
      await dropFile(path);
      throw error;
    }
  },
});

/** Saves the words about a photo over one version; PT409 if it has a newer version. */
export const savePhoto = postSeasonChange({
  // The form itself shows that it is saving and what another person changed.
  waits: 'own-form',
  send: (_reader: ClubReader, photoId: string, draft: PhotoDraft, version: number) =>
    saving(NOT_SAVED)((db) =>
      db
        .from('season_photos')
        .update({ ...columnsOf(draft), version })
        .eq('id', photoId)
        .select('id')
        .single(),
    ),
  expect(known, photoId, { altText, caption, takenOn }, version) {
    known.change('listPhotos', (photos) =>
      byDay(
        withChanged(photos, [photoId], () => ({
          altText: altText.trim(),
          caption: caption.trim(),
          takenOn,
          version: version + 1,
        })),
      ),
    );
  },
});

export const deletePhoto = postSeasonChange({
  waits: 'row-goes',
  async send(_reader: ClubReader, { id, path }: SeasonPhoto): Promise<void> {
    await saving('The photo was not removed. Check your connection and try again.')((db) =>
      db.from('season_photos').delete().eq('id', id).select('id').single(),
    );
    // Only now: the storage keeps a file that a row names.
    await dropFile(path);
  },
  expect: (known, { id }) => known.change('listPhotos', (photos) => without(photos, [id])),
});

/** In the order of the read: photos without a day come last. */
export const byDay = (photos: readonly SeasonPhoto[]): SeasonPhoto[] =>
  [...photos].sort((a, b) => {
    if (a.takenOn === b.takenOn) return a.id < b.id ? -1 : 1;
    if (a.takenOn === '' || b.takenOn === '') return a.takenOn === '' ? 1 : -1;
    return a.takenOn < b.takenOn ? -1 : 1;
  });
