import { readSeasons } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import type { Season, SeasonSummary } from '../rows/season';
import { read } from './requests';

/** The seasons of the club, the latest first. */
export async function readLatestSeasons(club: Club): Promise<Season[]> {
  const seasons = await readSeasons(club.id);
  return seasons.reverse().map(({ year, startsOn: from, endsOn: to, isClosed }) => ({ year, from, to, isClosed }));
}

interface SummaryRow {
  year: string;
  member_satisfaction: number | null;
  staff_retention: number | null;
  return_rate: number | null;
  safety_score: number | null;
}

/** The closing figures of each season, the latest first. */
export async function readSeasonSummaries(club: Club): Promise<SeasonSummary[]> {
  const rows = await read((db) =>
    db
      .from('season_summary')
      .select('year, member_satisfaction, staff_retention, return_rate, safety_score')
      .eq('club_id', club.id)
      .order('year', { ascending: false })
      // The generated types make every view column nullable, even those that cannot be null.
      .overrideTypes<SummaryRow[], { merge: false }>(),
  );
  return rows.map((row) => ({
    year: row.year,
    satisfaction: row.member_satisfaction,
    retentionPercent: row.staff_retention,
    returnPercent: row.return_rate,
    safetyScore: row.safety_score,
  }));
}
