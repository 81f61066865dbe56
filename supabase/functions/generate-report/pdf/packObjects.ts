import { Buffer } from 'node:buffer';
import { deflateSync } from 'node:zlib';

/** Objects that a reader unpacks at once. */
const MOST_IN_STREAM = 200;
/** Bytes of the fields of an entry: its kind, a place in the file or the number of a stream, and the place in that stream. */
const WIDTHS = [1, 4, 2] as const;
const ROW = 7;
/** What a number without an object has in place of a generation: it is never used again. */
const NUMBER_OF_NONE = 65_535;

/** Where an object is: in the file, or in a stream of objects. */
type Entry = { offset: number } | { stream: number; index: number };

/**
 * The same document with its objects packed, as PDF 1.5 and later allow (ISO 32000-1, 7.5.7 and 7.5.8). The library writes every
 * element for screen readers as an object of its own, in plain text: a table of 2,000 rows has 16,000.
 * @param bytes a document as the library writes it: one section, no encryption
 */
export function packObjects(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const { objects, trailer, start } = readDocument(text);
  const file = new FileWriter(text.slice(0, start));
  const entries = new Map<number, Entry>();
  const packable: [id: number, body: string][] = [];
  for (const [id, object] of objects) {
    // A stream cannot be in another one.
    if (object.endsWith('endstream\nendobj\n')) entries.set(id, { offset: file.write(object) });
    else packable.push([id, object.slice(object.indexOf('obj\n') + 4, object.lastIndexOf('\nendobj'))]);
  }
  let next = Math.max(...objects.keys()) + 1;
  for (let first = 0; first < packable.length; first += MOST_IN_STREAM) {
    const part = packable.slice(first, first + MOST_IN_STREAM);
    const stream = next++;
    entries.set(stream, { offset: file.write(objectStream(stream, part)) });
    part.forEach(([id], index) => entries.set(id, { stream, index }));
  }
  const own = next;
  const offset = file.length;
  entries.set(own, { offset });
  file.write(`${crossReference(own, entries, trailer)}startxref\n${offset}\n%%EOF\n`);
  return file.bytes();
}

/** The objects of a document by their numbers, each from its number to `endobj`. */
function readDocument(text: string) {
  const table = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(text)?.[1]);
  const [, listed = '', trailer] = /^xref\n0 \d+\n(.*?)trailer\n<<(.*)>>\nstartxref/s.exec(text.slice(table)) ?? [];
  if (trailer === undefined) throw new Error('The library wrote no table of objects');
  const offsets = [...listed.matchAll(/^(\d{10}) \d{5} n/gm)].map(([, offset]) => Number(offset));
  const inOrder = [...offsets].sort((one, other) => one - other);
  const objects = new Map<number, string>();
  for (const [place, offset] of inOrder.entries()) {
    const object = text.slice(offset, inOrder[place + 1] ?? table);
    const id = Number(/^(\d+) 0 obj\n/.exec(object)?.[1]);
    if (Number.isNaN(id) || !object.endsWith('\nendobj\n')) throw new Error(`No object is at ${offset}`);
    objects.set(id, object);
  }
  return { objects, trailer: trailer.replace(/\/Size \d+/, '').trim(), start: inOrder[0] ?? 0 };
}

function objectStream(id: number, part: readonly [id: number, body: string][]): string {
  let offset = 0;
  const places = part.map(([own, body]) => {
    const place = `${own} ${offset}`;
    offset += body.length + 1;
    return place;
  });
  const head = `${places.join(' ')}\n`;
  const packed = pack(Buffer.from(head + part.map(([, body]) => body).join('\n'), 'latin1'));
  return streamOf(id, `/Type /ObjStm\n/N ${part.length}\n/First ${head.length}`, packed);
}

function crossReference(id: number, entries: ReadonlyMap<number, Entry>, trailer: string): string {
  const table = Buffer.alloc((id + 1) * ROW);
  for (let number = 0; number <= id; number += 1) {
    const entry = entries.get(number);
    const place = number * ROW;
    if (!entry) {
      table.writeUInt16BE(NUMBER_OF_NONE, place + 5);
    } else if ('offset' in entry) {
      table.writeUInt8(1, place);
      table.writeUInt32BE(entry.offset, place + 1);
    } else {
      table.writeUInt8(2, place);
      table.writeUInt32BE(entry.stream, place + 1);
      table.writeUInt16BE(entry.index, place + 5);
    }
  }
  return streamOf(id, `/Type /XRef\n/Size ${id + 1}\n/W [${WIDTHS.join(' ')}]\n${trailer}`, pack(table));
}

const pack = (bytes: Buffer): string => deflateSync(bytes).toString('latin1');

const streamOf = (id: number, head: string, packed: string): string =>
  `${id} 0 obj\n<<\n${head}\n/Length ${packed.length}\n/Filter /FlateDecode\n>>\nstream\n${packed}\nendstream\nendobj\n`;

/** A file that grows at its end. Every character of its texts is a byte. */
class FileWriter {
  readonly #parts: string[] = [];
  length = 0;

  constructor(beginning: string) {
    this.write(beginning);
  }

  /** Writes a text at the end. Returns where it begins. */
  write(text: string): number {
    const offset = this.length;
    this.#parts.push(text);
    this.length += text.length;
    return offset;
  }

  bytes(): Uint8Array {
    return Buffer.from(this.#parts.join(''), 'latin1');
  }
}
