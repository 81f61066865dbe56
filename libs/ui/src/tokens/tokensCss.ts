import { baseCss } from './baseCss';
import { fontFaceCss } from './fontFaceCss';
import { dark, light } from './palette';
import { scale } from './scale';
import { variableName } from './token';

function declarations(group: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `  ${variableName(group, name)}: ${value};`)
    .join('\n');
}

/**
 * The page's stylesheet: fonts, tokens of both themes, base styles of elements. The build writes it to a file that
 * the page links, so the first paint has its theme and no component waits for a provider.
 * `<html data-theme="light|dark">` overrides what the reader's system prefers. Paper is light.
 * @param fontBase address prefix of the folder that holds `fontFiles`, with or without a trailing slash.
 */
export function tokensCss({ fontBase }: { fontBase: string }): string {
  const shared = Object.entries(scale).map(([group, values]) => declarations(group, values));
  const darkTheme = `  color-scheme: dark;\n${declarations('color', dark)}`;
  return [
    fontFaceCss(fontBase),
    `:root {\n  color-scheme: light;\n${declarations('color', light)}\n${shared.join('\n')}\n}`,
    `@media screen and (prefers-color-scheme: dark) {\n:root:not([data-theme="light"]) {\n${darkTheme}\n}\n}`,
    `@media screen {\n:root[data-theme="dark"] {\n${darkTheme}\n}\n}`,
    baseCss,
  ].join('\n\n');
}
