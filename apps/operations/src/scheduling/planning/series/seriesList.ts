import { dateInWords } from '@platform/ui/dates';
import { localOf } from '../../../shared/calendar/clock';
import { weekdayOf } from '../../../shared/calendar/week';
import { dayWords } from '../../../shared/calendar/dayWords';
import type { Shift } from '../../source/rows/shift';
import type { Series } from '../../source/rows/week';
import { byNext, bySeries } from './bySeries';

/** The series with future shifts, by their next shift. @param now milliseconds since 1970 */
export function seriesAmong(shifts: readonly Shift[], now: number): Series[] {
  return [...bySeries(shifts.filter(({ status }) => status !== 'cancelled'))]
    .map(([id, own]) => {
      const ordered = [...own].sort((one, other) => one.startsAt.localeCompare(other.startsAt));
      return {
        id,
        firstAt: ordered[0]?.startsAt ?? '',
        coming: ordered.filter(({ startsAt }) => Date.parse(startsAt) > now),
      };
    })
    .filter(({ coming }) => coming.length > 0)
    .sort(byNext);
}

interface Wording {
  timeZone: string;
  today: string;
  /** A person's name; undefined if unknown. */
  nameOf: (staffId: string) => string | undefined;
}

/** A series in words. */
interface SeriesWords {
  /** `Lifeguard, Ethan Walsh`; `open` if no one has the future shifts. */
  title: string;
  /** `Every Sunday and Wednesday, 10:00 AM to 4:00 PM, Main pool`. */
  pattern: string;
  /** `Sunday, May 4 to Wednesday, May 14`. */
  span: string;
  /** The day of the next shift. */
  next: string;
}

/** Describes what the future shifts of a series have in common, and says where they differ. */
export function seriesInWords({ firstAt, coming }: Series, { timeZone, today, nameOf }: Wording): SeriesWords {
  const dayOf = (moment: string) => localOf(moment, timeZone).slice(0, 10);
  const some = <Value>(of: (shift: Shift) => Value) => [...new Set(coming.map(of))];
  const time = (moment: string) => dateInWords(moment, 'time', timeZone);
  const people = some(({ staffId }) => staffId);
  const [only] = people;
  const who =
    people.length > 1
      ? `${people.filter((id) => id !== null).length} people${people.includes(null) ? ', some open' : ''}`
      : only === null || only === undefined
        ? 'open'
        : (nameOf(only) ?? 'a former colleague');
  const weekdays = some(({ startsAt }) => dayOf(startsAt)).map((day) => [weekdayOf(day), weekdayName(day)] as const);
  const days = [...new Map(weekdays.toSorted(([one], [other]) => one - other)).values()];
  const times = some(({ startsAt, endsAt }) => `${time(startsAt)} to ${time(endsAt)}`);
  const places = some(({ location }) => location);
  const last = coming.at(-1)?.startsAt ?? firstAt;
  return {
    title: `${some(({ role }) => role).join(', ')}, ${who}`,
    pattern: [
      `Every ${listed(days)}`,
      times.length === 1 ? times[0] : 'at different times',
      places.length === 1 ? places[0] : 'in different places',
    ]
      .filter(Boolean)
      .join(', '),
    span: `${dayWords(dayOf(firstAt), today)} to ${dayWords(dayOf(last), today)}`,
    next: dayWords(dayOf(coming[0]?.startsAt ?? firstAt), today),
  };
}

const weekdayName = (day: string): string => dateInWords(day, 'dayOfWeek', 'UTC');

const listed = (words: readonly string[]): string => new Intl.ListFormat('en-US').format(words);
