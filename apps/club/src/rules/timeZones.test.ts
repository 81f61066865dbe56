import { proposedTimeZone, placeOf, timeZoneOptions } from './timeZones';

test('lists the zones of the United States first, each zone once', () => {
  const options = timeZoneOptions('America/Chicago');
  expect(options.slice(0, 5).map(({ label }) => label)).toEqual([
    'New York',
    'Chicago',
    'Denver',
    'Phoenix',
    'Los Angeles',
  ]);
  const values = options.map(({ value }) => value);
  expect(new Set(values).size).toBe(values.length);
  expect(values).toContain('Europe/Paris');
});

test('lists the zone of the club when the browser does not know it', () => {
  expect(timeZoneOptions('Nowhere/Known').map(({ value }) => value)).toContain('Nowhere/Known');
});

test('lists only names that the database accepts', () => {
  for (const { value } of timeZoneOptions('UTC')) {
    expect(value).toMatch(/^(UTC|[A-Z][A-Za-z_]+(\/[A-Za-z0-9_+-]+){1,2})$/);
  }
});

test.each([
  ['America/New_York', 'New York'],
  ['America/Indiana/Knox', 'Knox'],
  ['UTC', 'UTC'],
])('calls %s %s', (zone, place) => {
  expect(placeOf(zone)).toBe(place);
});

test('suggests a zone that is on the list', () => {
  const suggested = proposedTimeZone();
  expect(timeZoneOptions('UTC').map(({ value }) => value)).toContain(suggested);
});
