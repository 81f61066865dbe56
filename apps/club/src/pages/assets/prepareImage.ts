import { encodePicture } from '@platform/module-kit/screens';
import type { PreparedImage } from '../../source/rows/brandImage';
import { sanitizeSvg } from './sanitizeSvg';

/** Longest side of a picture (px): more than any screen of the product shows. */
const LONGEST_EDGE = 4096;
const JPEG_QUALITY = 0.92;

/**
 * Re-encodes an image. Removes everything from a drawing that runs or loads. Removes the metadata of a picture, and
 * makes it no larger than needed.
 * @throws Error with a sentence for the person if the file is neither a drawing nor a picture
 */
export async function prepareImage(file: File): Promise<PreparedImage> {
  if (file.type === 'image/svg+xml') {
    const { svg, isWhole } = sanitizeSvg(await file.text());
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
