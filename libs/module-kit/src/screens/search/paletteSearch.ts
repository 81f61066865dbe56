import { patternsOf } from './wordPattern';

/** What the slot `palette.search` hands over (apps/shell/offers.json). */
export interface PaletteQuery {
  clubId: string;
  query: string;
}

/** Most rows that the slot takes of a module. */
export const MOST_FOUND = 5;

interface Filtered<Rows> {
  filter(column: string, operator: 'imatch', value: string): Rows;
}

/**
 * The rows of a request in which a column has every word of a query, with and without accents.
 * @param rows such as `db.from('pools').select('id, name').eq('club_id', clubId)`
 */
export const foundIn = <Rows extends Filtered<Rows>>(rows: Rows, column: string, query: string): Rows =>
  patternsOf(query).reduce((rest, pattern) => rest.filter(column, 'imatch', pattern), rows);
