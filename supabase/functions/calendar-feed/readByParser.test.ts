import fc from 'fast-check';
import ICAL from 'ical.js';
import type { FeedShift } from './feedStore.ts';
import { writeCalendar } from './writeCalendar.ts';

const HOUR = 3_600_000;
const zones = [
  'America/New_York',
  'America/Phoenix',
  'America/St_Johns',
  'Europe/London',
  'Australia/Lord_Howe',
  'UTC',
];
const words = fc.string({ unit: 'grapheme', maxLength: 120 });

const anyShift: fc.Arbitrary<FeedShift> = fc
  .record({
    id: fc.uuid(),
    version: fc.integer({ min: 1, max: 1000 }),
    role: fc.constantFrom('Lifeguard', 'Swim; Coach, Jr.'),
    location: fc.option(words),
    notes: fc.option(words),
    // Quarters of an hour over two years, with four changes of the clocks.
    starts_at: fc.integer({ min: 0, max: 70_000 }).map((quarter) => momentOf(quarter)),
    ends_at: fc.constant(''),
    updated_at: fc.constant('2025-01-01T00:00:00+00:00'),
    is_cancelled: fc.boolean(),
  })
  .map((shift) => ({ ...shift, ends_at: new Date(Date.parse(shift.starts_at) + 6 * HOUR).toISOString() }));

const momentOf = (quarter: number) => new Date(Date.parse('2025-01-01T00:00:00Z') + (quarter * HOUR) / 4).toISOString();

/** The events of a feed as a calendar program reads them. */
function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((event) => {
    const { uid, sequence, startDate, endDate, summary, location, description } = new ICAL.Event(event);
    return {
      uid,
      sequence,
      starts: startDate.toJSDate().toISOString(),
      ends: endDate.toJSDate().toISOString(),
      summary,
      location: location ?? null,
      description: description ?? null,
      status: event.getFirstPropertyValue('status'),
    };
  });
}

/** As text of a calendar has it: one kind of line break, and no control characters. */
const kept = (text: string | null) => text?.replace(/\r\n?/g, '\n') || null;

test('a calendar program reads every shift at its moment, with its words', () => {
  fc.assert(
    fc.property(fc.array(anyShift, { maxLength: 8 }), fc.constantFrom(...zones), (shifts, timeZone) => {
      const text = writeCalendar({ club: 'Pine Hollow', time_zone: timeZone, person: 'Zoe Hartman', shifts });
      expect(parse(text)).toEqual(
        shifts.map((shift) => ({
          uid: shift.id,
          sequence: shift.version,
          starts: shift.starts_at,
          ends: shift.ends_at,
          summary: `${shift.role}, Pine Hollow`,
          location: kept(shift.location),
          description: kept(shift.notes),
          status: shift.is_cancelled ? 'CANCELLED' : 'CONFIRMED',
        })),
      );
    }),
    { numRuns: 200 },
  );
});

test.each([
  '2025-11-02T05:30:00.000Z',
  '2025-11-02T06:30:00.000Z',
  '2025-03-09T06:59:00.000Z',
  '2025-03-09T07:00:00.000Z',
])('a shift from %s keeps its moment when the clocks change', (starts_at) => {
  const shift = { id: 'a', version: 1, role: 'Lifeguard', location: null, notes: null, is_cancelled: false };
  const ends_at = new Date(Date.parse(starts_at) + 6 * HOUR).toISOString();
  const shifts = [{ ...shift, starts_at, ends_at, updated_at: starts_at }];
  const [read] = parse(writeCalendar({ club: 'X', time_zone: 'America/New_York', person: 'Zoe', shifts }));
  expect(read).toMatchObject({ starts: starts_at, ends: ends_at });
});
