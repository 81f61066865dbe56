import { OPEN_WORK_FAILED, SEASON_RECORD_FAILED } from '../failures/readTitles';
import { asking, saving } from '@platform/module-kit';

/** The open work and the people of a season, counted. The names are those of `season_close_preview`. */
export type SeasonCounts = Readonly<Record<string, number>>;

/** One close or reopening of a season. */
export interface SeasonEvent {
  id: string;
  action: 'closed' | 'reopened';
  /** Why it was reopened; null for a close. */
  reason: string | null;
  /** ISO 8601, on the club's clock. */
  happenedAt: string;
  /** The person's display name; null without one, or if the account is not known any more. */
  by: string | null;
}

interface SeasonVersion {
  id: string;
  version: number;
}

/** What is open in a season, and how its people are doing. For managers. @throws DataError; 42501 for other people */
export async function readSeasonCounts(seasonId: string): Promise<SeasonCounts> {
  const rows = await asking(OPEN_WORK_FAILED)((db) => db.rpc('season_close_preview', { season_id_param: seasonId }));
  return Object.fromEntries(rows.map(({ figure, amount }) => [figure, amount]));
}

/** When a season was closed and reopened, the latest first. For managers. @throws DataError */
export async function listSeasonEvents(seasonId: string): Promise<SeasonEvent[]> {
  const rows = await asking(SEASON_RECORD_FAILED)((db) =>
    db
      .from('season_events')
      .select('id, action, reason, happened_at, profiles(display_name)')
      .eq('season_id', seasonId)
      .order('happened_at', { ascending: false })
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

/**
 * Closes one version of a season. For administrators.
 * @throws DataError; PT409 if another person has changed it, PT422 before its opening day
 */
export const closeSeasonRow = ({ id, version }: SeasonVersion): Promise<void> =>
  saving('The season was not closed. Check your connection and try again.')((db) =>
    db.rpc('close_season', { season_id_param: id, version_param: version }),
  );

/**
 * Reopens one version of a season. For administrators.
 * @throws DataError; PT409 if another person has changed it, PT422 without a reason, 42501 more than 30 days after the close
 */
export const reopenSeasonRow = ({ id, version }: SeasonVersion, reason: string): Promise<void> =>
  saving('The season was not reopened. Check your connection and try again.')((db) =>
    db.rpc('reopen_season', { season_id_param: id, reason_param: reason, version_param: version }),
  );
