interface Scroll {
  rowCount: number;
  /** Px. */
  rowHeight: number;
  /** Height of what can be seen, px. */
  viewHeight: number;
  /** How far it is scrolled, px. */
  scrollTop: number;
}

/** Rows drawn beyond what can be seen, on each side, so that scrolling does not outrun drawing. */
const BEYOND = 12;

/** Which rows of a long table are drawn, `first` to before `end`, and how much room the others take, in px. */
export function windowOf({ rowCount, rowHeight, viewHeight, scrollTop }: Scroll) {
  const seen = Math.ceil(viewHeight / rowHeight);
  const top = Math.min(Math.max(0, Math.floor(scrollTop / rowHeight)), Math.max(0, rowCount - seen));
  const first = Math.max(0, top - BEYOND);
  const end = Math.min(rowCount, top + seen + BEYOND);
  return { first, end, before: first * rowHeight, after: (rowCount - end) * rowHeight };
}
