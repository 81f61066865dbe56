import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fontFiles } from './fonts';
import { dark, light } from './palette';
import { token } from './token';
import { tokensCss } from './tokensCss';

const css = tokensCss({ fontBase: 'fonts/' });

/** Declarations of the block that starts with `selector`. */
function block(selector: string): string {
  const start = css.indexOf(`${selector} {`);
  expect(start).toBeGreaterThanOrEqual(0);
  return css.slice(start, css.indexOf('}', start));
}

test('gives every token a value', () => {
  const root = block(':root');
  const names = Object.values(token).flatMap((group) => Object.values(group).map((value) => value.slice(4, -1)));
  expect(names.length).toBeGreaterThan(80);
  for (const name of names) expect(root).toContain(`${name}: `);
});

test('uses no custom property that is never set', () => {
  const source = path.join(__dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && statSync(path.join(source, file)).isFile(),
  );
  const texts = files.map((file) => readFileSync(path.join(source, file), 'utf8'));
  const namesIn = (pattern: RegExp) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));
  const measured = namesIn(/setProperty\('(--[a-z-]+)'/g);
  const own = namesIn(/var\((--[a-z-]+)\)/g).filter((name) => !name.startsWith('--radix-') && !measured.includes(name));
  expect(own.length).toBeGreaterThan(5);
  for (const name of own) expect(css).toContain(`${name}: `);
});

test("follows the system's dark mode unless the page chooses a theme, and prints in light", () => {
  expect(css).toMatch(/@media screen \{\s+:root\[data-theme="dark"\] \{/);
  expect(css).toMatch(/@media screen and \(prefers-color-scheme: dark\) \{\s+:root:not\(\[data-theme="light"\]\) \{/);
  for (const selector of [':root:not([data-theme="light"])', ':root[data-theme="dark"]']) {
    expect(block(selector)).toContain(`--color-page: ${dark.page};`);
    expect(block(selector)).toContain('color-scheme: dark;');
  }
  expect(block(':root')).toContain(`--color-page: ${light.page};`);
});

test('loads existing fonts from the font base, with swap', () => {
  for (const { family, fileName, from } of fontFiles) {
    expect(css).toContain(`font-family: '${family}';`);
    expect(css).toContain(`url('fonts/${fileName}')`);
    expect(existsSync(require.resolve(from))).toBe(true);
  }
  expect(css.match(/font-display: swap/g)).toHaveLength(fontFiles.length);
  expect(token.font.text).toBe('var(--font-text)');
  expect(block(':root')).toContain("'Figtree Fallback'");
});

test('stops motion when a person asks for less, and shows the focus', () => {
  expect(css).toContain('@media (prefers-reduced-motion: reduce)');
  expect(css).toContain(':focus-visible { outline: 3px solid');
});
