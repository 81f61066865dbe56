import { asking } from '@platform/module-kit/screens';
import { failures } from '../failures';
import type { Season } from '../rows/season';

/** The season that a club plans; null without one. @throws DataError */
export async function readSeason(club: { id: string; season: string }): Promise<Season | null> {
  const [season] = await asking(failures.seasons)((db) =>
    db.from('seasons').select('starts_on, ends_on').eq('club_id', club.id).eq('year', club.season),
  );
  return season ? { startsOn: season.starts_on, endsOn: season.ends_on } : null;
}
