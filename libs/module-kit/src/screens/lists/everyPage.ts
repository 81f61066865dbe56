/** Most rows that the server gives at once (supabase/config.toml, max_rows). */
export const PAGE = 1000;

/**
 * All rows of a list that may be longer than one answer: each page begins after the last row of the previous page. With
 * an offset, the database would compute all skipped rows, and rows would be lost or repeated when people come or go
 * meanwhile.
 * @param readPage reads at most `PAGE` rows after the given one, in an order without ties; from the first row on for
 * null
 * @param onPart called with what has been read, after each page that others follow
 */
export async function everyPage<Row>(
  readPage: (after: Row | null) => Promise<Row[]>,
  onPart?: (rows: readonly Row[]) => void,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after: Row | null = null; ; after = rows.at(-1) ?? null) {
    const page: Row[] = await readPage(after);
    rows.push(...page);
    if (page.length < PAGE) return rows;
    onPart?.(rows);
  }
}
