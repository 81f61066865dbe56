import { encodePicture } from '@platform/module-kit/screens';
import { sanitiseSvg } from './sanitiseSvg';

/** An image that is safe to be shown: made anew from what was chosen. */
export interface PreparedImage {
  blob: Blob;
  extension: 'png' | 'jpg' | 'svg';
  /** False where parts of the drawing were taken out because they were not safe. */
  isWhole: boolean;
}

/** Longest edge of a picture (px): more than any screen of the product shows. */
const LONGEST_EDGE = 4096;
const JPEG_QUALITY = 0.92;

/**
 * Makes an image anew: a drawing without anything that runs or loads, a picture decoded and encoded again, without its
 * metadata and no larger than needed. Throws an Error with a sentence for the person for what is neither.
 */
export async function prepareImage(file: File): Promise<PreparedImage> {
  if (file.type === 'image/svg+xml') {
    const { svg, isWhole } = sanitiseSvg(await file.text());
    return { blob: new Blob([svg], { type: 'image/svg+xml' }), extension: 'svg', isWhole };
  }
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const blob = await encodePicture(file, {
    type,
    quality: JPEG_QUALITY,
    longestEdge: LONGEST_EDGE,
    unreadable: 'This picture cannot be read. Export it again as PNG or JPEG.',
  });
  return { blob, extension: type === 'image/jpeg' ? 'jpg' : 'png', isWhole: true };
}
