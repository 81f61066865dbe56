import { countsFor, dueState } from './dueReadings';
import { readingTimesError } from './readingTimes';

const due = (time: string, takenAt: string | null = null) => ({
  poolId: 'main',
  dueAt: `2025-05-01T${time}:00Z`,
  takenAt,
});

test.each([
  ['10:59', 'later'],
  ['11:01', 'due'],
  ['13:00', 'due'],
  ['13:01', 'missed'],
])('at %s, a reading due at noon is %s', (time, state) => {
  expect(dueState(due('12:00'), new Date(`2025-05-01T${time}:00Z`))).toBe(state);
});

test('never calls a taken reading missed', () => {
  expect(dueState(due('12:00', '2025-05-01T12:10:00Z'), new Date('2025-05-02T00:00:00Z'))).toBe('taken');
});

test.each([
  ['10:00', '09:01', true],
  ['10:00', '09:00', false],
  ['10:00', '11:00', true],
  ['11:00', '11:00', false],
  ['11:00', '11:01', true],
  ['11:00', '12:01', false],
])('for %s, a reading of %s counts: %s', (dueAt, taken, counts) => {
  const pool = { readingTimes: ['10:00', '11:00'] };
  expect(countsFor(due(dueAt), { takenAt: `2025-05-01T${taken}:00Z` }, pool, '2025-05-01', 'UTC')).toBe(counts);
});

test.each([
  [[], undefined],
  [['18:00', '08:00'], undefined],
  [['08:00', ''], 'Enter each time, or remove it.'],
  [['08:00', '08:30'], 'A body of water has at most 12 reading times a day, an hour or more apart.'],
])('the times %j: %s', (times, sentence) => {
  expect(readingTimesError(times)).toBe(sentence);
});
