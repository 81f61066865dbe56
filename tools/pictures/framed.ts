/** Sets a whole SVG into a frame of another one. Its own size and classes would win, so they go. */
export function framed(
  svg: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): string {
  return svg.replace(/^<svg[^>]*>/, (tag) => {
    const own = tag.replace(/\s(class|width|height|role|aria-label|xmlns)="[^"]*"/g, '');
    return own.replace('<svg', `<svg x="${x}" y="${y}" width="${width}" height="${height}"`);
  });
}
