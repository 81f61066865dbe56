/** Rows of a long list in one request. */
export const PAGE_SIZE = 25;

/** First and last row of a page for a request, both from 0. `page` counts from 1. */
export function rowsOfPage(page: number): { from: number; to: number } {
  const from = (page - 1) * PAGE_SIZE;
  return { from, to: from + PAGE_SIZE - 1 };
}

/** The number of pages for a number of rows; one for none. */
export function pagesOf(rows: number): number {
  return Math.max(1, Math.ceil(rows / PAGE_SIZE));
}

/** Which rows a page shows, such as `26–50 of 312`. */
export function pageInWords(page: number, rows: number): string {
  const { from, to } = rowsOfPage(page);
  if (rows === 0) return '0 of 0';
  return `${from + 1}–${Math.min(to + 1, rows)} of ${rows.toLocaleString('en-US')}`;
}
