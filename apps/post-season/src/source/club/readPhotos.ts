import { asking } from '@platform/module-kit/screens';
import type { SeasonPhoto } from '../rows/photo';
import { PHOTOS_FAILED } from '../failures';

export const PHOTO_COLUMNS = 'id, version, storage_path, alt_text, caption, taken_on';

interface PhotoRow {
  id: string;
  version: number;
  storage_path: string;
  alt_text: string;
  caption: string | null;
  taken_on: string | null;
}

/** A photo as the page knows it. */
export const photoOf = (row: PhotoRow): SeasonPhoto => ({
  id: row.id,
  version: row.version,
  path: row.storage_path,
  altText: row.alt_text,
  caption: row.caption ?? '',
  takenOn: row.taken_on ?? '',
});

/** The photos of a season, by the day on which they were taken. */
export async function readPhotos(seasonId: string): Promise<SeasonPhoto[]> {
  const rows = await asking(PHOTOS_FAILED)((db) =>
    db.from('season_photos').select(PHOTO_COLUMNS).eq('season_id', seasonId).order('taken_on').order('id'),
  );
  return rows.map(photoOf);
}
