import { shellSizeInWords, sizeInWords } from './sizeChange';

test.each([
  [14_634, undefined, 'A first visit loads 14,634 bytes of it.'],
  [14_634, 14_389, 'A first visit loads 14,634 bytes of it, 245 bytes more than of 1.0.0.'],
  [14_000, 14_389, 'A first visit loads 14,000 bytes of it, 389 bytes less than of 1.0.0.'],
  [14_389, 14_389, 'A first visit loads 14,389 bytes of it, as of 1.0.0.'],
])('says how large a release of %d bytes is after one of %p', (firstLoadBytes, before, words) => {
  expect(sizeInWords({ firstLoadBytes }, before ? { version: '1.0.0', firstLoadBytes: before } : undefined)).toBe(
    words,
  );
});

test('says which parts of the shell have another size than before', () => {
  expect(shellSizeInWords({ start: 155_559, client: 34_063, forms: 9700 }, { start: 154_883, client: 34_063 })).toEqual(
    ['start: 155,559 bytes, 676 bytes more than before.', 'forms: 9,700 bytes.'],
  );
  expect(shellSizeInWords({ start: 1000 }, { start: 1200, person: 2000 })).toEqual([
    'start: 1,000 bytes, 200 bytes less than before.',
    'person: gone, was 2,000 bytes.',
  ]);
});
