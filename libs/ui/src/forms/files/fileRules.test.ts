import { fileSize, kindsInWords, refusalOf } from './fileRules';

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1500, '1.5 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [3_400_000, '3.4 MB'],
  [12_600_000, '13 MB'],
])('writes %p bytes as %p', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});

test('names file kinds in plain words', () => {
  expect(kindsInWords(['image/jpeg', 'image/png', 'image/webp'])).toBe('JPEG, PNG, or WEBP');
  expect(kindsInWords(['.csv', 'text/csv'])).toBe('CSV');
  expect(kindsInWords(['image/*'])).toBe('an image');
});

test.each([
  [file('a.CSV', ''), ['.csv']],
  [file('a', 'image/png'), ['image/*']],
  [file('a.png', 'IMAGE/PNG'), ['image/png']],
  [file('anything', ''), []],
])('accepts %p for %p', (candidate, accept) => {
  expect(refusalOf(candidate, { accept, maxBytes: 1000 })).toBeUndefined();
});

test('says why a file is refused, and what to do', () => {
  expect(refusalOf(file('csv.exe', 'application/x-msdownload'), { accept: ['.csv'] })).toBe(
    'This is not CSV. Choose another file.',
  );
  expect(refusalOf(file('a.csv', 'text/csv', 12_600_000), { accept: ['.csv'], maxBytes: 10_000_000 })).toBe(
    'This file has 13 MB; at most 10 MB are taken. Choose a smaller file.',
  );
  expect(refusalOf(file('a.csv', 'text/csv', 0), { accept: ['.csv'] })).toBe(
    'This file is empty. Choose another file.',
  );
});
