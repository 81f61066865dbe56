import { lightColors, variableName } from '@platform/ui/stylesheet';

/** Replaces custom properties by colors, in a notation that every SVG renderer knows. */
export function withColors(svg: string): string {
  return Object.entries(lightColors).reduce(
    (markup, [name, color]) => markup.replaceAll(`var(${variableName('color', name)})`, plain(color)),
    svg,
  );
}

/** `rgb(20 58 66 / 0.26)` → `rgba(20, 58, 66, 0.26)`. */
function plain(color: string): string {
  const [, red, green, blue, alpha] = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(color) ?? [];
  return alpha === undefined ? color : `rgba(${red}, ${green}, ${blue}, ${alpha})`;
}
