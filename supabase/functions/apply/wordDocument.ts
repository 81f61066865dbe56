const END_OF_DIRECTORY = 0x06054b50;
const ENTRY_OF_DIRECTORY = 0x02014b50;
const FIRST_FILE = 0x04034b50;
/** The end of the directory, with the longest comment that may follow (APPNOTE.TXT, 4.3.16). */
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
/** More parts than any resume has. */
const MOST_PARTS = 1000;

/** A part that a word processor would run, or a file that only hides in the archive. */
const DANGEROUS = /vbaProject|\.(bin|exe|dll|com|scr|js|vbs|bat|cmd|ps1|lnk|jar|html?|svg)$/i;

/**
 * Whether the bytes are a Word document without macros (.docx): a ZIP archive (APPNOTE.TXT) that holds the parts of one
 * (ECMA-376, part 2) and nothing that runs.
 */
export function isWordDocument(bytes: Uint8Array): boolean {
  const names = partsOf(bytes);
  return (
    names !== null &&
    names.includes('[Content_Types].xml') &&
    names.includes('word/document.xml') &&
    !names.some((name) => DANGEROUS.test(name) || name.startsWith('/') || name.split('/').includes('..'))
  );
}

/** The names in the directory of an archive; null when the bytes are no archive, or a damaged one. */
function partsOf(bytes: Uint8Array): string[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < END_BYTES || view.getUint32(0, true) !== FIRST_FILE) return null;
  const end = endOfDirectory(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  if (count > MOST_PARTS) return null;
  const names: string[] = [];
  let at = view.getUint32(end + 16, true);
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== ENTRY_OF_DIRECTORY) return null;
    const nameLength = view.getUint16(at + 28, true);
    if (at + 46 + nameLength > end) return null;
    names.push(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

function endOfDirectory(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - END_BYTES - LONGEST_COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  return null;
}
