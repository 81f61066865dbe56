/** A format whose first bytes no other format has. */
export interface Signature {
  /** For messages: `a PNG picture`. */
  title: string;
  /** @param head the first bytes of the file, 16 at least if it has that many */
  matches(head: Buffer): boolean;
}

/** By media type, each with the standard that defines its first bytes. */
export const signatures: Record<string, Signature> = {
  // ITU-T T.81, B.1.1.3: start of image, then the marker of the first segment.
  'image/jpeg': { title: 'a JPEG picture', matches: (head) => startsWith(head, [0xff, 0xd8, 0xff]) },
  // W3C PNG, 5.2 and 11.2.1: the signature, then the chunk IHDR of 13 bytes.
  'image/png': {
    title: 'a PNG picture',
    matches: (head) =>
      startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]),
  },
  // RFC 9649, 2.4: RIFF, the size, WEBP.
  'image/webp': {
    title: 'a WebP picture',
    matches: (head) => hasText(head, 0, 'RIFF') && hasText(head, 8, 'WEBP'),
  },
  // ISO 32000-2, 7.5.2. Readers accept bytes before the header. We do not, because they could be another format.
  'application/pdf': { title: 'a PDF document', matches: (head) => /^%PDF-[12]\.\d/.test(head.toString('latin1')) },
  // APPNOTE.TXT, 4.3.7: the header of the first file. An empty archive starts differently, and no one needs one.
  'application/zip': { title: 'a ZIP archive', matches: (head) => startsWith(head, [0x50, 0x4b, 0x03, 0x04]) },
  // ECMA-376, part 2: a ZIP archive. Code that accepts documents from visitors checks its contents
  // (supabase/functions/apply).
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    title: 'a Word document',
    matches: (head) => startsWith(head, [0x50, 0x4b, 0x03, 0x04]),
  },
  // The same: a ZIP archive.
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
    title: 'a PowerPoint presentation',
    matches: (head) => startsWith(head, [0x50, 0x4b, 0x03, 0x04]),
  },
  // W3C WOFF2, 4.1.
  'font/woff2': { title: 'a WOFF2 font', matches: (head) => hasText(head, 0, 'wOF2') },
  // WebAssembly Core, 5.5.16: magic and version 1.
  'application/wasm': {
    title: 'a WebAssembly module',
    matches: (head) => startsWith(head, [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]),
  },
};

/** The format of a file by its first bytes, for messages; null if it is unknown. */
export function titleOf(head: Buffer): string | null {
  return Object.values(signatures).find((signature) => signature.matches(head))?.title ?? null;
}

function startsWith(head: Buffer, bytes: readonly number[]): boolean {
  return bytes.every((byte, at) => head[at] === byte);
}

function hasText(head: Buffer, at: number, text: string): boolean {
  return head.toString('latin1', at, at + text.length) === text;
}
