import { readdirSync } from 'node:fs';
import { catalogAfter } from '../../catalog/catalogAfter';
import { compareCatalogs } from '../../catalog/compareCatalogs';
import type { Catalog } from '../../catalog/readCatalog';
import { inSupabase } from '../../database/folders';
import { migrationFiles } from '../../database/migrationFiles';
import { platformFiles } from '../../database/platformFiles';
import { schemaFiles } from '../../database/schemaFiles';
import type { Engine } from '../rules/engines/engine';
import { buildPglite } from '../rules/engines/pglite';
import { buildPostgres } from '../rules/engines/postgres';

// What stands in supabase/schemas is what the migrations make. "npm run schema -- diff" prints the same differences.

const ENGINES: [name: string, build: (scripts: string[]) => Promise<Engine>][] = [
  ['PGlite', buildPglite],
  ['PostgreSQL', buildPostgres],
];

describe.each(ENGINES)('on %s', (_name, build) => {
  let database: Engine;
  let reached: Catalog;
  let wanted: Catalog;
  beforeAll(async () => {
    database = await build(platformFiles().map(({ sql }) => sql));
  });
  beforeAll(async () => {
    reached = await catalogAfter(database, migrationFiles());
  });
  beforeAll(async () => {
    wanted = await catalogAfter(database, schemaFiles());
  });
  afterAll(() => database.close());

  test('the migrations make what the schemas say', () => {
    expect(compareCatalogs(reached, wanted)).toEqual([]);
  });

  test('a restart of the local stack leaves the catalog unchanged', async () => {
    const restarted = await catalogAfter(database, [...migrationFiles(), ...platformFiles()]);
    expect(compareCatalogs(restarted, reached)).toEqual([]);
  });

  // A reader that read next to nothing would find no difference either.
  test.each([
    ['table public.', 50],
    ['column public.', 500],
    ['constraint ', 400],
    ['index public.', 100],
    ['policy ', 150],
    ['trigger ', 150],
    ['function app.', 200],
    ['definition of view public.', 30],
    ['comment on ', 500],
    ['rights of authenticated on ', 300],
    ['row of ', 30],
  ])('the catalog has the facts that begin with "%s"', (beginning, fewest) => {
    expect([...wanted.keys()].filter((object) => object.startsWith(beginning)).length).toBeGreaterThan(fewest);
  });
});

test('config.toml names every schema file once', () => {
  const files = readdirSync(inSupabase('schemas'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql'))
    .map((file) => `schemas/${file.replaceAll('\\', '/')}`);
  const listed = schemaFiles().map(({ name }) => name);
  expect(listed.sort()).toEqual(files.sort());
});
