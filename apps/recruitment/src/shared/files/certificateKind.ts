import type { CertificateUpload } from '../../staff/source/rows/staffMember';

type Kind = CertificateUpload['extension'];

/** The first bytes of each kind: ISO 32000-2, 7.5.2; W3C PNG, 5.2; ITU-T T.81, B.1.1.3. */
const signatures: Record<Kind, readonly number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
};

/** The kind of a file by its bytes, whatever its name says; null for any other kind. */
export function kindOfBytes(bytes: Uint8Array): Kind | null {
  const kinds = Object.keys(signatures) as Kind[];
  return kinds.find((kind) => signatures[kind].every((byte, at) => bytes[at] === byte)) ?? null;
}
