/** A ZIP archive (APPNOTE.TXT) of empty files with these names. */
export function zipOf(names: readonly string[]): Uint8Array<ArrayBuffer> {
  const files = names.map((name) => record(0x04034b50, 30, 26, name));
  const entries = names.map((name) => record(0x02014b50, 46, 28, name));
  const end = new Uint8Array(22);
  const view = new DataView(end.buffer);
  view.setUint32(0, 0x06054b50, true);
  view.setUint16(8, names.length, true);
  view.setUint16(10, names.length, true);
  view.setUint32(12, sizeOf(entries), true);
  view.setUint32(16, sizeOf(files), true);
  return joined([...files, ...entries, end]);
}

/** A header of `size` bytes with its signature, the length of a name at `lengthAt`, and the name. */
function record(signature: number, size: number, lengthAt: number, name: string): Uint8Array {
  const header = new Uint8Array(size);
  const text = new TextEncoder().encode(name);
  const view = new DataView(header.buffer);
  view.setUint32(0, signature, true);
  view.setUint16(lengthAt, text.length, true);
  return joined([header, text]);
}

const sizeOf = (parts: readonly Uint8Array[]) => parts.reduce((size, part) => size + part.length, 0);

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(sizeOf(parts));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
