import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { allRefusals } from '@platform/database/all-refusals';
import { openPostgres, type ServerDatabase } from '../rules/engines/postgres';
import { readWrittenTables, type WrittenTables } from './writtenTables';

// An app carries the sentences of the tables that it writes (decision 42): src/tableRefusals.ts lists them.

const APPS = resolve(__dirname, '../../../apps');
const KIT = resolve(__dirname, '../../../libs/module-kit/src');
const LIST = 'tableRefusals.ts';

let database: ServerDatabase;
let written: WrittenTables;
beforeAll(async () => {
  database = await openPostgres();
  written = await readWrittenTables(database);
});
afterAll(() => database.close());

/** The sources in a folder, without tests. */
function sourcesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test(kit)?\.tsx?$/.test(name) && name !== LIST)
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'));
}

/** The relations that a file writes, and the functions of the database that it calls. */
function statementsIn(source: string): string[] {
  const writes = /\.(insert|update|upsert|delete)\(/.test(source);
  const relations = writes ? [...source.matchAll(/\.from\(\s*'(\w+)'/g)].map(([, name = '']) => name) : [];
  // Called at once, or kept on the device until there is a network (`KeptRequest` of module-kit).
  const functions = [...source.matchAll(/(?:\.rpc\(|\bcall:)\s*'(\w+)'/g)].map(([, name]) => `public.${name}`);
  const kept = [...source.matchAll(/\binsert: '(\w+)'/g)].map(([, name = '']) => name);
  return [...relations, ...kept, ...functions];
}

/** The files of module-kit that write for the modules which import one of their names. */
const kitWriters = sourcesIn(KIT)
  .map((source) => ({
    names: [...source.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)].map(([, name = '']) => name),
    statements: statementsIn(source),
  }))
  .filter(({ statements }) => statements.length > 0);

function statementsOf(app: string): string[] {
  const sources = sourcesIn(join(APPS, app, 'src'));
  const imported = new Set(
    sources
      .flatMap((source) => [...source.matchAll(/import \{([^}]*)\} from '@platform\/module-kit[^']*'/g)])
      .flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
  );
  const throughKit = kitWriters.filter(({ names }) => names.some((name) => imported.has(name)));
  return [...sources.flatMap(statementsIn), ...throughKit.flatMap(({ statements }) => statements)];
}

function listOf(app: string): string[] {
  const file = join(APPS, app, 'src', LIST);
  if (!existsSync(file)) return [];
  const imports = readFileSync(file, 'utf8').matchAll(/@platform\/database\/refusals\/(\w+)'/g);
  return [...imports].map(([, table = '']) => table);
}

const spoken = new Set(allRefusals.map(({ table }) => table));
const apps = readdirSync(APPS).filter((app) => existsSync(join(APPS, app, 'module.json')));

test.each(apps)('%s lists every table that it writes, and no table that it cannot reach', (app) => {
  const statements = statementsOf(app);
  const tablesOf = (follow: (name: string) => Set<string>) => new Set(statements.flatMap((name) => [...follow(name)]));
  const [direct, reached, list] = [tablesOf(written.directly), tablesOf(written.atAll), listOf(app)];
  expect([...direct].filter((table) => spoken.has(table) && !list.includes(table))).toEqual([]);
  expect(list.filter((table) => !reached.has(table))).toEqual([]);
});

test('the shell lists no table of a module', async () => {
  const { rows } = await database.query('select distinct table_name as name from app.module_tables');
  const owned = rows.map(({ name }) => String(name));
  expect(owned.length).toBeGreaterThan(20);
  expect(listOf('shell').length).toBeGreaterThan(2);
  expect(listOf('shell').filter((table) => owned.includes(table))).toEqual([]);
});
