import { addDays, addMonths, dayInWords, daysBetween } from '@platform/module-kit/screens';
import { sundayOf } from '../../shared/week';
import type { Days, Season } from '../source/reportsSource';
import type { ReportsAddress } from './useReportsAddress';

/** Days with the words for them, such as `Season 2025`. */
export interface NamedDays extends Days {
  name: string;
  /** The same in one word or two, for beside a figure: `2025`. */
  shortName: string;
  /** Of the season whose days they are; undefined for other days. */
  year?: string;
}

/** What the page shows. */
export interface Period {
  /** The choice that is in force: the year of a season, `week`, `month` or `days`. */
  choice: string;
  days: NamedDays;
  /** The year of the season that stands beside; `none` for nothing. */
  compareChoice: string;
  compared: NamedDays | null;
}

/** As many days as the database counts at once, and the years that it knows (`app.check_report_days`). */
const MOST_DAYS = 731;
const FIRST = '2000-01-01';
const LAST = '2100-01-01';

/** Whether reports can be counted over the days. */
export const isSpan = ({ from, to }: Days): boolean =>
  FIRST <= from && to <= LAST && from <= to && daysBetween(from, to) <= MOST_DAYS;

/**
 * The days that an address asks for, and those that stand beside them. A season stands beside a whole season, and other days
 * beside the same days of a season's year.
 * @param seasons the latest first
 * @param ownYear the season that the club is in or prepares
 * @param today on the club's calendar
 */
export function periodOf(
  address: Pick<ReportsAddress, 'period' | 'from' | 'to' | 'compare'>,
  seasons: readonly Season[],
  ownYear: string,
  today: string,
): Period {
  const seasonIn = (year: string) => seasons.find((season) => season.year === year);
  const season = seasonIn(address.period) ?? (hasWord(address.period) ? undefined : (seasonIn(ownYear) ?? seasons[0]));
  const days = season ? named(season) : otherDays(address, today);
  const year = season?.year ?? days.from.slice(0, 4);
  const asked = address.compare === year ? undefined : seasonIn(address.compare);
  const before = seasons.find((one) => one.year < year);
  const beside = asked ?? (address.compare === 'none' ? undefined : before);
  return {
    choice: season?.year ?? (hasWord(address.period) ? address.period : 'month'),
    days,
    compareChoice: beside?.year ?? 'none',
    compared: beside ? (season ? named(beside) : sameDays(days, beside.year)) : null,
  };
}

const hasWord = (period: string): boolean => ['week', 'month', 'days'].includes(period);

const named = ({ year, from, to }: Season): NamedDays => ({ name: `Season ${year}`, shortName: year, year, from, to });

function otherDays({ period, from, to }: Pick<ReportsAddress, 'period' | 'from' | 'to'>, today: string): NamedDays {
  if (period === 'week') {
    const sunday = sundayOf(today);
    return inWords({ from: sunday, to: addDays(sunday, 6) });
  }
  const month = { from: `${today.slice(0, 7)}-01`, to: addDays(addMonths(`${today.slice(0, 7)}-01`, 1), -1) };
  return inWords(period === 'days' ? { from: from || month.from, to: to || month.to } : month);
}

/** The same days in another year; the last of February where it has no 29th. */
function sameDays({ from, to }: Days, year: string): NamedDays {
  const months = 12 * (Number(year) - Number(from.slice(0, 4)));
  return inWords({ from: addMonths(from, months), to: addMonths(to, months) });
}

function inWords({ from, to }: Days): NamedDays {
  const name = from === to ? dayInWords(from) : `${dayInWords(from, to)} – ${dayInWords(to)}`;
  return { from, to, name, shortName: from.slice(0, 4) };
}
