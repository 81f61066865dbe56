import { clockTime, offsetMinutes } from './clockTime.ts';
import { contentLine } from './contentLine.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

interface Change {
  at: Date;
  from: number;
  to: number;
}

/**
 * The definition of a time zone for the years in which a calendar needs it (RFC 5545, 3.6.5): one observance for how the
 * clocks stood when `from` came, one for each time they were changed until `until`. Written out rather than as rules, so
 * that it is right wherever and whenever a country changes them.
 */
export function writeTimeZone(timeZone: string, from: Date, until: Date): string {
  const start: Change = { at: from, from: offsetMinutes(from, timeZone), to: offsetMinutes(from, timeZone) };
  const changes = [start, ...findChanges(timeZone, from, until)];
  const standard = Math.min(...changes.map(({ to }) => to));
  return [
    contentLine('BEGIN', 'VTIMEZONE'),
    contentLine('TZID', timeZone),
    ...changes.map((change) => observance(change, timeZone, change.to === standard ? 'STANDARD' : 'DAYLIGHT')),
    contentLine('END', 'VTIMEZONE'),
  ].join('');
}

function observance({ at, from, to }: Change, timeZone: string, kind: 'STANDARD' | 'DAYLIGHT'): string {
  return [
    contentLine('BEGIN', kind),
    // The local time of the change, by the offset before it.
    contentLine('DTSTART', clockTime(new Date(at.getTime() + from * MINUTE_MS), 'UTC')),
    contentLine('TZOFFSETFROM', offsetText(from)),
    contentLine('TZOFFSETTO', offsetText(to)),
    contentLine('TZNAME', zoneName(at, timeZone)),
    contentLine('END', kind),
  ].join('');
}

function findChanges(timeZone: string, from: Date, until: Date): Change[] {
  const changes: Change[] = [];
  for (let day = from.getTime(); day < until.getTime(); day += DAY_MS) {
    const before = offsetMinutes(new Date(day), timeZone);
    const after = offsetMinutes(new Date(day + DAY_MS), timeZone);
    if (before !== after) changes.push({ at: changeWithin(timeZone, day, day + DAY_MS), from: before, to: after });
  }
  return changes;
}

/** The minute within a day from which the clocks stand as they do at its end. */
function changeWithin(timeZone: string, start: number, end: number): Date {
  const after = offsetMinutes(new Date(end), timeZone);
  let [earlier, later] = [start, end];
  while (later - earlier > MINUTE_MS) {
    const middle = earlier + Math.floor((later - earlier) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetMinutes(new Date(middle), timeZone) === after) later = middle;
    else earlier = middle;
  }
  return new Date(later);
}

function offsetText(minutes: number): string {
  const digits = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${digits(Math.abs(minutes) / 60)}${digits(Math.abs(minutes) % 60)}`;
}

function zoneName(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
