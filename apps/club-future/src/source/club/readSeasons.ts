import { SEASONS_FAILED, asking } from '@platform/module-kit/screens';
import type { Season } from '../rows/season';

/** The seasons of a club, the newest first. @throws DataError */
export async function readSeasons(clubId: string): Promise<Season[]> {
  const rows = await asking(SEASONS_FAILED)((db) =>
    db
      .from('seasons')
      .select('year, starts_on, ends_on, closed_at')
      .eq('club_id', clubId)
      .order('year', { ascending: false }),
  );
  return rows.map(({ year, starts_on, ends_on, closed_at }) => ({
    year,
    startsOn: starts_on,
    endsOn: ends_on,
    isClosed: closed_at !== null,
  }));
}
