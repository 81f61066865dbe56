import { encodePicture } from './encodePicture';

/** A photo that is ready to be stored. */
export interface Photo {
  blob: Blob;
  extension: 'jpg';
}

/** What people choose a photo from. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** Longest edge of a photo (px), large enough to show a crack. */
const LONGEST_EDGE = 2000;
const JPEG_QUALITY = 0.85;

/**
 * Decodes a photo and encodes it again to remove its location and camera data.
 * @throws Error with a sentence for the person
 */
export async function preparePhoto(file: File): Promise<Photo> {
  const blob = await encodePicture(file, {
    type: 'image/jpeg',
    quality: JPEG_QUALITY,
    longestEdge: LONGEST_EDGE,
    unreadable: 'This picture cannot be read. Take it again, or save it as JPEG or PNG.',
  });
  return { blob, extension: 'jpg' };
}
