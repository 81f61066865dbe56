import { seasons } from '@platform/database/refusals/seasons';
import type { DraftErrors } from '@platform/module-kit';
import type { SeasonDraft } from './seasonRow';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days between the first and the last one at most: a whole year. The database refuses more. */
const LONGEST_DAYS = 366;

/**
 * What is wrong with a season, each in one sentence. The database holds the same rules (`seasons_year_form`,
 * `seasons_end_after_start`, `seasons_open_within`, `seasons_length`).
 */
export function checkSeason({ year, startsOn, opensOn, endsOn }: SeasonDraft): DraftErrors<SeasonDraft> {
  return {
    year: /^20\d\d$/.test(year.trim()) ? undefined : 'Enter a year between 2000 and 2099.',
    startsOn: startsOn ? undefined : 'Choose the first day.',
    opensOn: opensOn ? problemOfOpening(startsOn, opensOn, endsOn) : 'Choose the opening day.',
    endsOn: endsOn ? problemOfEnd(startsOn, endsOn) : 'Choose the last day.',
  };
}

// Days of this form are of fixed length, so their order is the order of their letters.

function problemOfEnd(startsOn: string, endsOn: string): string | undefined {
  if (!startsOn) return undefined;
  if (endsOn <= startsOn) return seasons.rules.seasons_end_after_start;
  const days = (Date.parse(endsOn) - Date.parse(startsOn)) / DAY_MS;
  return days > LONGEST_DAYS ? seasons.rules.seasons_length : undefined;
}

function problemOfOpening(startsOn: string, opensOn: string, endsOn: string): string | undefined {
  const isBefore = startsOn !== '' && opensOn < startsOn;
  // An end before the start is what is wrong then, and the opening day may be right.
  const isAfter = endsOn > startsOn && opensOn > endsOn;
  return isBefore || isAfter ? seasons.rules.seasons_open_within : undefined;
}

/** The season after this one, on the same days of the next year. February 29 becomes March 1. */
export function nextSeason({ year, startsOn, opensOn, endsOn }: SeasonDraft): SeasonDraft {
  return {
    year: String(Number(year) + 1),
    startsOn: aYearLater(startsOn),
    opensOn: aYearLater(opensOn),
    endsOn: aYearLater(endsOn),
  };
}

function aYearLater(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year + 1, month - 1, date)).toISOString().slice(0, 10);
}
