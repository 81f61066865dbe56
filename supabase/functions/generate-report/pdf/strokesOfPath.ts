/** The field on which a signature is drawn, in its own units. */
export const FIELD = { width: 600, height: 200 } as const;

interface Point {
  x: number;
  y: number;
}

/**
 * The strokes of a signature: the points of each line, within the field.
 * @param path an SVG path of `M` and `L`. A person sends it, so whatever is not one of these is skipped.
 */
export function strokesOfPath(path: string): Point[][] {
  const strokes: Point[][] = [];
  for (const [, kind, across, down] of path.matchAll(/([ML]) ?(\d+(?:\.\d+)?) (\d+(?:\.\d+)?)/g)) {
    const point = { x: Math.min(Number(across), FIELD.width), y: Math.min(Number(down), FIELD.height) };
    const stroke = strokes.at(-1);
    if (kind === 'M' || !stroke) strokes.push([point]);
    else stroke.push(point);
  }
  return strokes;
}
