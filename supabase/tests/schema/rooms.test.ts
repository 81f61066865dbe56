import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inSupabase } from '../../database/folders';

// docs/data.md leads to the files of the schema.

const data = readFileSync(inSupabase('../docs/data.md'), 'utf8');
const [, table = ''] = /\| Room \(.*\n\|[-|]+\n((?:\|.*\n)+)/.exec(data) ?? [];
const rows = table
  .trim()
  .split('\n')
  .map((row) => row.split('|').slice(1, 3).map(namesIn));

/** What stands in backquotes. */
function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

test('docs/data.md has a line for every room of the schema', () => {
  const rooms = readdirSync(inSupabase('schemas'));
  expect([...new Set(rows.map(([room]) => room?.[0]))].sort()).toEqual(rooms.sort());
});

test('every file that docs/data.md names is there', () => {
  const listed = rows.flatMap(([room, files]) => (files ?? []).map((file) => `${room?.[0]}/${file}.sql`));
  const elsewhere = namesIn(data).filter((name) => /^[a-z-]+\/[a-z_]+\.sql$/.test(name));
  expect(listed.length).toBeGreaterThan(50);
  expect([...listed, ...elsewhere].filter((file) => !existsSync(inSupabase(`schemas/${file}`)))).toEqual([]);
});
