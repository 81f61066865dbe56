import { csvLines } from './csvLines';
import { csvText } from './csvText';
import { downloadCsv } from './downloadCsv';

test.each([
  ['Ana Lima', 'Ana Lima'],
  ['Lima, Ana', '"Lima, Ana"'],
  ['Ana "Speedy" Lima', '"Ana ""Speedy"" Lima"'],
  ['Ana\nLima', '"Ana\nLima"'],
  ['=1+1', "'=1+1"],
  ['+1 336 555 0188', "'+1 336 555 0188"],
  ['-2,5', `"'-2,5"`],
  ['@here', "'@here"],
  ['\t=1', `"'\t=1"`],
  ['Lima; Ana', '"Lima; Ana"'],
  ['Ana\tLima', '"Ana\tLima"'],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠here', "'＠here"],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  [-2.5, '-2.5'],
  [null, ''],
  [undefined, ''],
])('writes %j so that a spreadsheet reads it as text', (value, written) => {
  expect(csvText([['Name', value]])).toBe(`\uFEFFName,${written}\r\n`);
});

test('writes a header and a line for each row', () => {
  const columns = [
    { header: 'Name', value: ({ name }: { name: string }) => name },
    { header: 'Hours', value: ({ hours }: { hours: number | null }) => hours },
  ];
  const rows = [
    { name: 'Ana', hours: -1.5 },
    { name: 'Ben', hours: null },
  ];
  expect(csvText(csvLines(columns, rows))).toBe('\uFEFFName,Hours\r\nAna,-1.5\r\nBen,\r\n');
});

test('saves a file under its name and frees its memory', () => {
  const files: Blob[] = [];
  const steps: string[] = [];
  // What jsdom lacks: a place for the file, and a person who saves it.
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  URL.revokeObjectURL = (address) => void steps.push(`given back ${address}`);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    steps.push(`saved ${this.href} as ${this.download}`);
  });
  downloadCsv('people.csv', [['Name'], ['Zoë']]);

  expect(steps).toEqual(['saved blob:1 as people.csv', 'given back blob:1']);
  expect(files[0]?.type).toBe('text/csv;charset=utf-8');
});
