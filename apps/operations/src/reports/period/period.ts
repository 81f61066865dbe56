import { addDays, addMonths, dayInWords, daysBetween } from '@platform/module-kit/screens';
import { sundayOf } from '../../shared/calendar/week';
import type { Days, Season } from '../source/rows/season';
import type { ReportsAddress } from './useReportsAddress';

/** Days with their name, such as `Season 2025`. */
export interface NamedDays extends Days {
  name: string;
  /** The short name next to a figure: `2025`. */
  shortName: string;
  /** The year of the season with these days; undefined for other days. */
  year?: string;
}

/** The period of the page. */
export interface Period {
  /** The current choice: the year of a season, `week`, `month` or `days`. */
  choice: string;
  days: NamedDays;
  /** The year of the season to compare with; `none` for no comparison. */
  compareChoice: string;
  compared: NamedDays | null;
}

/** The most days that the database counts at once, and the years that it accepts (`app.check_report_days`). */
const MOST_DAYS = 731;
const FIRST = '2000-01-01';
const LAST = '2100-01-01';

/** Whether reports can be counted over the days. */
export const isSpan = ({ from, to }: Days): boolean =>
  FIRST <= from && to <= LAST && from <= to && daysBetween(from, to) <= MOST_DAYS;

/**
 * The days that an address names, and the days to compare with. A season is compared with a whole season, other days
 * with the same days of a season's year.
 * @param seasons the latest first
 * @param ownYear the club's current season, or the one it prepares
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

/** The same days in another year. February 29 becomes February 28 in other years. */
function sameDays({ from, to }: Days, year: string): NamedDays {
  const months = 12 * (Number(year) - Number(from.slice(0, 4)));
  return inWords({ from: addMonths(from, months), to: addMonths(to, months) });
}

function inWords({ from, to }: Days): NamedDays {
  const name = from === to ? dayInWords(from) : `${dayInWords(from, to)} – ${dayInWords(to)}`;
  return { from, to, name, shortName: from.slice(0, 4) };
}
