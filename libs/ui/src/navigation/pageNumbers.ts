/**
 * Pages worth a button of their own: the first, the last, the current and its neighbours; `gap` where some are left
 * out. A gap never replaces a single page. Pages count from 1.
 */
export function pageNumbers(page: number, pageCount: number): (number | 'gap')[] {
  const near = new Set([1, pageCount, page - 1, page, page + 1]);
  // At an end the row keeps its length, so that the buttons stay under the pointer.
  if (page <= 3) [2, 3, 4].forEach((each) => near.add(each));
  if (page >= pageCount - 2) [pageCount - 3, pageCount - 2, pageCount - 1].forEach((each) => near.add(each));
  const shown = [...near].filter((each) => each >= 1 && each <= pageCount).sort((a, b) => a - b);
  return shown.flatMap((each, index) => {
    const skipped = each - (shown[index - 1] ?? each - 1) - 1;
    if (skipped === 0) return [each];
    return skipped === 1 ? [each - 1, each] : (['gap', each] as const);
  });
}
