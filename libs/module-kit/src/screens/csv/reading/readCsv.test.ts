import { csvRecords, MisplacedQuote } from './csvRecords';
import { decodeText } from './decodeText';
import { readCsv, separatorOf } from './readCsv';

const records = (text: string, separator = ',') => csvRecords(text, separator);
const fileOf = (content: string | Uint8Array<ArrayBuffer>) => {
  const file = new File([content], 'staff.csv');
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  // What jsdom's File lacks.
  file.arrayBuffer ??= async () => bytes.buffer;
  return file;
};

it('reads quoted cells with separators, line breaks and quotation marks, and counts lines by the file', () => {
  expect(records('name,note\r\n"Blake, Jordan","said ""yes""\nand came"\r\n\r\nKim,\n')).toEqual([
    { line: 1, cells: ['name', 'note'] },
    { line: 2, cells: ['Blake, Jordan', 'said "yes"\nand came'] },
    { line: 5, cells: ['Kim', ''] },
  ]);
});

it('accepts a quotation mark in an unquoted cell, and a last line without a line break', () => {
  expect(records('a,6" board,c')).toEqual([{ line: 1, cells: ['a', '6" board', 'c'] }]);
});

it('names the line of a quotation mark that is never closed', () => {
  expect(() => records('a,b\n1,"2\n3,4')).toThrow(new MisplacedQuote(2, false));
  expect(() => records('a,b\n"1\n1",2\n3,"4\n5,6')).toThrow('A quotation mark opens on line 4 and is never closed.');
});

it('names the line of a stray quotation mark in a quoted cell, instead of reading the rows after it into the cell', () => {
  const text = 'name,shoe\n"Jordan",9\n"6" board",7\n"Kim",8';
  expect(() => records(text)).toThrow('The quoted text that opens on line 3 holds a single quotation mark.');
});

it('skips spaces after a quoted cell, and reads any kind of line break', () => {
  expect(records('name;role\r"Blake"  ;Guard\r\n"a\r\nb";c\n\r\nKim;Guard', ';')).toEqual([
    { line: 1, cells: ['name', 'role'] },
    { line: 2, cells: ['Blake', 'Guard'] },
    { line: 3, cells: ['a\nb', 'c'] },
    { line: 6, cells: ['Kim', 'Guard'] },
  ]);
});

it.each([
  ['name,role,email\n', ','],
  ['name;role;email\n"a,b,c,d";1', ';'],
  ['name\trole\n', '\t'],
  ['"last, first";role\n', ';'],
  ['name', ','],
])('finds the separator of %j', (text, separator) => {
  expect(separatorOf(text)).toBe(separator);
});

it('reads UTF-8 with a byte order mark, UTF-16 and Windows-1252', () => {
  const bytes = (...values: number[]) => new Uint8Array(values);
  expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0x5a, 0x6f, 0xc3, 0xab))).toBe('Zoë');
  expect(decodeText(bytes(0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xeb, 0))).toBe('Zoë');
  expect(decodeText(bytes(0x5a, 0x6f, 0xeb))).toBe('Zoë');
});

it('says what is wrong with an empty file', async () => {
  await expect(readCsv(fileOf('\n\n'))).rejects.toThrow('This file has only empty lines. Choose another file.');
  await expect(readCsv(fileOf('name,role\n'))).rejects.toThrow('This file has a header and no rows below it.');
  await expect(readCsv(fileOf('PK\u0003\u0004\0\0'))).rejects.toThrow('This file is not text.');
});

it('says how many rows are too many, before anything is sent', async () => {
  const people = (count: number) => fileOf(`name\n${'Jordan\n'.repeat(count)}`);
  expect((await readCsv(people(5000))).rows).toHaveLength(5000);
  await expect(readCsv(people(100_000))).rejects.toThrow(
    'This file has 100,000 rows, and 5,000 can be imported at once. Split it into several files.',
  );
});

it('reads the line that tells Excel the separator as such, and not as the header', async () => {
  expect(await readCsv(fileOf('\uFEFFsep=;\r\nName;Role\r\n"Blake, Jordan";Guard\r\n'))).toEqual({
    name: 'staff.csv',
    header: ['Name', 'Role'],
    rows: [{ line: 3, cells: ['Blake, Jordan', 'Guard'] }],
  });
});

it('reads a header and rows', async () => {
  expect(await readCsv(fileOf('\uFEFFName ; Role\nJordan;Lifeguard'))).toEqual({
    name: 'staff.csv',
    header: ['Name', 'Role'],
    rows: [{ line: 2, cells: ['Jordan', 'Lifeguard'] }],
  });
});
