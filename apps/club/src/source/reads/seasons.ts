import { dataOf } from '@platform/module-kit';
import { asking, byName, everyPage, PAGE, SEASONS_FAILED } from '@platform/module-kit/screens';
import { supabase } from '@platform/session';
import { SEASON_COLUMNS, type CloseFigures, type Returner, type SeasonEvent, type SeasonRow } from '../rows/season';
import { SEASON_RECORD_FAILED, OPEN_ENDS_FAILED, RETURNING_FAILED } from '../failures';

const ask = asking(SEASONS_FAILED);

/** The club's seasons, the latest first. @throws DataError */
export const listSeasons = (clubId: string): Promise<SeasonRow[]> =>
  ask((db) => db.from('seasons').select(SEASON_COLUMNS).eq('club_id', clubId).order('year', { ascending: false }));

/** @throws DataError */
export const readSeason = (id: string): Promise<SeasonRow> =>
  ask((db) => db.from('seasons').select(SEASON_COLUMNS).eq('id', id).single());

/**
 * Counts of a season's open items and people, for the preview of its close. For administrators.
 * @throws DataError; 42501 for other people
 */
export async function readCloseFigures(seasonId: string): Promise<CloseFigures> {
  const rows = await asking(OPEN_ENDS_FAILED)((db) => db.rpc('season_close_preview', { season_id_param: seasonId }));
  return Object.fromEntries(rows.map(({ figure, amount }) => [figure, amount]));
}

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

/** When a season was closed and reopened, the latest first. @throws DataError */
export async function listSeasonEvents(seasonId: string): Promise<SeasonEvent[]> {
  const rows = await asking(SEASON_RECORD_FAILED)((db) =>
    db
      .from('season_events')
      .select('id, action, reason, happened_at, profiles(display_name)')
      .eq('season_id', seasonId)
      .order('happened_at', { ascending: false }),
  );
  return rows.map(({ id, action, reason, happened_at: happenedAt, profiles }) => ({
    id,
    action: action as SeasonEvent['action'],
    reason,
    happenedAt,
    by: profiles?.display_name ?? null,
  }));
}
