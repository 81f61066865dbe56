/** How dates and times are written, in American English. */
const forms = {
  /** May 1, 2025 */
  day: { dateStyle: 'medium' },
  /** May 1 */
  shortDay: { month: 'short', day: 'numeric' },
  /** October 1, 2025 */
  longDay: { dateStyle: 'long' },
  /** October 1 */
  longDayOfYear: { month: 'long', day: 'numeric' },
  /** Saturday, October 1 */
  weekday: { weekday: 'long', month: 'long', day: 'numeric' },
  /** Saturday */
  dayOfWeek: { weekday: 'long' },
  /** Sat */
  shortDayOfWeek: { weekday: 'short' },
  /** May */
  shortMonth: { month: 'short' },
  /** May 2025 */
  month: { month: 'short', year: 'numeric' },
  /** 2025 */
  year: { year: 'numeric' },
  /** May 1, 2025, 9:12 AM */
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  /** Thu, May 1, 9:12 AM */
  nearMoment: { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  /** Thursday, May 1, 2025 at 9:12 AM */
  fullMoment: { dateStyle: 'full', timeStyle: 'short' },
  /** 9 AM */
  hour: { hour: 'numeric' },
  /** 9:12 AM */
  time: { timeStyle: 'short' },
  /** 9:12:40 AM */
  exactTime: { timeStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateForm = keyof typeof forms;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs more than using it a hundred times. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

/**
 * A moment in words.
 * @param moment a Date, milliseconds since 1970, or ISO 8601; a day (`YYYY-MM-DD`) needs the time zone `UTC`
 * @param timeZone IANA; that of the reader by default
 * @throws RangeError for what is no moment
 */
export function dateInWords(moment: Date | number | string, form: DateForm, timeZone?: string): string {
  // Engines put a narrow space before AM and PM, which searches and screen readers take for another character.
  return formatOf('en-US', { ...forms[form], timeZone })
    .format(new Date(moment))
    .replaceAll('\u202f', ' ');
}

/** The short name of a time zone (IANA) at a moment, such as `EST`. */
export function zoneInWords(moment: Date | number | string, timeZone: string): string {
  const parts = formatOf('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(new Date(moment));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The day that a moment falls on in a time zone (IANA; the reader's own by default), `YYYY-MM-DD`. */
export function dayAt(moment: Date | number | string, timeZone?: string): string {
  // Of all locales this one writes ISO days.
  return formatOf('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(moment));
}

/** What the clocks of a time zone (IANA) show at a moment, `YYYY-MM-DDTHH:MM:SS`. */
export function clockAt(moment: Date | number | string, timeZone: string): string {
  // Of all locales this one writes days and times as ISO does.
  const shown = formatOf('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(new Date(moment));
  return shown.replace(' ', 'T');
}

const DAY = 86_400_000;

/**
 * The moment at which the clocks of a time zone (IANA) show a day and a time. Of an hour that a clock change repeats it is
 * the later one, and of one that it leaves out the moment as long after the change: as Postgres reads it.
 * @param shown `YYYY-MM-DDTHH:MM`
 * @returns undefined for what no clock shows
 */
export function momentAt(shown: string, timeZone: string): Date | undefined {
  const asUtc = Date.parse(`${shown}Z`);
  // While 2026 is typed, the year is 0002, then 0020, then 0202: years that no clock is written in.
  if (Number.isNaN(asUtc) || asUtc < 0) return undefined;
  // A zone changes its clocks by a few hours at most, and not twice within two days.
  const [before, after] = [aheadOfUtc(asUtc - DAY, timeZone), aheadOfUtc(asUtc + DAY, timeZone)];
  const [least, most] = [Math.min(before, after), Math.max(before, after)];
  const late = asUtc - least;
  if (aheadOfUtc(late, timeZone) === least) return new Date(late);
  const early = asUtc - most;
  return new Date(aheadOfUtc(early, timeZone) === most ? early : asUtc - before);
}

/** How far the clocks of a zone are ahead of UTC at a moment (milliseconds). */
function aheadOfUtc(moment: number, timeZone: string): number {
  return Date.parse(`${clockAt(moment, timeZone)}Z`) - Math.floor(moment / 1000) * 1000;
}

/** The time zone (IANA) of this browser. */
export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
