import { openRulesDatabase, type RulesDatabase } from './database';
import { LAKESIDE, people, PINE_HOLLOW, type Person } from './people';
import { registerModules } from './registerModules';
import { newPhotoOf } from './tables/postSeason';
import type { Reach, TableRule } from './tables/rule';
import { tableRules } from './tables/subjects';

// Role × table × verb over two clubs. Denials of row level security often look like success with no rows, so each cell
// compares what the database holds afterwards, not what the statement answered.

const everyone: Person[] = Object.values(people);
const tables = Object.entries(tableRules);
const cells = tables.flatMap(([table, rule]) => everyone.map((person) => [table, person.name, rule, person] as const));

let database: RulesDatabase;
beforeAll(async () => {
  database = await openRulesDatabase();
  await registerModules(database);
  await database.owner(
    `insert into public.contact_inquiries (inquiry_type, name, email) values ('question', 'Ann', 'ann@example.test')`,
  );
  // Here it is about who writes; what a club that lacks the module may write is in moduleTables.test.ts.
  await database.owner(`insert into public.club_modules (club_id, module_id) values ($1, 'training')`, [LAKESIDE]);
  await database.owner(`insert into public.engagement_changes (club_id, module_id, kind, reason, effective_at)
    select id, 'training', 'off', 'A trial ends.', now() + interval '1 day' from public.clubs`);
  await database.owner(`insert into public.preview_tickets (user_id, expires_at, issued_by)
    select user_id, now() + interval '1 hour', 'team@firm.test' from public.profiles where role = 'manager'`);
  await database.owner(`insert into public.preview_ticket_releases (ticket_id, module_id, release_version)
    select id, 'training', '1.1.0' from public.preview_tickets`);
  await database.owner(`insert into public.release_checks (module_id, release_version, shells, sets, findings, checked_by)
    values ('training', '1.1.0', '{0}', '[["training@1.1.0"]]', '{}', 'ci@firm.test')`);
  await database.owner(`insert into public.module_health_reports (module_id, release_version, club_id, outcome)
    select 'training', '1.0.0', id, 'mounted' from public.clubs`);
  await database.owner(`insert into public.module_health_hours (hour, module_id, release_version, club_id, measure, bin, count)
    select now(), 'training', '1.0.0', id, 'mounted', 0, 1 from public.clubs`);
  await database.owner(`insert into public.release_withdrawals (module_id, release_version, channel, failures, mounts, sources)
    values ('training', '1.1.0', 'staging', 5, 9, 2)`);
  await database.owner(`insert into public.pruned_releases (module_id, release_version, pruned_by)
    values ('facilities', '0.1.0', 'ci@firm.test')`);
  await database.owner(`insert into storage.objects (bucket_id, name) values ('club-files', $1), ('club-files', $2)`, [
    newPhotoOf(PINE_HOLLOW),
    newPhotoOf(LAKESIDE),
  ]);
  await database.owner(`update public.features set is_active = false where name = 'api_access'`);
});
afterAll(() => database.close());

test('every table and view of the schema public has its rule', async () => {
  const relations = await database.owner(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by 1`,
  );
  expect(relations.map(({ relname }) => relname)).toEqual(Object.keys(tableRules).sort());
});

test('every table holds rows of both clubs, so that no cell passes for want of rows', async () => {
  for (const [table] of tables) {
    const [row] = await database.owner(`select count(*)::int as rows from public.${table}`);
    expect({ table, rows: row?.rows }).not.toEqual({ table, rows: 0 });
    const [column] = await database.owner(
      `select 1 from information_schema.columns where table_schema = 'public' and table_name = $1 and column_name = 'club_id'`,
      [table],
    );
    if (!column) continue;
    const clubs = await database.owner(
      `select distinct club_id from public.${table} where club_id is not null order by 1`,
    );
    expect({ table, clubs: clubs.map(({ club_id: id }) => id) }).toEqual({ table, clubs: [PINE_HOLLOW, LAKESIDE] });
  }
});

describe('select', () => {
  test.each(cells)('%s by %s', async (table, _name, rule, person) => {
    const outcome = await database.as(person, `select ${rule.key} as key from public.${table}`);
    const expected = await reached(table, rule, rule.select, person);
    if (expected.length === 0 && outcome.kind === 'refused') expect(outcome.code).toBe('42501');
    else expect(outcome).toMatchObject({ kind: 'done' });
    expect(keysOf(outcome.kind === 'done' ? outcome.rows : [])).toEqual(expected);
  });
});

describe('update without a filter', () => {
  test.each(cells)('%s by %s', async (table, _name, rule, person) => {
    const { column } = rule.update;
    const { outcome, seen } = await database.probe(
      person,
      `update public.${table} set ${column} = ${column}`,
      changedRows(table, rule),
    );
    expectRefusalOrRows(outcome, keysOf(seen), await reached(table, rule, rule.update, person));
  });
});

describe('delete without a filter', () => {
  test.each(cells)('%s by %s', async (table, _name, rule, person) => {
    const all = await keysIn(table, rule, 'true');
    const { outcome, seen } = await database.probe(
      person,
      `delete from public.${table}`,
      `select ${rule.key} as key from public.${table}`,
    );
    const left = new Set(outcome.kind === 'done' ? keysOf(seen) : all);
    const gone = all.filter((key) => !left.has(key));
    expectRefusalOrRows(outcome, gone, await reached(table, rule, rule.delete, person));
  });
});

describe.each([
  ['Pine Hollow', PINE_HOLLOW],
  ['Lakeside', LAKESIDE],
])('insert into %s', (_club, clubId) => {
  test.each(cells)('%s by %s', async (table, _name, rule, person) => {
    const { outcome, seen } = await database.probe(person, rule.insert.into(clubId), changedRows(table, rule));
    const allowed = rule.insert.allowed[person.kind];
    if (allowed === 'any club' || (allowed === 'own club' && person.clubId === clubId)) {
      expect(outcome).toMatchObject({ kind: 'done', affected: 1 });
      expect(seen).toHaveLength(1);
    } else {
      expectRefusal(outcome);
    }
  });
});

test('nobody moves rows to another club, except the firm its people', async () => {
  const ofClubs = await database.owner(
    `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'club_id'`,
  );
  expect(ofClubs.length).toBeGreaterThan(4);
  for (const { table_name: table } of ofClubs) {
    const name = String(table);
    const key = tableRules[name]?.key ?? '';
    const clubs = () => database.owner(`select ${key} as key, club_id from public.${name} order by 1`);
    const before = await clubs();
    for (const person of everyone.filter(({ kind }) => !(table === 'profiles' && kind === 'firm'))) {
      for (const clubId of [PINE_HOLLOW, LAKESIDE]) {
        await database.as(person, `update public.${name} set club_id = $1`, [clubId]);
        expect({ table, by: person.name, rows: await clubs() }).toEqual({ table, by: person.name, rows: before });
      }
    }
  }
});

/** Keys of the rows that the current transaction wrote. */
function changedRows(table: string, rule: TableRule): string {
  return `select ${rule.key} as key from public.${rule.storedIn ?? table} where xmin::text = pg_current_xact_id()::text`;
}

const asked = new Map<string, Promise<string[]>>();

/** Asked once: no cell leaves anything behind, and one that did would differ from what the others are held to. */
function keysIn(table: string, rule: TableRule, condition: string): Promise<string[]> {
  const question = `select ${rule.key} as key from public.${table} where ${condition}`;
  const answer = asked.get(question) ?? database.owner(question).then(keysOf);
  asked.set(question, answer);
  return answer;
}

function reached(table: string, rule: TableRule, reach: Reach, person: Person): Promise<string[]> {
  const condition = (reach[person.kind] ?? 'false')
    .replaceAll('$me', `'${person.userId}'`)
    .replaceAll('$club', `'${person.clubId}'`);
  return keysIn(table, rule, condition);
}

function keysOf(rows: Record<string, unknown>[]): string[] {
  return rows.map(({ key }) => String(key)).sort();
}

function expectRefusalOrRows(outcome: { kind: string; code?: string }, rows: string[], expected: string[]): void {
  if (expected.length > 0) expect(outcome).toMatchObject({ kind: 'done' });
  else if (outcome.kind === 'refused') expectRefusal(outcome);
  expect(rows).toEqual(expected);
}

function expectRefusal(outcome: { kind: string; code?: string }): void {
  expect(outcome).toMatchObject({ kind: 'refused', code: '42501' });
}
