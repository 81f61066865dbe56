/** A kind of file that people attach, by the ending of its name. */
export type FileKind = 'pdf' | 'png' | 'jpg' | 'webp';

/**
 * The first bytes of each kind (null: any byte): ISO 32000-2, 7.5.2; W3C PNG, 5.2; ITU-T T.81, B.1.1.3; RFC 9649, 2.4.
 */
const signatures: Record<FileKind, readonly (number | null)[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
  webp: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
};

/** How many bytes of a file `kindOfBytes` needs. */
export const HEAD_BYTES = 16;

/** The kind of a file by its first bytes, whatever its name says; null for any other kind. */
export function kindOfBytes(bytes: Uint8Array): FileKind | null {
  const kinds = Object.keys(signatures) as FileKind[];
  return kinds.find((kind) => signatures[kind].every((byte, at) => byte === null || bytes[at] === byte)) ?? null;
}
