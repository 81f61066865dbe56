/** Embeds a complete SVG in another one. Removes its own size and classes, which would win. */
export function framed(
  svg: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): string {
  return svg.replace(/^<svg[^>]*>/, (tag) => {
    const own = tag.replace(/\s(class|width|height|role|aria-label|xmlns)="[^"]*"/g, '');
    return own.replace('<svg', `<svg x="${x}" y="${y}" width="${width}" height="${height}"`);
  });
}
