const DAY_MS = 86_400_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Kept: to make one takes a hundred times as long as to ask it, and a calendar asks for every day of a year. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** What the clocks of a time zone show at a moment, as iCalendar writes it: `20250503T140000`. */
export function clockTime(moment: Date, timeZone: string): string {
  const parts = clockOf(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year')}${part('month')}${part('day')}T${part('hour')}${part('minute')}${part('second')}`;
}

/** A moment in universal time: `20250503T180000Z`. */
export function universalTime(moment: Date): string {
  return `${clockTime(moment, 'UTC')}Z`;
}

/** How far ahead of universal time the clocks of a time zone are at a moment, in minutes. */
export function offsetMinutes(moment: Date, timeZone: string): number {
  const shown = clockTime(moment, timeZone).replace(/^(....)(..)(..)T(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6Z');
  return Math.round((Date.parse(shown) - Math.floor(moment.getTime() / 1000) * 1000) / 60_000);
}

/**
 * Whether the clocks of a time zone show the same time at another moment, too: in the hour before they are set back, and
 * in the hour after it.
 */
export function isShownTwice(moment: Date, timeZone: string): boolean {
  const offset = offsetMinutes(moment, timeZone);
  return [-DAY_MS, DAY_MS].some((away) => {
    const other = offsetMinutes(new Date(moment.getTime() + away), timeZone);
    const twin = new Date(moment.getTime() + (offset - other) * 60_000);
    return other !== offset && offsetMinutes(twin, timeZone) === other;
  });
}
