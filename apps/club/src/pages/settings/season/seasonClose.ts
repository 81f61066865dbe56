import { dataOf } from '@platform/module-kit';
import { asking, saving, byName, everyPage, PAGE } from '@platform/module-kit/screens';
import { supabase } from '@platform/session';
import type { CloseFigures } from './closeFigures';

/** One close or reopening of a season. */
export interface SeasonEvent {
  id: string;
  action: 'closed' | 'reopened';
  /** Why it was reopened; null for a close. */
  reason: string | null;
  /** ISO 8601, on the club's clock. */
  happenedAt: string;
  /** The person's display name; null without one. */
  by: string | null;
}

/**
 * Counts of a season's open items and people, for the preview of its close. For administrators.
 * @throws DataError; 42501 for other people
 */
export async function readCloseFigures(seasonId: string): Promise<CloseFigures> {
  const rows = await asking('Failed to fetch what is open')((db) =>
    db.rpc('season_close_preview', { season_id_param: seasonId }),
  );
  return Object.fromEntries(rows.map(({ figure, amount }) => [figure, amount]));
}

/** A person of a season who may return. */
export interface Returner {
  staffId: string;
  name: string;
  /** Their last role in the season, or their current one. */
  role: string;
}

/** The people of a season who may return, by name. @throws DataError */
export async function readReturners(seasonId: string): Promise<Returner[]> {
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
    return dataOf(page.overrideTypes<Returner[], { merge: false }>(), 'Failed to fetch who may return');
  });
  return people.sort(byName);
}

/** Closes one version of a season. @throws DataError; PT409 if another person has changed it */
export async function closeSeason(id: string, version: number): Promise<void> {
  await saving('The season was not closed. Check your connection and try again.')((db) =>
    db.rpc('close_season', { season_id_param: id, version_param: version }),
  );
}

/**
 * Reopens one version of a season.
 * @throws DataError; PT422 without a reason, 42501 more than 30 days after the close
 */
export async function reopenSeason(id: string, reason: string, version: number): Promise<void> {
  await saving('The season was not reopened. Check your connection and try again.')((db) =>
    db.rpc('reopen_season', { season_id_param: id, reason_param: reason, version_param: version }),
  );
}

/** When a season was closed and reopened, the latest first. @throws DataError */
export async function readSeasonEvents(seasonId: string): Promise<SeasonEvent[]> {
  const rows = await asking('Failed to fetch the record of the season')((db) =>
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
