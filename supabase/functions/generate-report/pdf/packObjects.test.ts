import { inflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { readObjects } from '../testing/readPdf.ts';
import { packObjects } from './packObjects.ts';

/** A document as the library writes it: many elements for screen readers, whose alternative texts are like parts of a file. */
async function documentOf(elements: number): Promise<Buffer> {
  const document = new PDFDocument({ tagged: true, pdfVersion: '1.7', compress: true, info: { Title: 'Hours' } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const root = document.struct('Document');
  document.addStructure(root);
  for (let number = 0; number < elements; number += 1) {
    const alt = `Row ${number}: endobj (stream) 12 0 obj`;
    root.add(document.struct('Figure', { alt }, () => document.text(`Row ${number}`)));
  }
  root.end();
  document.end();
  return new Promise((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
}

test('keeps every object, and needs a fourth of the bytes', async () => {
  const plain = await documentOf(1000);
  const packed = Buffer.from(packObjects(plain));
  expect(packed.length * 4).toBeLessThan(plain.length);
  const [before, after] = [readObjects(plain), readObjects(packed)];
  expect(before.size).toBeGreaterThan(1000);
  for (const [id, object] of before) expect([id, after.get(id)]).toEqual([id, object]);
});

test('says where each object is', async () => {
  const packed = Buffer.from(packObjects(await documentOf(3)));
  const text = packed.toString('latin1');
  expect(text.startsWith('%PDF-1.7\n')).toBe(true);
  const table = text.slice(Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]));
  const size = Number(/\/Size (\d+)/.exec(table)?.[1]);
  expect(table).toMatch(/\/Root \d+ 0 R[^]*\/Info \d+ 0 R[^]*\/ID \[/);
  const from = table.indexOf('stream\n') + 'stream\n'.length;
  const length = Number(/\/Length (\d+)/.exec(table)?.[1]);
  const rows = inflateSync(Buffer.from(table.slice(from, from + length), 'latin1'));
  expect(rows).toHaveLength(size * 7);
  const kinds = Array.from({ length: size }, (_, id) => rows[id * 7]);
  for (const [id, kind] of kinds.entries()) {
    const place = rows.readUInt32BE(id * 7 + 1);
    if (kind === 1) expect(text.slice(place).startsWith(`${id} 0 obj\n`)).toBe(true);
    if (kind === 2) expect(kinds[place]).toBe(1);
  }
  expect(kinds[0]).toBe(0);
  expect(kinds.slice(1)).not.toContain(0);
});

test('refuses what the library does not write', () => {
  expect(() => packObjects(Buffer.from('%PDF-1.7\nstartxref\n9\n%%EOF\n'))).toThrow('The library wrote no table');
});
