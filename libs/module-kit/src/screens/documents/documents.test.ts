import { withOpening } from './documentFiles';
import { fileNameOf } from './openDocumentFile';

test.each([
  ['Safety & Incident Log 2024', 'c/1.pdf', 'safety-incident-log-2024.pdf'],
  ['Año nuevo', 'c/2.webp', 'año-nuevo.webp'],
  ['…', 'blob:http://club.test/1-2', 'document'],
])('saves "%s" at %s as %s', (title, path, name) => {
  expect(fileNameOf(title, path)).toBe(name);
});

test('notes an opening once for each person and version, and keeps when it was first', () => {
  const first = { number: 1, name: 'Ann', at: '2025-05-01T10:00:00Z' };
  const second = { ...first, at: '2025-05-02T10:00:00Z' };
  const newest = { number: 2, name: 'Ann', at: '2025-05-03T10:00:00Z' };
  const noted = [first, newest, second].reduce(withOpening, [] as ReturnType<typeof withOpening>);
  expect(noted).toEqual([
    { number: 2, name: 'Ann', firstAt: newest.at, lastAt: newest.at },
    { number: 1, name: 'Ann', firstAt: first.at, lastAt: second.at },
  ]);
});
