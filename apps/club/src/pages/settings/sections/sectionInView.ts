interface View {
  /** Where each section begins, in px below the window's upper edge, in their order. */
  tops: readonly number[];
  windowHeight: number;
  /** Where a section begins after a link has led to it, if the page is long enough. */
  landing: number;
  /** Whether the page cannot be scrolled further down. */
  isAtEnd: boolean;
  /** The section that the address names; -1 for none. */
  named: number;
}

/** How far down the window a section has begun to be read, as a share of its height. */
const READING_LINE = 0.3;

/**
 * Which section a person is reading: the one that they asked for while it begins in the upper half of the window, else
 * the last one that begins above the reading line. The last ones of a page never get that far up, so that at its end the
 * one that was asked for counts if it is as far up as it gets, else the last.
 */
export function sectionInView({ tops, windowHeight, landing, isAtEnd, named }: View): number {
  const top = tops[named] ?? -1;
  if (isAtEnd) return top >= landing && top < windowHeight ? named : tops.length - 1;
  if (top >= 0 && top < windowHeight / 2) return named;
  return Math.max(
    0,
    tops.findLastIndex((begins) => begins <= windowHeight * READING_LINE),
  );
}
