import { RequestError } from '../_shared/answers.ts';
import { isWordDocument } from './wordDocument.ts';

export const MAX_RESUME_BYTES = 5 * 1024 * 1024;
export const RESUME_TOO_LARGE =
  'The resume is larger than 5 MB. Choose a smaller file, or send the application without it.';
const WRONG_TYPE =
  'The resume is not a PDF, a Word document (.docx), a PNG or a JPEG. Save it as one of them, or send the application without it.';
const LONGEST_NAME = 120;

/** A resume that was looked into. */
export interface Resume {
  /** As the applicant called it, without folders. */
  name: string;
  /** By its bytes, whatever the request says. */
  type: string;
  extension: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The first bytes of each kind: ISO 32000-2, 7.5.2; W3C PNG, 5.2; ITU-T T.81, B.1.1.3. */
const signatures: readonly { type: string; extension: string; bytes: readonly number[] }[] = [
  { type: 'application/pdf', extension: 'pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'image/png', extension: 'png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', extension: 'jpg', bytes: [0xff, 0xd8, 0xff] },
];

/** Looks into a file that a visitor sent. Throws a RequestError (400 or 413) with a sentence. */
export async function readResume(file: File): Promise<Resume> {
  if (file.size > MAX_RESUME_BYTES) throw new RequestError(413, 'resume_too_large', RESUME_TOO_LARGE);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = kindOf(bytes);
  if (!kind) throw new RequestError(400, 'invalid_resume', WRONG_TYPE);
  return { name: nameOf(file.name, kind.extension), ...kind, bytes };
}

function kindOf(bytes: Uint8Array): { type: string; extension: string } | null {
  const found = signatures.find((signature) => signature.bytes.every((byte, at) => bytes[at] === byte));
  if (found) return { type: found.type, extension: found.extension };
  if (!isWordDocument(bytes)) return null;
  return { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', extension: 'docx' };
}

/** The name that people see, with the ending of its type. The stored file has a random name. */
function nameOf(sent: string, extension: string): string {
  const own = sent
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .trim();
  return `${[...(own || 'Resume')].slice(0, LONGEST_NAME - extension.length - 1).join('')}.${extension}`;
}
