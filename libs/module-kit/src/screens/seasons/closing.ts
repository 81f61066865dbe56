import type { EnteredSeason } from '../days/seasonYear';
import { OPEN_WORK_FAILED, SEASON_RECORD_FAILED } from '../failures/readTitles';
import { asking, saving } from '../requests/asking';

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

interface OneVersion {
  id: string;
  version: number;
}

/** Closes one version of a season. @throws DataError; PT409 if another person has changed it */
export const sendClose = ({ id, version }: OneVersion) =>
  saving('The season was not closed. Check your connection and try again.')((db) =>
    db.rpc('close_season', { season_id_param: id, version_param: version }),
  );

/** Reopens one version of a season. @throws DataError; PT422 without a reason, 42501 more than 30 days after the close */
export const sendReopening = ({ id, version }: OneVersion, reason: string) =>
  saving('The season was not reopened. Check your connection and try again.')((db) =>
    db.rpc('reopen_season', { season_id_param: id, reason_param: reason, version_param: version }),
  );

/** Asks for the row of a new season. */
export const askForSeason = asking('The season was not started. Check your connection and try again.');

/** The row of a season to be added to a club. */
export const seasonColumns = (clubId: string, { year, startsOn, opensOn, endsOn }: EnteredSeason) => ({
  club_id: clubId,
  year,
  starts_on: startsOn,
  opens_on: opensOn,
  ends_on: endsOn,
});

/** Counts of what is open in a season, under the names of `season_close_preview`. For managers. @throws DataError */
export async function readOpenWork(seasonId: string): Promise<Record<string, number>> {
  const rows = await asking(OPEN_WORK_FAILED)((db) => db.rpc('season_close_preview', { season_id_param: seasonId }));
  return Object.fromEntries(rows.map(({ figure, amount }) => [figure, amount]));
}

/** When a season was closed and reopened, the latest first. For managers. @throws DataError */
export async function readSeasonEvents(seasonId: string): Promise<SeasonEvent[]> {
  const rows = await asking(SEASON_RECORD_FAILED)((db) =>
    db
      .from('season_events')
      .select('id, action, reason, happened_at, profiles(display_name)')
      .eq('season_id', seasonId)
      .order('happened_at', { ascending: false })
      // A demo club's clock stands still: at one moment, it was closed before it was reopened.
      .order('action', { ascending: false }),
  );
  return rows.map(({ id, action, reason, happened_at: happenedAt, profiles }) => ({
    id,
    // A table constraint allows only these.
    action: action as SeasonEvent['action'],
    reason,
    happenedAt,
    by: profiles?.display_name ?? null,
  }));
}
