import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as ui from '../index';
import type { Examples } from './examples';

const source = path.join(__dirname, '..');

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.example.tsx'),
);

const textOf = (file: string) => readFileSync(path.join(source, file), 'utf8');

/** What only releases from before still use: the catalogue does not offer it (decision 63). */
const OF_OLDER_RELEASES = ['SkeletonTile', 'StatTile'];

/** Everything exported that a module can render: functions and React's own kinds of components, by a capital letter. */
const components = Object.entries(ui)
  .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && ['function', 'object'].includes(typeof value))
  .map(([name]) => name)
  .filter((name) => !OF_OLDER_RELEASES.includes(name));

test('shows every exported component in an example', () => {
  expect(components.length).toBeGreaterThan(30);
  const rendered = files.map(textOf).join('\n');
  expect(components.filter((name) => !new RegExp(`<${name}[\\s/>]`).test(rendered))).toEqual([]);
});

test('gives every file of examples its own page', () => {
  const names = files.map((file) => path.basename(file).toLowerCase());
  expect(names).toEqual([...new Set(names)]);
});

describe.each(files)('%s', (file) => {
  const load = async () => (await import(path.join(source, file))) as Record<string, Examples>;

  test('exports one set of examples', async () => {
    const exported = Object.entries(await load());
    expect(exported.map(([name]) => name)).toEqual([expect.stringMatching(/Examples$/)]);
    const [[, { title, group, about, examples }]] = exported as [[string, Examples]];
    expect([title, group, about].every(Boolean)).toBe(true);
    const names = examples.map(({ name }) => name.toLowerCase());
    expect(names.length).toBeGreaterThan(0);
    expect(names).toEqual([...new Set(names)]);
  });
});
