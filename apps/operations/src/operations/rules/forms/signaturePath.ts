/** The field on which a signature is drawn, in its own units. */
export const SIGNATURE_WIDTH = 600;
export const SIGNATURE_HEIGHT = 200;

/** Longest path, as in the database. */
const MOST = 20_000;

interface Stroke {
  points: readonly { x: number; y: number }[];
}

/**
 * Strokes as an SVG path on the field. Drops every other point of a long signature until it is short enough.
 * @param shown the element it was drawn on: the points are in its own pixels
 * @returns null if nothing was drawn, or more than a signature can have
 */
export function pathOfStrokes(
  strokes: readonly Stroke[],
  shown: Pick<HTMLElement, 'clientWidth' | 'clientHeight'> | null,
): string | null {
  const across = SIGNATURE_WIDTH / (shown?.clientWidth || SIGNATURE_WIDTH);
  const down = SIGNATURE_HEIGHT / (shown?.clientHeight || SIGNATURE_HEIGHT);
  const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most) * 10) / 10;
  const drawn = strokes.filter(({ points }) => points.length > 0);
  for (const each of [1, 2, 4, 8, 16, 32]) {
    const path = drawn
      .map(({ points }) =>
        points
          .filter((_, place) => place % each === 0 || place === points.length - 1)
          .map(({ x, y }, place) => {
            const at = `${within(x * across, SIGNATURE_WIDTH)} ${within(y * down, SIGNATURE_HEIGHT)}`;
            return `${place === 0 ? 'M' : 'L'}${at}`;
          })
          .join(' '),
      )
      .join(' ');
    if (path.length <= MOST) return path || null;
  }
  return null;
}
