import { kindsInWords, refusalOf } from './fileRules';

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

test('names file kinds in plain words', () => {
  expect(kindsInWords(['image/jpeg', 'image/png', 'image/webp'])).toBe('JPEG, PNG, or WEBP');
  expect(kindsInWords(['.csv', 'text/csv', 'text/plain'])).toBe('CSV or TXT');
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
    'This file is 13 MB. Choose one of at most 10 MB.',
  );
  expect(refusalOf(file('a.csv', 'text/csv', 0), { accept: ['.csv'] })).toBe(
    'This file is empty. Choose another file.',
  );
});
