import { readSeasons } from '@platform/module-kit/screens';
import type { Season } from '../rows/season';

/** The seasons of a club, the newest first. @throws DataError */
export async function readLatestSeasons(clubId: string): Promise<Season[]> {
  const seasons = await readSeasons(clubId);
  return seasons.reverse().map(({ year, startsOn, endsOn, isClosed }) => ({ year, startsOn, endsOn, isClosed }));
}
