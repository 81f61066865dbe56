/**
 * The shapes of an icon, in a square of 24 units, drawn as lines in the color of the surrounding text. Other elements
 * and attributes are never drawn.
 */
export const iconShapes: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
};

/** One shape: its element and its attributes. */
export type IconShape = readonly [element: string, attributes: Readonly<Record<string, string>>];

/** An icon as it travels in the manifest. */
export type IconDrawing = IconShape[];

/** The valid shapes of a drawing. Everything else in a manifest is skipped. */
export function shapesOf(drawing: readonly unknown[]): IconDrawing {
  return drawing.flatMap((shape) => {
    const [element, attributes] = Array.isArray(shape) ? (shape as unknown[]) : [];
    const known = typeof element === 'string' && Object.hasOwn(iconShapes, element) ? iconShapes[element] : undefined;
    if (!known) return [];
    const drawn = Object.entries(Object(attributes) as object).filter(
      ([name, value]) => known.includes(name) && typeof value === 'string',
    ) as [string, string][];
    return [[element as string, Object.fromEntries(drawn)] as const];
  });
}
