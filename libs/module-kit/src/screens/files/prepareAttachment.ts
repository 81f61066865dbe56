import { encodePicture } from '../forms/encodePicture';
import type { Attachment } from './attachment';
import { HEAD_BYTES, kindOfBytes } from './kindOfBytes';

/** Longest side of a picture (px), so that the small print of a scanned plan stays legible. */
const LONGEST_EDGE = 4096;
const JPEG_QUALITY = 0.88;

/**
 * Prepares a chosen file: a PDF stays as it is, and a picture is decoded and encoded again, without its location and camera
 * data. Its bytes determine what it is.
 * @param kinds the words for what people may choose, such as `a PDF or a picture`
 * @throws Error with a sentence for the person
 */
export async function prepareAttachment(file: File, kinds = 'a PDF or a picture'): Promise<Attachment> {
  const kind = kindOfBytes(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (kind === null) throw new Error(`“${file.name}” is not ${kinds}, whatever its name says. Choose another file.`);
  if (kind === 'pdf') return { blob: new Blob([file], { type: 'application/pdf' }), extension: kind };
  const blob = await encodePicture(file, {
    type: 'image/jpeg',
    quality: JPEG_QUALITY,
    longestEdge: LONGEST_EDGE,
    unreadable: `“${file.name}” cannot be read as a picture. Take it again, or save it as PDF.`,
  });
  return { blob, extension: 'jpg' };
}
