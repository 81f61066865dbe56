import { retimed } from './retime';

const shift = { startsAt: '2025-05-01T14:00:00.000Z', endsAt: '2025-05-01T20:00:00.000Z', breakMinutes: 30 };
const hours = (times: { startsAt: string; endsAt: string }) =>
  [times.startsAt, times.endsAt].map((moment) => moment.slice(11, 16)).join('–');

test('moves a shift by whole quarters of an hour, and keeps its length', () => {
  expect(hours(retimed(shift, 'whole', 22))).toBe('14:15–20:15');
  expect(hours(retimed(shift, 'whole', -15))).toBe('13:45–19:45');
  expect(retimed(shift, 'whole', 0)).toEqual({ startsAt: shift.startsAt, endsAt: shift.endsAt });
});

test('moves one end alone', () => {
  expect(hours(retimed(shift, 'end', 60))).toBe('14:00–21:00');
  expect(hours(retimed(shift, 'start', 45))).toBe('14:45–20:00');
});

test('keeps it longer than its break, and leaves how long it may be to a rule', () => {
  expect(hours(retimed(shift, 'end', -600))).toBe('14:00–14:45');
  expect(hours(retimed(shift, 'start', 600))).toBe('19:15–20:00');
  expect(retimed(shift, 'end', 3000).endsAt).toBe('2025-05-03T22:00:00.000Z');
});
