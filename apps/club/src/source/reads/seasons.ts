import { dataOf } from '@platform/module-kit';
import { asking, byName, everyPage, PAGE, SEASONS_FAILED } from '@platform/module-kit/screens';
import { supabase } from '@platform/session';
import { SEASON_COLUMNS, type Returner, type SeasonRow } from '../rows/season';
import { RETURNING_FAILED } from '../failures';

const ask = asking(SEASONS_FAILED);

/** The club's seasons, the latest first. @throws DataError */
export const listSeasons = (clubId: string): Promise<SeasonRow[]> =>
  ask((db) => db.from('seasons').select(SEASON_COLUMNS).eq('club_id', clubId).order('year', { ascending: false }));

/** @throws DataError */
export const readSeason = (id: string): Promise<SeasonRow> =>
  ask((db) => db.from('seasons').select(SEASON_COLUMNS).eq('id', id).single());

/** The people of a season who may return, by name. @throws DataError */
export async function listReturners(seasonId: string): Promise<Returner[]> {
  const client = await supabase();
  const people = await everyPage<Returner>((after) => {
    const all = client
      .from('staff_season_records')
      .select('staffId:staff_id, name, role')
      .eq('season_id', seasonId)
      .is('eligible_for_rehire', true);
    const rest = after === null ? all : all.gt('staff_id', after.staffId);
    const page = rest.order('staff_id').limit(PAGE);
    // The generated types make every view column nullable, even those that cannot be null.
    return dataOf(page.overrideTypes<Returner[], { merge: false }>(), RETURNING_FAILED);
  });
  return people.sort(byName);
}
