import { sampleClub } from './club';
import { sampleId } from '../sampleIds';

export interface SamplePhoto {
  id: string;
  seasonId: string;
  /** In the bucket club-files. */
  storagePath: string;
  mimeType: 'image/webp';
  /** What it shows, for people who cannot see it. */
  altText: string;
  caption: string;
  /** The day (ISO 8601). */
  takenOn: string;
  position: number;
}

/** Photos of the closed season. */
export const samplePhotos: readonly SamplePhoto[] = [
  photo(
    1,
    '2024-05-25',
    'Opening Day',
    'Members wait with towels and floats as the gate is opened for the first time.',
  ),
  photo(
    2,
    '2024-06-18',
    'Morning lessons',
    'A swim instructor holds a small child who is learning to float on his back.',
  ),
  photo(
    3,
    '2024-07-04',
    'Fourth of July relay',
    'Four children at the edge of the pool, ready to jump at the whistle.',
  ),
  photo(4, '2024-08-17', 'Doubles final', 'Two pairs of players shake hands over the net in the evening sun.'),
];

function photo(position: number, takenOn: string, caption: string, altText: string): SamplePhoto {
  const id = sampleId('seasonPhoto', position);
  return {
    id,
    seasonId: sampleId('season', 1),
    storagePath: `${sampleClub.id}/${id}.webp`,
    mimeType: 'image/webp',
    altText,
    caption,
    takenOn,
    position,
  };
}
