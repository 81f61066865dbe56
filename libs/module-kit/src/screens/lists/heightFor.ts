/** Rows from which on a table scrolls by itself and draws only those in sight. Shorter ones stand in full. */
const MANY = 100;

/** The most height that a table of so many rows takes; undefined for as much as it needs. */
export function heightFor(rowCount: number): string | undefined {
  return rowCount < MANY ? undefined : '40rem';
}
