/** What the clocks of a time zone show at a moment, as iCalendar writes it: `20250503T140000`. */
export function clockTime(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(moment);
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
