import { addDays } from '@platform/module-kit/screens';
import { dateInWords, zoneInWords } from '@platform/ui/dates';
import { HOUR, localOf, momentOf } from '../../shared/calendar/clock';

/** Milliseconds. */
export const MINUTE = 60_000;

/** An hour of a day on the club's clocks. */
export interface Hour {
  /** The moment, in milliseconds since 1970. */
  at: number;
  /** `10 AM`, with the time zone if a clock change repeats the hour. */
  label: string;
}

/** A part of a day, in milliseconds since 1970. */
export interface Span {
  from: number;
  until: number;
}

/** The moment at which a day starts at the club: the first one if a clock change repeats midnight. */
function startOf(day: string, timeZone: string): number {
  const midnight = Date.parse(momentOf(`${day}T00:00`, timeZone));
  return localOf(new Date(midnight - HOUR).toISOString(), timeZone).startsWith(day) ? midnight - HOUR : midnight;
}

/** A whole day of the club: 24 hours, or 23 or 25 with a clock change. */
export const dayOf = (day: string, timeZone: string): Span => ({
  from: startOf(day, timeZone),
  until: startOf(addDays(day, 1), timeZone),
});

/** The hours that start in a span. */
export function hoursOf({ from, until }: Span, timeZone: string): Hour[] {
  const marks: number[] = [];
  for (let at = from; at < until; at += HOUR) marks.push(at);
  const words = marks.map((at) => dateInWords(at, 'time', timeZone).replace(':00 ', ' '));
  return marks.map((at, place) => {
    const label = words[place] ?? '';
    const isTwice = words.indexOf(label) !== words.lastIndexOf(label);
    return { at, label: isTwice ? `${label} ${zoneInWords(at, timeZone)}` : label };
  });
}

/** The club's hours that a day shows at least. */
const USUAL = ['08:00', '20:00'] as const;

/**
 * The shown part of a day: from eight to eight, and an hour around anything planned outside of it.
 * @param periods the day's shifts, which may start the day before and end the day after
 */
export function shownSpan(
  day: string,
  timeZone: string,
  periods: readonly { startsAt: string; endsAt: string }[],
): Span {
  const whole = dayOf(day, timeZone);
  const [from, until] = USUAL.map((time) => Date.parse(momentOf(`${day}T${time}`, timeZone))) as [number, number];
  const first = Math.min(from, ...periods.map(({ startsAt }) => Date.parse(startsAt) - HOUR));
  const last = Math.max(until, ...periods.map(({ endsAt }) => Date.parse(endsAt) + HOUR));
  return {
    from: Math.max(whole.from, whole.from + Math.floor((first - whole.from) / HOUR) * HOUR),
    until: Math.min(whole.until, whole.from + Math.ceil((last - whole.from) / HOUR) * HOUR),
  };
}

/** Whether something is in a span, at least partly. */
export const touches = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }, { from, until }: Span): boolean =>
  Date.parse(startsAt) < until && Date.parse(endsAt) > from;
