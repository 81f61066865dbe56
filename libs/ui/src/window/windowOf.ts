interface Scroll {
  rowCount: number;
  /** Px, with the room to the next one. */
  rowHeight: number;
  /** Height of what can be seen, px. */
  viewHeight: number;
  /** How far it is scrolled, px; negative while the first row is below the top of what can be seen. */
  scrollTop: number;
  /** Rows drawn beyond what can be seen, on each side, so that scrolling does not outrun drawing. 12 unless told. */
  beyond?: number;
}

/** Which rows of a long list are drawn, `first` to before `end`, and how much room the others take, in px. */
export function windowOf({ rowCount, rowHeight, viewHeight, scrollTop, beyond = 12 }: Scroll) {
  const seen = Math.ceil(viewHeight / rowHeight);
  const top = Math.min(Math.max(0, Math.floor(scrollTop / rowHeight)), Math.max(0, rowCount - seen));
  const first = Math.max(0, top - beyond);
  const end = Math.min(rowCount, top + seen + beyond);
  return { first, end, before: first * rowHeight, after: (rowCount - end) * rowHeight };
}
