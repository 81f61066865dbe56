import type { EnteredSeason } from '@platform/module-kit/screens';

export const SEASON_COLUMNS = 'id, year, starts_on, opens_on, ends_on, closed_at, version';

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

/** A person of a season who may return. */
export interface Returner {
  staffId: string;
  name: string;
  /** Their last role in the season, or their current one. */
  role: string;
}

/** Counts of a season under the names of `season_close_preview`. */
export type CloseFigures = Readonly<Record<string, number>>;

export function toSeasonDraft(row: SeasonRow): SeasonDraft {
  return { year: row.year, startsOn: row.starts_on, opensOn: row.opens_on, endsOn: row.ends_on };
}
