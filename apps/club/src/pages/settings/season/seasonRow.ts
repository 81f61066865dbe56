import { dataOf } from '@platform/module-kit';
import type { EnteredSeason } from '@platform/module-kit/screens';
import { supabase } from '@platform/session';

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
  /** When its books were closed; null while it is planned or runs. */
  closed_at: string | null;
  version: number;
}

/** What people enter about a season. */
export interface SeasonDraft extends EnteredSeason, Record<string, unknown> {}

const NOT_SAVED = 'The season was not saved. Check your connection and try again.';

/** The club's seasons, the latest first. Throws a DataError. */
export async function readSeasons(clubId: string): Promise<SeasonRow[]> {
  const client = await supabase();
  const all = client.from('seasons').select(COLUMNS).eq('club_id', clubId);
  return dataOf(all.order('year', { ascending: false }), 'Failed to fetch seasons');
}

/** Throws a DataError. */
export async function readSeason(id: string): Promise<SeasonRow> {
  const client = await supabase();
  return dataOf(client.from('seasons').select(COLUMNS).eq('id', id).single(), 'Failed to fetch seasons');
}

/** Writes over one version of a season. Throws a DataError; PT409 when the version is no longer the season's. */
export async function saveSeason(id: string, draft: SeasonDraft, version: number): Promise<SeasonRow> {
  const client = await supabase();
  const update = client
    .from('seasons')
    .update({ ...columnsOf(draft), version })
    .eq('id', id);
  return dataOf(update.select(COLUMNS).single(), NOT_SAVED);
}

/** Throws a DataError; 23505 when the club has a season of this year. */
export async function addSeason(clubId: string, draft: SeasonDraft): Promise<SeasonRow> {
  const client = await supabase();
  const insert = client.from('seasons').insert({ club_id: clubId, ...columnsOf(draft) });
  return dataOf(insert.select(COLUMNS).single(), NOT_SAVED);
}

export function toSeasonDraft(row: SeasonRow): SeasonDraft {
  return { year: row.year, startsOn: row.starts_on, opensOn: row.opens_on, endsOn: row.ends_on };
}

function columnsOf({ year, startsOn, opensOn, endsOn }: SeasonDraft) {
  return { year: year.trim(), starts_on: startsOn, opens_on: opensOn, ends_on: endsOn };
}
