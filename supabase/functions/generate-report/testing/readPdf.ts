import { inflateSync } from 'node:zlib';

/** A line of text with its place, in points from the lower left corner, and the size of its letters in points. */
interface PdfLine {
  x: number;
  y: number;
  size: number;
  text: string;
}

export interface PdfPage {
  lines: PdfLine[];
  /** Filled rectangles, in points from the upper left corner. */
  rectangles: { x: number; y: number; width: number; height: number }[];
  /** Sizes of pictures, in points. */
  pictures: { width: number; height: number }[];
  /** How many strokes a pen drew. Rules are not among them: their ends are not round. */
  strokes: number;
}

/** Reads the pages of a PDF as our reports write them: embedded fonts with a map to Unicode, a block of text a line. */
export function readPdf(bytes: Uint8Array): PdfPage[] {
  const objects = readObjects(Buffer.from(bytes));
  const find = (id: string | undefined) => {
    const found = objects.get(id ?? '');
    if (!found) throw new Error(`no object ${id}`);
    return found;
  };
  const pages = [...objects.values()].find(({ head }) => head.includes('/Type /Pages'));
  const ids = [...(/Kids \[(.*?)\]/s.exec(pages?.head ?? '')?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, id]) => id);
  return ids.map((id = '') => {
    const content = find(/\/Contents (\d+)/.exec(find(id).head)?.[1]).body;
    return readPage(content, lettersOfPage(objects, id));
  });
}

type Objects = Map<string, { head: string; body: string }>;
/** By font, which glyph is which text. */
type Letters = Map<string | undefined, Map<string, string>>;

/** The fonts of a page. */
export function lettersOfPage(objects: Objects, page: string): Letters {
  const headOf = (id: string | undefined) => objects.get(id ?? '')?.head ?? '';
  const resources = headOf(/\/Resources (\d+)/.exec(headOf(page))?.[1]);
  return new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, font]) => {
      const map = /\/ToUnicode (\d+)/.exec(headOf(font))?.[1] ?? '';
      return [name, readLetters(objects.get(map)?.body ?? '')];
    }),
  );
}

/** The lines of text in what is drawn, each with its place. */
export function linesOf(content: string, letters: Letters): PdfLine[] {
  return [...content.matchAll(/^1 0 0 1 ([\d.]+) ([\d.]+) Tm\n\/(F\d+) ([\d.]+) Tf\n(.*?)^ET/gms)].map(
    ([, x, y, font, size, shown]) => ({
      x: Number(x),
      y: Number(y),
      size: Number(size),
      text: [...(shown ?? '').matchAll(/<([0-9a-f]+)>/g)]
        .flatMap(([, hex]) => hex?.match(/.{4}/g) ?? [])
        .map((glyph) => letters.get(font)?.get(glyph) ?? '')
        .join(''),
    }),
  );
}

function readPage(content: string, letters: Letters): PdfPage {
  const rectangles = [...content.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map(([, ...numbers]) => {
    const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
    return { x, y, width, height };
  });
  const pictures = [...content.matchAll(/^([\d.]+) 0 0 -([\d.]+) [\d.]+ [\d.]+ cm\n\/I\d+ Do$/gm)].map(
    ([, width, height]) => ({ width: Number(width), height: Number(height) }),
  );
  const drawn = [...content.matchAll(/^1 J\n(.*?)^0 J$/gms)].map(([, part]) => part?.match(/^S$/gm)?.length ?? 0);
  return {
    lines: linesOf(content, letters),
    rectangles,
    pictures,
    strokes: drawn.reduce((sum, count) => sum + count, 0),
  };
}

/** Which glyph is which text: `<0000> <003d> [<0000> <0041> …]`. */
function readLetters(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first, list] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/gs)) {
    [...(list ?? '').matchAll(/<([0-9a-f]*)>/g)].forEach(([, hex], index) => {
      const text = Buffer.from(hex ?? '', 'hex')
        .swap16()
        .toString('utf16le');
      letters.set((parseInt(first ?? '', 16) + index).toString(16).padStart(4, '0'), text);
    });
  }
  return letters;
}

/** The objects of a file, each with its dictionary and the bytes of its stream; those within streams of objects, too. */
export function readObjects(bytes: Buffer): Objects {
  const objects: Objects = new Map();
  const text = bytes.toString('latin1');
  for (const { index, 0: start, 1: id = '' } of text.matchAll(/^(\d+) 0 obj\n/gm)) {
    const end = text.indexOf('\nendobj', index);
    const [head = ''] = text.slice(index + start.length, end).split('stream\n', 1);
    const stream = text.indexOf('stream\n', index);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const from = stream + 'stream\n'.length;
    const isPacked = head.includes('/FlateDecode');
    const body =
      length > 0 && stream < end && isPacked ? inflateSync(bytes.subarray(from, from + length)).toString('latin1') : '';
    objects.set(id, { head, body });
    if (head.includes('/Type /ObjStm')) for (const [own, within] of unpack(head, body)) objects.set(own, within);
  }
  return objects;
}

/** The objects of a stream: first their numbers and places, then the objects (ISO 32000-1, 7.5.7). */
function unpack(head: string, body: string): Objects {
  const first = Number(/\/First (\d+)/.exec(head)?.[1]);
  const places = [...body.slice(0, first).matchAll(/(\d+) (\d+)/g)];
  return new Map(
    places.map(([, id = '', offset], place) => {
      const next = places[place + 1];
      const end = next ? first + Number(next[2]) - 1 : undefined;
      return [id, { head: body.slice(first + Number(offset), end), body: '' }];
    }),
  );
}
