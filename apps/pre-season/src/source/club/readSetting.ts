import { asking, SEASON_COLUMNS, seasonOf, SEASONS_FAILED } from '@platform/module-kit/screens';
import type { Setting } from '../rows/setting';
import { preparedSeason } from './preparedSeason';

const ask = asking(SEASONS_FAILED);

/** Reads the club's seasons and its number of members. */
export async function readSetting(clubId: string): Promise<Setting> {
  const found = await ask((db) =>
    db
      .from('clubs')
      .select(`member_count, seasons(${SEASON_COLUMNS})`)
      .eq('id', clubId)
      .order('year', { referencedTable: 'seasons' })
      .single(),
  );
  return {
    memberCount: found.member_count,
    seasons: found.seasons.map((row) => preparedSeason(seasonOf(row))),
  };
}
