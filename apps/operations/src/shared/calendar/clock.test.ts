import { localOf, momentOf } from './clock';

const NEW_YORK = 'America/New_York';

test.each([
  ['2025-05-01T10:00', NEW_YORK, '2025-05-01T14:00:00.000Z'],
  ['2025-01-15T10:00', NEW_YORK, '2025-01-15T15:00:00.000Z'],
  // Skipped by the change to daylight saving time: as far after the change.
  ['2025-03-09T02:30', NEW_YORK, '2025-03-09T07:30:00.000Z'],
  ['2025-03-09T03:00', NEW_YORK, '2025-03-09T07:00:00.000Z'],
  // Occurs twice: the later one counts.
  ['2025-11-02T01:30', NEW_YORK, '2025-11-02T06:30:00.000Z'],
  ['2025-11-02T00:30', NEW_YORK, '2025-11-02T04:30:00.000Z'],
  ['2025-05-01T10:00', 'Asia/Kolkata', '2025-05-01T04:30:00.000Z'],
  ['2025-05-01T10:00', 'Pacific/Auckland', '2025-04-30T22:00:00.000Z'],
  ['2025-05-01T10:00', 'America/Phoenix', '2025-05-01T17:00:00.000Z'],
])('%s in %s is %s', (local, timeZone, moment) => {
  expect(momentOf(local, timeZone)).toBe(moment);
});

test('shows a moment as the clock of its time zone does', () => {
  expect(localOf('2025-05-01T02:00:00.000Z', NEW_YORK)).toBe('2025-04-30T22:00');
});
