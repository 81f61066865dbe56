import { seasons } from '@platform/database/refusals/seasons';
import { daysBetween } from './days';
import type { EnteredSeason } from './seasonYear';
import { ENTER_FIRST_DAY } from '../forms/requiredInput';

/** Days between the first and the last one at most: a whole year. The database refuses more. */
const LONGEST_DAYS = 366;

/**
 * What is wrong with a season, each in one sentence. The database holds the same rules (`seasons_year_form`,
 * `seasons_end_after_start`, `seasons_open_within`, `seasons_length`).
 */
export function seasonProblems({ year, startsOn, opensOn, endsOn }: EnteredSeason): {
  readonly [Field in keyof EnteredSeason]?: string;
} {
  return {
    year: /^20\d\d$/.test(year.trim()) ? undefined : 'Enter a year between 2000 and 2099.',
    startsOn: startsOn ? undefined : ENTER_FIRST_DAY,
    opensOn: opensOn ? problemOfOpening(startsOn, opensOn, endsOn) : 'Choose the opening day.',
    endsOn: endsOn ? problemOfEnd(startsOn, endsOn) : 'Choose the last day.',
  };
}

// Days are `YYYY-MM-DD`, so comparing them as texts compares the days.

function problemOfEnd(startsOn: string, endsOn: string): string | undefined {
  if (!startsOn) return undefined;
  if (endsOn <= startsOn) return seasons.rules.seasons_end_after_start;
  return daysBetween(startsOn, endsOn) > LONGEST_DAYS ? seasons.rules.seasons_length : undefined;
}

function problemOfOpening(startsOn: string, opensOn: string, endsOn: string): string | undefined {
  const isBefore = startsOn !== '' && opensOn < startsOn;
  // If the season ends before it starts, the end is the error, and the opening day may be right.
  const isAfter = endsOn > startsOn && opensOn > endsOn;
  return isBefore || isAfter ? seasons.rules.seasons_open_within : undefined;
}
