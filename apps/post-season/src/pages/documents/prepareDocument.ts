import { decodeText, HEAD_BYTES, kindOfBytes, prepareAttachment } from '@platform/module-kit/screens';

/** The types of a document that is text. */
const TEXTS = ['text/csv', 'text/plain'];

/**
 * Prepares a chosen file as a document: a PDF stays as it is, a text becomes UTF-8, and a picture loses its location and
 * camera data. Its bytes determine what it is.
 * @throws Error with a sentence for the person
 */
export async function prepareDocument(file: File): Promise<Blob> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (TEXTS.includes(file.type) && kindOfBytes(bytes.subarray(0, HEAD_BYTES)) === null) {
    const text = decodeText(bytes);
    // A program or an archive has zero bytes, and a text has none.
    if (!text.includes('\0')) return new Blob([text], { type: file.type });
  }
  const { blob } = await prepareAttachment(file, 'a PDF, a picture or a text');
  return blob;
}
