interface Scroll {
  rowCount: number;
  /** Px, with the room to the next one. */
  rowHeight: number;
  /** Height of the visible part of the list, px. */
  viewHeight: number;
  /** Distance from the top of the list to the top of the visible part, px. Negative while the list begins below it. */
  scrollTop: number;
  /** Additional rows to render above and below the visible part, so that scrolling shows no gap. 12 by default. */
  beyond?: number;
}

/** The rendered rows of a long list, from `first` to before `end`, and the space of the others, in px. */
export function windowOf({ rowCount, rowHeight, viewHeight, scrollTop, beyond = 12 }: Scroll) {
  const seen = Math.ceil(viewHeight / rowHeight);
  const top = Math.min(Math.max(0, Math.floor(scrollTop / rowHeight)), Math.max(0, rowCount - seen));
  const first = Math.max(0, top - beyond);
  const end = Math.min(rowCount, top + seen + beyond);
  return { first, end, before: first * rowHeight, after: (rowCount - end) * rowHeight };
}
