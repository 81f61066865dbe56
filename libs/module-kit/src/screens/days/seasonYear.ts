import { dayInWords } from './daysInWords';

/** A season in a form: its year as text, and days (`YYYY-MM-DD`) that may be empty. */
export interface EnteredSeason {
  year: string;
  startsOn: string;
  opensOn: string;
  endsOn: string;
}

const verbs = [
  ['startsOn', 'starts'],
  ['opensOn', 'opens'],
  ['endsOn', 'ends'],
] as const;

/**
 * Names the days of a season that are not in its year, such as `Season 2027 starts on Nov 1, 2026.`; null where all are. A
 * winter season begins in the year before, so nothing refuses them.
 */
export function daysOutsideYear(season: EnteredSeason): string | null {
  const year = season.year.trim();
  const outside = verbs.filter(([field]) => season[field] !== '' && !season[field].startsWith(`${year}-`));
  if (!/^\d{4}$/.test(year) || outside.length === 0) return null;
  const named = outside.map(([field, verb]) => `${verb} on ${dayInWords(season[field])}`);
  return `Season ${year} ${new Intl.ListFormat('en-US').format(named)}.`;
}

/** Whether none of the days of a season is in its year, which is hardly ever meant. */
export function isOutsideYear({ year, startsOn, opensOn, endsOn }: EnteredSeason): boolean {
  return [startsOn, opensOn, endsOn].every((day) => day !== '' && !day.startsWith(`${year.trim()}-`));
}

/** Whether a season begins in the year before its own and ends in it, as those of winter clubs do. */
export function isWinterSeason({ year, startsOn, endsOn }: EnteredSeason): boolean {
  return startsOn.startsWith(`${Number(year) - 1}-`) && endsOn.startsWith(`${year.trim()}-`);
}
