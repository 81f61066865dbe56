import fc from 'fast-check';
import { csvLine } from './csvText.ts';

test.each([
  ['nothing', null, ''],
  ['text', 'Zoë', 'Zoë'],
  ['a comma', 'Ruiz, Elena', '"Ruiz, Elena"'],
  ['a quote', 'the "deck"', '"the ""deck"""'],
  ['two lines', 'a\nb', '"a\nb"'],
  ['a number below zero', -2.7, '-2.7'],
  ['yes', true, 'true'],
  ['a list', ['CPR', 'First aid'], '"[""CPR"",""First aid""]"'],
  ['a formula', '=HYPERLINK("http://evil.test")', `"'=HYPERLINK(""http://evil.test"")"`],
  ['a plus', '+1 555', `'+1 555`],
  ['a minus', '-1+1', `'-1+1`],
  ['an at sign', '@SUM(A1)', `'@SUM(A1)`],
  ['a tab', '\t=1', `"'\t=1"`],
  ['a tab within', 'a\tb', '"a\tb"'],
  ['a semicolon', 'Ruiz; Elena', '"Ruiz; Elena"'],
  ['a wide formula', '＝SUM(A1)', `'＝SUM(A1)`],
  ['a wide plus', '＋1', `'＋1`],
  ['a wide minus', '－1', `'－1`],
  ['a wide at sign', '＠SUM', `'＠SUM`],
  ['a carriage return', '\r=1', `"'\r=1"`],
  ['a line feed', '\n=1', `"'\n=1"`],
])('%s', (_case, value, cell) => {
  expect(csvLine([value])).toBe(`${cell}\r\n`);
});

test('whatever the texts, a reader gets them back, and none of them begins a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (texts) => {
      const read = readLine(csvLine(texts));
      expect(read.map((cell, index) => (cell === `'${texts[index]}` ? texts[index] : cell))).toEqual(texts);
      for (const cell of read) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
    }),
  );
});

/** A reader of one line, written from RFC 4180. */
function readLine(line: string): string[] {
  const cells: string[] = [];
  let rest = `,${line.replace(/\r\n$/, '')}`;
  while (rest) {
    const found = /^,(?:"((?:[^"]|"")*)"|([^",]*))/.exec(rest);
    if (!found) throw new Error(`not CSV: ${rest}`);
    cells.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    rest = rest.slice(found[0].length);
  }
  return cells;
}
