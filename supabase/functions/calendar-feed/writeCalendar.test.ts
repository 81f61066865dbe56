import { contentLine, escapeText } from './contentLine.ts';
import type { CalendarFeed, FeedShift } from './feedStore.ts';
import { writeCalendar } from './writeCalendar.ts';
import { writeTimeZone } from './writeTimeZone.ts';

const shift: FeedShift = {
  id: '10000007-0000-4000-8000-000000000077',
  version: 3,
  role: 'Lifeguard',
  location: 'Main pool',
  notes: null,
  starts_at: '2025-05-03T18:00:00+00:00',
  ends_at: '2025-05-04T00:00:00+00:00',
  updated_at: '2025-05-01T12:40:09.123+00:00',
  is_cancelled: false,
};
const feed = (...shifts: Partial<FeedShift>[]): CalendarFeed => ({
  club: 'Pine Hollow',
  time_zone: 'America/New_York',
  person: 'Zoe Hartman',
  shifts: shifts.map((changed) => ({ ...shift, ...changed })),
});

test('a shift is an event at the club’s hours, with a UID and a SEQUENCE that outlive its changes', () => {
  const calendar = writeCalendar(feed({}));
  expect(calendar.slice(calendar.indexOf('BEGIN:VEVENT'))).toBe(
    [
      'BEGIN:VEVENT',
      'UID:10000007-0000-4000-8000-000000000077',
      'SEQUENCE:3',
      'DTSTAMP:20250501T124009Z',
      'LAST-MODIFIED:20250501T124009Z',
      'DTSTART;TZID=America/New_York:20250503T140000',
      'DTEND;TZID=America/New_York:20250503T200000',
      'SUMMARY:Lifeguard\\, Pine Hollow',
      'LOCATION:Main pool',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('a shift that is no longer the person’s stays as cancelled and takes no time', () => {
  const calendar = writeCalendar(feed({ is_cancelled: true, version: 4 }));
  expect(calendar).toContain('SEQUENCE:4\r\n');
  expect(calendar).toContain('STATUS:CANCELLED\r\nTRANSP:TRANSPARENT\r\n');
});

test('the same feed gives the same text, and one without shifts is a calendar, too', () => {
  expect(writeCalendar(feed({}))).toBe(writeCalendar(feed({})));
  const empty = writeCalendar(feed());
  expect(empty).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:.+\r\n/);
  expect(empty).toMatch(/END:VCALENDAR\r\n$/);
  expect(empty).not.toContain('VEVENT');
});

test('every line ends in CRLF and has at most 75 octets; unfolded it is what was written', () => {
  const notes = 'Träger und Rettungsbojen 🛟 mitbringen, bitte; '.repeat(8);
  const calendar = writeCalendar(feed({ notes }));
  const lines = calendar.split('\r\n');
  expect(lines.at(-1)).toBe('');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(calendar.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${escapeText(notes)}\r\n`);
});

test('text cannot begin a property of its own', () => {
  const calendar = writeCalendar(feed({ notes: 'Hi\r\nATTACH:http://evil.test\nEND:VEVENT\rX\u0000\u0007' }));
  expect(calendar.replaceAll('\r\n ', '')).toContain('DESCRIPTION:Hi\\nATTACH:http://evil.test\\nEND:VEVENT\\nX\r\n');
  expect(calendar.match(/^END:VEVENT/gm)).toHaveLength(1);
});

test('a line of exactly 75 octets is not folded, one of 76 is', () => {
  expect(contentLine('A', 'x'.repeat(73))).toBe(`A:${'x'.repeat(73)}\r\n`);
  expect(contentLine('A', 'x'.repeat(74))).toBe(`A:${'x'.repeat(73)}\r\n x\r\n`);
});

test('the time zone says when the clocks are changed, as they show it at that moment', () => {
  const zone = writeTimeZone('America/New_York', new Date('2025-01-01T00:00:00Z'), new Date('2025-12-31T00:00:00Z'));
  expect(zone.split('\r\n')).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:America/New_York',
    'BEGIN:STANDARD',
    'DTSTART:20241231T190000',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0500',
    'TZNAME:EST',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:20250309T020000',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0400',
    'TZNAME:EDT',
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    'DTSTART:20251102T020000',
    'TZOFFSETFROM:-0400',
    'TZOFFSETTO:-0500',
    'TZNAME:EST',
    'END:STANDARD',
    'END:VTIMEZONE',
    '',
  ]);
});

test.each([
  ['America/Phoenix', 1, '-0700'],
  ['UTC', 1, '+0000'],
  ['America/St_Johns', 3, '-0230'],
])('%s has %i observances in a year', (timeZone, observances, offset) => {
  const zone = writeTimeZone(timeZone, new Date('2025-01-01T00:00:00Z'), new Date('2025-12-31T00:00:00Z'));
  expect(zone.match(/TZOFFSETTO/g)).toHaveLength(observances);
  expect(zone).toContain(`TZOFFSETTO:${offset}`);
});

test('a shift in the hour that happens twice begins in universal time', () => {
  const calendar = writeCalendar(
    feed({ starts_at: '2025-11-02T05:30:00Z', ends_at: '2025-11-02T08:30:00Z', updated_at: '2025-10-01T00:00:00Z' }),
  );
  expect(calendar).toContain('DTSTART:20251102T053000Z\r\n');
  expect(calendar).toContain('DTEND;TZID=America/New_York:20251102T033000\r\n');
});
