/** From this many rows on, a table scrolls by itself and renders only visible rows. Shorter tables render in full. */
const MANY = 100;

/** The maximum height of a table with this many rows; undefined for no limit. */
export function heightFor(rowCount: number): string | undefined {
  return rowCount < MANY ? undefined : '40rem';
}
