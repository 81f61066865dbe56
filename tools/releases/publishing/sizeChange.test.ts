import { sizeInWords } from './sizeChange';

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
