/** Height of a card with the room to the next one (rem); every card has it, so that the place of one is known before it is drawn. */
export const CARD_PITCH_REM = 7.5;

/** Cards drawn beyond what can be seen, on each side, so that scrolling and the arrow keys do not outrun drawing. */
const BEYOND = 6;

interface Scroll {
  count: number;
  /** Px. */
  pitch: number;
  viewHeight: number;
  /** How far the column's first card is above what can be seen; negative while it is below the top of the window. */
  scrollTop: number;
}

/** Which cards of a column are drawn: `first` to before `end`. */
export function columnWindow({ count, pitch, viewHeight, scrollTop }: Scroll): { first: number; end: number } {
  const seen = Math.ceil(viewHeight / pitch) + 1;
  const top = Math.max(0, Math.min(Math.floor(scrollTop / pitch), count - seen));
  return { first: Math.max(0, top - BEYOND), end: Math.min(count, top + seen + BEYOND) };
}
