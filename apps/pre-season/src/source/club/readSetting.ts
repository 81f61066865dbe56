import { dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';
import type { Setting } from '../setting';
import { SEASON_COLUMNS, seasonOf } from './seasonRow';

/** What everything on the page is measured against. */
export async function readSetting(clubId: string): Promise<Setting> {
  const client = await supabase();
  const found = await dataOf(
    client
      .from('clubs')
      .select(`member_count, seasons(${SEASON_COLUMNS})`)
      .eq('id', clubId)
      .order('year', { referencedTable: 'seasons' })
      .single(),
    'Failed to fetch seasons',
  );
  return {
    memberCount: found.member_count,
    seasons: found.seasons.map(seasonOf),
  };
}
