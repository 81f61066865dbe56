import { bannedUntil } from './banDuration';

const NOON = new Date('2025-05-01T12:00:00Z');

test.each([
  ['none', null],
  ['24h', '2025-05-02T12:00:00.000Z'],
  ['1h30m', '2025-05-01T13:30:00.000Z'],
  ['300ms', '2025-05-01T12:00:00.300Z'],
])('%s', (duration, until) => {
  expect(bannedUntil(duration, NOON)?.toISOString() ?? null).toBe(until);
});

test.each([[''], ['for ever'], ['-1h'], ['1d'], [24], [null]])('refuses %s', (duration) => {
  expect(() => bannedUntil(duration, NOON)).toThrow(/ban_duration is/);
});
