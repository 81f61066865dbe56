import type { Season } from '../rows/setting';

/** The columns of a season that the page reads. */
export const SEASON_COLUMNS = 'id, year, starts_on, opens_on, ends_on, closed_at';

interface SeasonRow {
  id: string;
  year: string;
  starts_on: string;
  opens_on: string;
  ends_on: string;
  closed_at: string | null;
}

/** A season as the page knows it. */
export function seasonOf(row: SeasonRow): Season {
  return {
    id: row.id,
    year: row.year,
    startsOn: row.starts_on,
    opensOn: row.opens_on,
    endsOn: row.ends_on,
    isClosed: row.closed_at !== null,
  };
}
