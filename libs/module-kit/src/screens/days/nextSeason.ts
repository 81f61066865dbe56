import { addMonths } from './days';
import type { EnteredSeason } from './seasonYear';

/** What a form says that fills in the days of `nextSeason`. */
export const proposedDays = ({ year }: Pick<EnteredSeason, 'year'>): string =>
  `Proposed: the days of ${year}, a year later.`;

/**
 * The season after this one, proposed on the same days of the next year. February 29 becomes February 28, as in Postgres:
 * a season that ends on the last day of February never reaches into the one that begins in March.
 */
export function nextSeason({ year, startsOn, opensOn, endsOn }: EnteredSeason): EnteredSeason {
  return {
    year: String(Number(year) + 1),
    startsOn: addMonths(startsOn, 12),
    opensOn: addMonths(opensOn, 12),
    endsOn: addMonths(endsOn, 12),
  };
}
