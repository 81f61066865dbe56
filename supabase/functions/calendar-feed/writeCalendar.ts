import { clockTime, isShownTwice, universalTime } from './clockTime.ts';
import { contentLine, escapeText } from './contentLine.ts';
import type { CalendarFeed, FeedShift } from './feedStore.ts';
import { writeTimeZone } from './writeTimeZone.ts';

/**
 * A person's shifts as an iCalendar object (RFC 5545). A shift keeps its UID for life; SEQUENCE is its version, so that a
 * later state wins over an earlier one; a shift that the person no longer has stays in it as CANCELLED. The same feed
 * gives the same text: nothing of it depends on when it is written.
 */
export function writeCalendar({ club, time_zone: timeZone, person, shifts }: CalendarFeed): string {
  const years = shifts.map((shift) => new Date(shift.starts_at).getUTCFullYear());
  const zone =
    years.length > 0
      ? writeTimeZone(
          timeZone,
          new Date(Date.UTC(Math.min(...years), 0, 1) - 31 * 86_400_000),
          new Date(Date.UTC(Math.max(...years) + 1, 1, 1)),
        )
      : '';
  return [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', '-//Club schedule//Shifts//EN'),
    contentLine('CALSCALE', 'GREGORIAN'),
    contentLine('NAME', escapeText(`${person}, ${club}`)),
    contentLine('X-WR-CALNAME', escapeText(`${person}, ${club}`)),
    contentLine('X-WR-TIMEZONE', timeZone),
    contentLine('REFRESH-INTERVAL;VALUE=DURATION', 'PT1H'),
    contentLine('X-PUBLISHED-TTL', 'PT1H'),
    zone,
    ...shifts.map((shift) => writeEvent(shift, club, timeZone)),
    contentLine('END', 'VCALENDAR'),
  ].join('');
}

function writeEvent(shift: FeedShift, club: string, timeZone: string): string {
  const changedAt = universalTime(new Date(shift.updated_at));
  return [
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', shift.id),
    contentLine('SEQUENCE', String(shift.version)),
    // Without a METHOD this is when the event was last changed: RFC 5545, 3.8.7.2.
    contentLine('DTSTAMP', changedAt),
    contentLine('LAST-MODIFIED', changedAt),
    momentLine('DTSTART', new Date(shift.starts_at), timeZone),
    momentLine('DTEND', new Date(shift.ends_at), timeZone),
    contentLine('SUMMARY', escapeText(`${shift.role}, ${club}`)),
    shift.location ? contentLine('LOCATION', escapeText(shift.location)) : '',
    shift.notes ? contentLine('DESCRIPTION', escapeText(shift.notes)) : '',
    contentLine('STATUS', shift.is_cancelled ? 'CANCELLED' : 'CONFIRMED'),
    contentLine('TRANSP', shift.is_cancelled ? 'TRANSPARENT' : 'OPAQUE'),
    contentLine('END', 'VEVENT'),
  ].join('');
}

/**
 * A moment on the clocks of the club. In universal time where they show it twice: of the two, RFC 5545 (3.3.5) means the
 * first, and some calendar programs the second.
 */
function momentLine(name: string, moment: Date, timeZone: string): string {
  return isShownTwice(moment, timeZone)
    ? contentLine(name, universalTime(moment))
    : contentLine(`${name};TZID=${timeZone}`, clockTime(moment, timeZone));
}
