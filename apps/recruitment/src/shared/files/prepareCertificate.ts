import { encodePicture, HEAD_BYTES, kindOfBytes } from '@platform/module-kit/screens';
import type { CertificateUpload } from '../../staff/source/rows/staffMember';

/** Longest side of a photo (px), so that the small print of a card stays legible. */
const LONGEST_EDGE = 3000;
const JPEG_QUALITY = 0.88;

/**
 * Prepares a chosen file. Decodes a photo and encodes it again to remove its location and camera data.
 * @throws Error with a sentence for the person
 */
export async function prepareCertificate(file: File): Promise<CertificateUpload> {
  const kind = kindOfBytes(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (kind === null || kind === 'webp')
    throw new Error('This file is not a PDF, a PNG or a JPEG, whatever its name says. Choose another file.');
  if (kind === 'pdf') return { blob: new Blob([file], { type: 'application/pdf' }), extension: kind, name: file.name };
  const blob = await encodePicture(file, {
    type: 'image/jpeg',
    quality: JPEG_QUALITY,
    longestEdge: LONGEST_EDGE,
    unreadable: 'This picture cannot be read. Take it again, or save it as PDF.',
  });
  return { blob, extension: 'jpg', name: file.name };
}
