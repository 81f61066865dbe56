import { dayOf, hoursOf, shownSpan, touches } from './clubDay';

const NEW_YORK = 'America/New_York';
const labels = (day: string, timeZone = NEW_YORK) => hoursOf(dayOf(day, timeZone), timeZone).map(({ label }) => label);
const span = (from: string, until: string) => ({ startsAt: `${from}:00.000Z`, endsAt: `${until}:00.000Z` });

test('gives a day 24 hours, and 23 or 25 on a clock change', () => {
  expect(labels('2025-05-01')).toHaveLength(24);
  expect(labels('2025-03-09').slice(0, 4)).toEqual(['12 AM', '1 AM', '3 AM', '4 AM']);
  expect(labels('2025-03-09')).toHaveLength(23);
  expect(labels('2025-11-02').slice(0, 4)).toEqual(['12 AM', '1 AM EDT', '1 AM EST', '2 AM']);
  expect(labels('2025-11-02')).toHaveLength(25);
});

test('starts the day with the first of two midnights', () => {
  // Havana puts its clocks back at 1 AM to midnight.
  expect(labels('2025-11-02', 'America/Havana')).toHaveLength(25);
});

test('shows eight to eight, and an hour around what is planned outside of it', () => {
  const shown = (...periods: { startsAt: string; endsAt: string }[]) =>
    hoursOf(shownSpan('2025-05-01', NEW_YORK, periods), NEW_YORK).map(({ label }) => label);
  expect([shown().at(0), shown().at(-1)]).toEqual(['8 AM', '7 PM']);
  const early = shown(span('2025-05-01T10:30', '2025-05-01T16:00'));
  expect([early.at(0), early.at(-1)]).toEqual(['5 AM', '7 PM']);
  const night = shown(span('2025-05-02T00:00', '2025-05-02T06:00'));
  expect([night.at(0), night.at(-1)]).toEqual(['8 AM', '11 PM']);
  expect(shown(span('2025-05-01T02:00', '2025-05-01T06:00')).at(0)).toBe('12 AM');
});

test('counts a night to both of its days', () => {
  const night = span('2025-05-02T00:00', '2025-05-02T06:00');
  expect(['2025-04-30', '2025-05-01', '2025-05-02'].map((day) => touches(night, dayOf(day, NEW_YORK)))).toEqual([
    false,
    true,
    true,
  ]);
});
