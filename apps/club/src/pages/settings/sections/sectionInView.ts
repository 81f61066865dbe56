interface View {
  /** The top of each section, in px below the top of the window, in their order. */
  tops: readonly number[];
  windowHeight: number;
  /** The top of a section after a link has scrolled to it, if the page is long enough. */
  landing: number;
  /** Whether the page is at its end. */
  isAtEnd: boolean;
  /** The index of the section that the address names; -1 for none. */
  named: number;
}

/** A section counts as current when its top passes this share of the window's height. */
const READING_LINE = 0.3;

/**
 * The section that a person is reading: the one they navigated to while it starts in the upper half of the window, else
 * the last one that starts above the reading line. The last sections of a page never get that high. So at the end of the
 * page, the section they navigated to counts if it is as high as it can get, else the last section.
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
