import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { catalogAfter } from '../../catalog/catalogAfter';
import { readCatalog, type Catalog } from '../../catalog/readCatalog';
import { migrationFiles } from '../../database/migrationFiles';
import { openThrowaway } from '../../database/openThrowaway';
import { clientWith, ok, visitor } from '../client/clients';
import { mailsTo } from '../client/outbox';
import { describeProduct } from '../client/product/describeProduct';
import {
  closeProductWorld,
  LAKESIDE,
  openProductWorld,
  PINE_HOLLOW,
  type ProductWorld,
} from '../client/product/productWorld';
import { CHANGED_ROWS, columnsOf, LINE_WITHOUT_AMOUNT, setAside } from './changedRows';
import type { Changes } from './fillPlatform';
import { openDatabaseOf } from './openDatabaseOf';
import { openFixture } from './openFixture';
import { readRows, readTables, withoutFirstRelease } from './readRows';
import { startProduct, type StartedProduct } from './startProduct';

// A club's data of an earlier version, with that version's releases of all modules, under the product of today.

const REPOSITORY = path.resolve(__dirname, '../../..');
/** The product of 24 November 2026: the last of the 170 dated migrations. */
const FIXTURE = '20261122150200';
/** What a manager of the second club has entered for its open season, in US dollars. Nothing may fill it in anew. */
const ENTERED_PAYROLL = 52_000;

/** Modules that have their first release since. */
const ADDED_MODULES = ['club', 'club-future', 'operations', 'post-season'];

interface ServedModule {
  id: string;
  version: string;
}

interface StoredRelease {
  module_id: string;
  version: string;
  release: { files: Record<string, { integrity: string }> };
}

let dataFolder: string;
let changes: Changes;
let product: StartedProduct;
let world: ProductWorld;

type Schema = [object: string, fact: string][];

/** Leaves out rows, which have a test of their own, and the record of seeds, which differs with the program that runs them. */
function schemaOf(catalog: Catalog): Schema {
  return [...catalog].filter(([object]) => !object.startsWith('row of ') && !object.includes('seed_files')).sort();
}

const copies = () => readdirSync(path.join(dataFolder, 'copies')).sort();

beforeAll(async () => {
  ({ dataFolder, changes } = openFixture(FIXTURE));
  const database = await openDatabaseOf(dataFolder);
  await database.query(
    `insert into public.budget_categories (id, club_id, year, name, type, amount, updated_at)
     values (gen_random_uuid(), $1, '2025', 'Payroll', 'expense', $2, now()),
       ($3, $1, '2025', 'Wages', 'expense', 0, '2026-11-24T03:50:15.659Z')`,
    [LAKESIDE, ENTERED_PAYROLL, LINE_WITHOUT_AMOUNT],
  );
  await database.close();
}, 60_000);
afterAll(async () => {
  await closeProductWorld(world);
  rmSync(dataFolder, { recursive: true });
}, 30_000);

describe('the first start', () => {
  let after: PGlite;
  let made: Schema;

  beforeAll(async () => {
    product = await startProduct(REPOSITORY, dataFolder);
    await product.stop();
    after = await openDatabaseOf(dataFolder);
  }, 180_000);
  beforeAll(async () => {
    const fresh = await openThrowaway();
    made = schemaOf(await catalogAfter(fresh, migrationFiles()));
    await fresh.close();
  });
  afterAll(() => after.close());

  test('shows its progress and says where the copy is', () => {
    const output = product.output();
    expect(output).toContain('✓ Keeping a copy of your data');
    expect(output).toContain('✓ Migrating your data');
    expect(output).toContain(`As it was before it is in ${path.join(dataFolder, 'copies')}`);
    expect(copies()).toHaveLength(1);
  });

  test('keeps every row as the copy has it, but for what migrations change on purpose', async () => {
    const before = await openDatabaseOf(path.join(dataFolder, 'copies', copies()[0] ?? ''));
    const tables = await readTables(before);
    const rows = await readRows(before, tables);
    const { rows: past } = await before.query('select from supabase_migrations.schema_migrations');
    await before.close();
    const now = await readRows(after, tables);
    expect(past).toHaveLength(170);
    expect(Object.values(rows).flat().length).toBeGreaterThan(1000);
    // Migrations add a row here for each new table of a module. Minimum wages are the platform's since 20261202000100.
    const kept = (rows['app.module_tables'] ?? []).filter((row) => !row.includes('"club_labor_rules"'));
    const said = expect.arrayContaining(kept) as string[];
    // Since 20261208020000, a role keeps its age in a column of its own.
    const required = (rows['public.job_role_requirements'] ?? []).filter((row) => !/At least \d+ years old/.test(row));
    const [was, is] = [
      setAside(rows),
      setAside(ADDED_MODULES.reduce((left, id) => withoutFirstRelease(left, id, rows), now)),
    ];
    // 20261223010000 adds the feature Board.
    const features = (is.others['public.features'] ?? []).filter((row) => !row.includes('"board_view"'));
    expect({ ...is.others, 'public.features': features }).toEqual({
      ...was.others,
      'app.module_tables': said,
      'public.job_role_requirements': required,
    });
    for (const [index, row] of CHANGED_ROWS.entries()) {
      expect(was.changed[index]).toMatchObject(columnsOf(row, 'was'));
      expect(is.changed[index]).toEqual({ ...was.changed[index], ...columnsOf(row, 'is') });
    }
  });

  test('publishes the modules that were added since, with their routes', async () => {
    const { rows } = await after.query('select path from app.release_routes where module_id = any ($1) order by path', [
      ADDED_MODULES,
    ]);
    const paths = [
      '/assets',
      '/clock',
      '/club-future',
      '/dashboard',
      '/demo/club-future',
      '/demo/operations',
      '/demo/post-season',
      '/invitations',
      '/legacy-dashboard',
      '/onboarding',
      '/operations',
      '/post-season',
      '/reports',
      '/scheduling',
      '/settings',
      '/survey',
      '/user-dashboard',
    ];
    expect(rows).toEqual(paths.map((path) => ({ path })));
  });

  test('fills in new columns where the club has said what they ask for, and nowhere else', async () => {
    const labor = await after.query('select id from public.budget_categories where is_labor');
    expect(labor.rows).toEqual([{ id: '10000044-0000-4000-8000-000000000012' }]);
    const entered = await after.query(
      'select amount::float from public.budget_categories where club_id = $1 and name = $2',
      [LAKESIDE, 'Payroll'],
    );
    expect(entered.rows).toEqual([{ amount: ENTERED_PAYROLL }]);
    const ages = await after.query(
      'select title, minimum_age from public.job_role_definitions where minimum_age is not null order by title',
    );
    expect(ages.rows).toEqual([
      { title: 'Gate Attendant', minimum_age: 14 },
      { title: 'Lifeguard', minimum_age: 15 },
    ]);
  });

  test('leaves the schema and the record of its migrations that a fresh database has', async () => {
    const upgraded = schemaOf(await readCatalog(after));
    const { rows } = await after.query('select version from supabase_migrations.schema_migrations order by version');
    expect(upgraded).toEqual(made);
    expect(upgraded.length).toBeGreaterThan(5000);
    expect(rows).toEqual(migrationFiles().map(({ name }) => ({ version: /(\d+)_/.exec(name)?.[1] })));
  });
});

describe('the second start', () => {
  beforeAll(async () => {
    const before = copies();
    product = await startProduct(REPOSITORY, dataFolder);
    world = await openProductWorld(product);
    expect(copies()).toEqual(before);
  }, 180_000);

  test('migrates nothing', () => {
    expect(product.output()).not.toContain('Migrating');
    expect(product.output()).not.toContain('copy of your data');
  });

  test('goes on with the session that was open before', async () => {
    const staff = visitor(product);
    const { user } = ok(await staff.auth.refreshSession({ refresh_token: changes.session.refreshToken }));
    expect(user?.email).toBe(changes.session.email);
  });

  test('serves what people did before', async () => {
    const { client } = world.pineManager;
    const ofClub = { club_id: PINE_HOLLOW };
    const find = async (table: string, column: string, value: string) =>
      ok(
        await client
          .from(table)
          .select(column)
          .match({ ...ofClub, [column]: value }),
      );
    expect(await find('job_applications', 'name', changes.applicant)).toHaveLength(1);
    expect(await find('shifts', 'notes', changes.shiftNotes)).toHaveLength(1);
    const item = client.from('checklist_items').select('completed').eq('id', changes.checklistItem);
    expect(ok(await item.single())).toEqual({ completed: true });
    const { bucket, path: place, content } = changes.upload;
    expect(await ok(await client.storage.from(bucket).download(place)).text()).toBe(content);
    expect(await mailsTo(product, changes.invited)).toHaveLength(1);
  });

  test('serves every release of before, and has the same ones in production', async () => {
    const registry = clientWith(product, product.secretKey);
    const releases: StoredRelease[] = ok(await registry.from('module_releases').select('module_id, version, release'));
    expect(releases.length).toBeGreaterThanOrEqual(5);
    for (const { module_id, version, release } of releases) {
      for (const [file, { integrity }] of Object.entries(release.files)) {
        const answer = await fetch(`${product.url}/modules/${module_id}/${version}/${file}`);
        const digest = createHash('sha384').update(Buffer.from(await answer.arrayBuffer()));
        expect([file, `sha384-${digest.digest('base64')}`]).toEqual([file, integrity]);
      }
    }
    const { modules } = (await (await fetch(`${product.url}/modules.json`)).json()) as { modules: ServedModule[] };
    const served = modules.map(({ id, version }) => `${id} ${version}`).sort();
    expect(served).toEqual(releases.map(({ module_id, version }) => `${module_id} ${version}`).sort());
  });

  describe('answers the client as before', () => describeProduct(() => world));
});
