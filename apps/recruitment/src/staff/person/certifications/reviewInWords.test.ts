import { reviewInWords } from './reviewInWords';

it.each([
  [
    { state: 'confirmed', by: 'Dana Ortiz', at: '2025-05-01T13:00:00Z' } as const,
    'May 1, 2025',
    'Confirmed by Dana Ortiz, May 1, 2025',
  ],
  [{ state: 'confirmed', by: null, at: null } as const, null, ''],
  [{ state: 'waiting' } as const, null, 'It counts when a manager has confirmed it.'],
  [
    { state: 'returned', reason: 'The back is missing.', by: null, at: null } as const,
    null,
    'A manager sent it back: The back is missing.',
  ],
])('says who confirmed it: %j', (review, day, words) => {
  expect(reviewInWords(review, day)).toBe(words);
});
