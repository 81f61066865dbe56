import { readRange } from './byteRange';

test.each([
  [undefined, { kind: 'whole' }],
  ['bytes=0-3', { kind: 'part', start: 0, end: 3 }],
  ['bytes=4-', { kind: 'part', start: 4, end: 9 }],
  ['bytes=-3', { kind: 'part', start: 7, end: 9 }],
  ['bytes=-30', { kind: 'part', start: 0, end: 9 }],
  ['bytes=8-400', { kind: 'part', start: 8, end: 9 }],
  ['bytes=10-', { kind: 'unsatisfiable' }],
  ['bytes=-0', { kind: 'unsatisfiable' }],
  ['bytes=5-2', { kind: 'whole' }],
  ['bytes=0-1,3-4', { kind: 'whole' }],
  ['bytes=-', { kind: 'whole' }],
  ['lines=0-3', { kind: 'whole' }],
  ['bytes=99999999999999999999-', { kind: 'whole' }],
])('%s of ten bytes', (header, range) => {
  expect(readRange(header, 10)).toEqual(range);
});

test('has no ranges for an empty file', () => {
  expect(readRange('bytes=0-', 0)).toEqual({ kind: 'unsatisfiable' });
});
