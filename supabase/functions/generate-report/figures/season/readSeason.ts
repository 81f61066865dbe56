import type { ReportSource } from '../../reportDefinition.ts';
import { readClubRows } from '../readClubRows.ts';

/** The season that a report is about. */
export type Season = {
  id: string;
  year: string;
  /** First and last day (ISO 8601). */
  startsOn: string;
  endsOn: string;
  /** Null while it is planned or runs. */
  closedAt: string | null;
};

/** The closing figures of a season; null where they cannot be counted yet. */
export type SeasonSummary = {
  year: string;
  /** Of 5. */
  memberSatisfaction: number | null;
  /** Percent of those who worked the season. */
  staffRetention: number | null;
  incidents: number | null;
  safetyScore: number | null;
  /** Percent. */
  budgetVariance: number | null;
  /** Percent of the staff who said so when they left. */
  intentToReturn: number | null;
};

/** Of the seasons that the days touch the last closed one, or else the last one; null when they touch none. */
export async function readSeason(source: ReportSource): Promise<Season | null> {
  const seasons = await readClubRows<Season>(source, {
    name: 'seasons',
    key: ['year'],
    columns: ['id', 'startsOn:starts_on', 'endsOn:ends_on', 'closedAt:closed_at'],
    filters: [
      ['starts_on', `lte.${source.to}`],
      ['ends_on', `gte.${source.from}`],
    ],
  });
  return seasons.filter(({ closedAt }) => closedAt !== null).at(-1) ?? seasons.at(-1) ?? null;
}

/** Every season of the club with its figures, the first one first. */
export function readSeasonSummaries(source: ReportSource): Promise<SeasonSummary[]> {
  return readClubRows<SeasonSummary>(source, {
    name: 'season_summary',
    key: ['year'],
    columns: [
      'memberSatisfaction:member_satisfaction',
      'staffRetention:staff_retention',
      'incidents:incident_count',
      'safetyScore:safety_score',
      'budgetVariance:budget_variance',
      'intentToReturn:intent_to_return',
    ],
  });
}
