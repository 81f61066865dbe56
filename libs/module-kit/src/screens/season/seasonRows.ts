import { asking } from '@platform/module-kit';
import type { EnteredSeason } from '../days/seasonYear';
import { SEASONS_FAILED } from '../failures/readTitles';

/** A season of a club. Days are ISO 8601. */
export interface ClubSeason extends EnteredSeason {
  id: string;
  version: number;
  /** When it closed (ISO 8601, on the club's clock); null until then. What was learned and said about it stays. */
  closedAt: string | null;
  /** Its books are closed: nothing is added to its budget. */
  isClosed: boolean;
}

/** What is read of each season. */
export const SEASON_COLUMNS = 'id, version, year, starts_on, opens_on, ends_on, closed_at';

interface SeasonRow {
  id: string;
  version: number;
  year: string;
  starts_on: string;
  opens_on: string;
  ends_on: string;
  closed_at: string | null;
}

/** A season as pages know it. @param row with `SEASON_COLUMNS` */
export const seasonOf = (row: SeasonRow): ClubSeason => ({
  id: row.id,
  version: row.version,
  year: row.year,
  startsOn: row.starts_on,
  opensOn: row.opens_on,
  endsOn: row.ends_on,
  closedAt: row.closed_at,
  isClosed: row.closed_at !== null,
});

/** The seasons of a club, the earliest first. @throws DataError */
export async function readSeasons(clubId: string): Promise<ClubSeason[]> {
  const rows = await asking(SEASONS_FAILED)((db) =>
    db.from('seasons').select(SEASON_COLUMNS).eq('club_id', clubId).order('year'),
  );
  return rows.map(seasonOf);
}

/**
 * The season in which a lesson was learned, and the one after it, if they are known.
 * @param seasons the earliest first
 * @param has whether a season has the lesson
 */
export function seasonsOfLesson<Season extends Pick<ClubSeason, 'id' | 'year'>>(
  seasons: readonly Season[] = [],
  has: (seasonId: string) => boolean | undefined,
): { learnedIn: Season | undefined; next: Season | undefined } {
  const learnedIn = seasons.find(({ id }) => has(id));
  return { learnedIn, next: seasons.find(({ year }) => learnedIn !== undefined && year > learnedIn.year) };
}
