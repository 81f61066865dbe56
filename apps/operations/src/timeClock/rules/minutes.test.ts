import { clockMinutes, minutesInWords, paidMinutes } from './minutes';

const entry = (breaks: [string, string | null][], clockedOutAt: string | null = '2025-05-01T16:00:00Z') => ({
  clockedInAt: '2025-05-01T12:00:00Z',
  clockedOutAt,
  breaks: breaks.map(([startedAt, endedAt]) => ({ startedAt, endedAt })),
});

test('counts whole minutes as a wall clock shows them', () => {
  expect(clockMinutes('2025-05-01T12:00:59Z', '2025-05-01T12:01:00Z')).toBe(1);
  expect(clockMinutes('2025-05-01T12:00:00Z', '2025-05-01T12:00:59Z')).toBe(0);
});

test.each([
  ['2025-05-01T13:20:00Z', 240],
  ['2025-05-01T13:21:00Z', 219],
])('pays a break until %s as %s minutes of work', (end, minutes) => {
  expect(paidMinutes(entry([['2025-05-01T13:00:00Z', end]]), 20)).toBe(minutes);
});

test('counts nothing while the person is still working', () => {
  expect(paidMinutes(entry([], null), 20)).toBeNull();
});

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [465, '7 h 45 min'],
  [-30, '-30 min'],
])('writes %s minutes as %s', (minutes, words) => {
  expect(minutesInWords(minutes)).toBe(words);
});
