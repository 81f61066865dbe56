import { moveInWords } from './movedTimes';

test('gives the number of moved times, and the first one on both clocks', () => {
  const moves = { kind: 'shifts', amount: 84, firstAt: '2025-05-01T19:30:00Z' };
  expect(moveInWords(moves, 'America/New_York', 'America/Los_Angeles').replaceAll('\u202f', ' ')).toBe(
    '84 shifts to come: the first moves from May 1, 2025, 3:30 PM to May 1, 2025, 12:30 PM',
  );
});

test('says "it" instead of "the first" when only one time moves', () => {
  const moves = { kind: 'engagement_changes', amount: 1, firstAt: '2025-06-01T04:00:00Z' };
  expect(moveInWords(moves, 'America/New_York', 'America/Chicago').replaceAll('\u202f', ' ')).toBe(
    '1 planned change of the engagement: it moves from Jun 1, 2025, 12:00 AM to May 31, 2025, 11:00 PM',
  );
});
