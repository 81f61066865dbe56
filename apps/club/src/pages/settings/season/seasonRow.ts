import { asking } from '@platform/module-kit/screens';
import type { EnteredSeason } from '@platform/module-kit/screens';

const COLUMNS = 'id, year, starts_on, opens_on, ends_on, closed_at, version';

/** A season of a club. Days are ISO 8601. */
export interface SeasonRow {
  id: string;
  year: string;
  /** The first day that staff work. */
  starts_on: string;
  /** The first day with members. */
  opens_on: string;
  ends_on: string;
  /** When its books were closed; null until then. */
  closed_at: string | null;
  version: number;
}

/** The fields a person enters for a season. */
export interface SeasonDraft extends EnteredSeason, Record<string, unknown> {}

const NOT_SAVED = 'The season was not saved. Check your connection and try again.';

/** The club's seasons, the latest first. @throws DataError */
export async function readSeasons(clubId: string): Promise<SeasonRow[]> {
  return asking('Failed to fetch seasons')((db) =>
    db.from('seasons').select(COLUMNS).eq('club_id', clubId).order('year', { ascending: false }),
  );
}

/** @throws DataError */
export async function readSeason(id: string): Promise<SeasonRow> {
  return asking('Failed to fetch seasons')((db) => db.from('seasons').select(COLUMNS).eq('id', id).single());
}

/** Saves over one version of a season. @throws DataError; PT409 if the season has a newer version */
export async function saveSeason(id: string, draft: SeasonDraft, version: number): Promise<SeasonRow> {
  return asking(NOT_SAVED)((db) =>
    db
      .from('seasons')
      .update({ ...columnsOf(draft), version })
      .eq('id', id)
      .select(COLUMNS)
      .single(),
  );
}

/** @throws DataError; 23505 if the club already has a season of this year */
export async function addSeason(clubId: string, draft: SeasonDraft): Promise<SeasonRow> {
  return asking(NOT_SAVED)((db) =>
    db
      .from('seasons')
      .insert({ club_id: clubId, ...columnsOf(draft) })
      .select(COLUMNS)
      .single(),
  );
}

export function toSeasonDraft(row: SeasonRow): SeasonDraft {
  return { year: row.year, startsOn: row.starts_on, opensOn: row.opens_on, endsOn: row.ends_on };
}

function columnsOf({ year, startsOn, opensOn, endsOn }: SeasonDraft) {
  return { year: year.trim(), starts_on: startsOn, opens_on: opensOn, ends_on: endsOn };
}
