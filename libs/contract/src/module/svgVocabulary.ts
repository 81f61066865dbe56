/**
 * What a drawing is made of (SVG 2). Elements that run, load, link or animate are left out: script, foreignObject,
 * image, a, use of another document, animate, set, handler.
 */
export const drawingElements: ReadonlySet<string> = new Set(
  [
    'svg g defs symbol use title desc style switch view marker clipPath mask pattern',
    'path rect circle ellipse line polyline polygon text tspan textPath',
    'linearGradient radialGradient stop filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix',
    'feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR',
    'feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile',
    'feTurbulence',
  ].flatMap((line) => line.split(' ')),
);

/** Whether an attribute could run or load anything, or change the meaning of the document's links. */
export function isActiveAttribute(localName: string, prefix: string, value: string): boolean {
  const name = localName.toLowerCase();
  if (name.startsWith('on') || name === 'src' || (prefix === 'xml' && name === 'base')) return true;
  if (name === 'href') return !/^\s*#/.test(value);
  return isActiveStyle(value);
}

/** Whether a style could load or run anything. A backslash may spell what is forbidden, so it is forbidden, too. */
export function isActiveStyle(css: string): boolean {
  return /\\|@import|@charset|expression\s*\(|javascript:|data:|-moz-binding|url\s*\(\s*(?!["']?\s*#)/i.test(css);
}
