import type { CertificateUpload } from '../../staff/source/staffMember';
import { kindOfBytes } from './certificateKind';

/** Longest edge of a photo (px): the small print of a card stays legible. */
const LONGEST_EDGE = 3000;
const JPEG_QUALITY = 0.88;

/**
 * Prepares a chosen file. A photo is decoded and encoded again, so that its place and camera stay with the person.
 * Throws an Error with a sentence for the person.
 */
export async function prepareCertificate(file: File): Promise<CertificateUpload> {
  const kind = kindOfBytes(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (kind === null)
    throw new Error('This file is not a PDF, a PNG or a JPEG, whatever its name says. Choose another file.');
  if (kind === 'pdf') return { blob: new Blob([file], { type: 'application/pdf' }), extension: kind, name: file.name };
  return { blob: await encodedAgain(file), extension: 'jpg', name: file.name };
}

async function encodedAgain(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error('This picture cannot be read. Take it again, or save it as PDF.');
  });
  const scale = Math.min(1, LONGEST_EDGE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
  if (!blob) throw new Error('This picture is too large for this browser. Choose a smaller one.');
  return blob;
}
