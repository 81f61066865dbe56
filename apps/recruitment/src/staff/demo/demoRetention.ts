import type { SeasonRetention } from '../source/staffSource';
import { closedSeason, currentSeason, type DemoPeople } from '../../shared/demo/demoPeople';

/** Who finished the last season and who came back, as the database counts it (season_retention). */
export function demoRetention({ seasons }: Pick<DemoPeople, 'seasons'>): [last: SeasonRetention, now: SeasonRetention] {
  const worked = seasons.filter(({ year }) => year === closedSeason.year);
  const finished = worked.filter(({ outcome }) => outcome === 'finished').length;
  const eligible = worked.filter(({ eligibleForRehire }) => eligibleForRehire);
  const now = new Set(seasons.filter(({ year }) => year === currentSeason.year).map(({ staffId }) => staffId));
  const returned = eligible.filter(({ staffId }) => now.has(staffId)).length;
  return [
    {
      year: closedSeason.year,
      worked: worked.length,
      finished,
      retentionPercent: Math.round((100 * finished) / worked.length),
      returnRatePercent: Math.round((100 * returned) / eligible.length),
    },
    { year: currentSeason.year, worked: now.size, finished: null, retentionPercent: null, returnRatePercent: null },
  ];
}
