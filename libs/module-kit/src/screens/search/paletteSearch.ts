import { patternsOf } from './wordPattern';

/** The props of the slot `palette.search` (apps/shell/offers.json). */
export interface PaletteQuery {
  clubId: string;
  query: string;
}

/** The slot accepts at most this many rows from a module. */
export const MOST_FOUND = 5;

interface Filtered<Rows> {
  filter(column: string, operator: 'imatch', value: string): Rows;
}

/**
 * Limits a request to the rows whose column contains every word of a query, with or without accents.
 * @param rows such as `db.from('pools').select('id, name').eq('club_id', clubId)`
 */
export const foundIn = <Rows extends Filtered<Rows>>(rows: Rows, column: string, query: string): Rows =>
  patternsOf(query).reduce((rest, pattern) => rest.filter(column, 'imatch', pattern), rows);
