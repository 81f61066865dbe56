import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../paths';
import shortKeys from './shortKeys.mjs';

const folder = path.join(repositoryRoot, 'node_modules/lucide-react/dist/esm/icons');
const icons = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
const keysOf = (source: string) => [...source.matchAll(/\bkey: "(\w+)"/g)].map(([, key]) => key);

test('gives the shapes of every icon keys that differ, and changes nothing else', () => {
  expect(icons.length).toBeGreaterThan(1000);
  for (const icon of icons) {
    const published = readFileSync(path.join(folder, icon), 'utf8');
    const short = shortKeys(published);
    expect(keysOf(short)).toEqual(keysOf(published).map((_key, place) => String(place)));
    expect(short.replaceAll(/\bkey: "\w+"/g, '')).toBe(published.replaceAll(/\bkey: "\w+"/g, ''));
  }
});
