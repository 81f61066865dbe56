/** Most rows that the server gives at once. */
const PAGE_ROWS = 1000;

/**
 * All rows of a list that may be longer than the server gives at once.
 * @param readPage one page of it, first and last row counted from 0; in an order that is the same every time
 */
export async function allRows<Row>(readPage: (from: number, to: number) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await readPage(rows.length, rows.length + PAGE_ROWS - 1);
    rows.push(...page);
    if (page.length < PAGE_ROWS) return rows;
  }
}
