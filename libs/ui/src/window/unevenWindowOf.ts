interface UnevenScroll {
  /** Height of each row, px. */
  heights: readonly number[];
  /** Height of the visible part of the list, px. */
  viewHeight: number;
  /** Distance from the top of the list to the top of the visible part, px. Negative while the list begins below it. */
  scrollTop: number;
  /** Rows are also rendered this far above and below the visible part (px). */
  beyond: number;
}

/** Which rows of different heights are rendered, `first` to before `end`. For a list out of sight, the row nearest to it. */
export function unevenWindowOf({ heights, viewHeight, scrollTop, beyond }: UnevenScroll) {
  let [first, end, top] = [heights.length, 0, 0];
  heights.forEach((height, place) => {
    const bottom = top + height;
    if (bottom > scrollTop - beyond && top < scrollTop + viewHeight + beyond) {
      first = Math.min(first, place);
      end = place + 1;
    }
    top = bottom;
  });
  if (end > 0 || heights.length === 0) return { first: end > 0 ? first : 0, end };
  const last = heights.length;
  return scrollTop > 0 ? { first: last - 1, end: last } : { first: 0, end: 1 };
}

/** A rendered row by its index, or the height (px) of skipped rows between rendered ones. */
export type Rendered = { place: number } | { room: number; before: number };

/**
 * The rows to render in their order, and the room of all others.
 * @param kept places of rows that are rendered wherever they are, such as the one with the focus
 */
export function renderedRows(
  heights: readonly number[],
  { first, end }: { first: number; end: number },
  kept: readonly number[],
): Rendered[] {
  const rendered: Rendered[] = [];
  let room = 0;
  heights.forEach((height, place) => {
    if ((place < first || place >= end) && !kept.includes(place)) {
      room += height;
      return;
    }
    if (room > 0) rendered.push({ room, before: place });
    room = 0;
    rendered.push({ place });
  });
  if (room > 0) rendered.push({ room, before: heights.length });
  return rendered;
}
