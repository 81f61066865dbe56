import { openRulesDatabase, type RulesDatabase } from '../support/database';
import { subjects } from '../tables/subjects';

// What must hold for every object, also for those that later migrations add.

let database: RulesDatabase;
beforeAll(async () => {
  database = await openRulesDatabase();
});
afterAll(() => database.close());

async function names(sql: string): Promise<string[]> {
  return (await database.owner(sql)).map((row) => String(Object.values(row)[0]));
}

test('enables row level security on every table', async () => {
  const all = await names(`select oid::regclass from pg_class
    where relnamespace in ('public'::regnamespace, 'app'::regnamespace) and relkind in ('r', 'p')`);
  const secured = await names(`select oid::regclass from pg_class
    where relnamespace in ('public'::regnamespace, 'app'::regnamespace) and relkind in ('r', 'p') and relrowsecurity`);
  expect(all.length).toBeGreaterThan(12);
  expect(secured).toEqual(all);
});

test('names a role of the API in every policy, and never everyone', async () => {
  const policies = await database.owner(
    `select tablename, policyname, roles::text[] as roles from pg_policies where schemaname = 'public'`,
  );
  expect(policies.length).toBeGreaterThan(25);
  for (const policy of policies) expect([['anon'], ['authenticated']]).toContainEqual(policy.roles);
});

test('evaluates the caller in policies once per statement, not once per row', async () => {
  const conditions = await names(
    `select concat_ws(' ', qual, with_check) from pg_policies where schemaname = 'public'`,
  );
  for (const condition of conditions) {
    const outsideOfSubselects = condition.replaceAll(/\( SELECT (app|auth)\.\w+\(\) AS \w+\)/g, '');
    expect(outsideOfSubselects).not.toMatch(/(auth\.|app\.(?!my_pinned_releases))\w+\(/);
  }
});

test("keeps the plan of a policy's query from one statement to the next", async () => {
  const conditions = await names(
    `select concat_ws(' ', qual, with_check) from pg_policies where schemaname in ('public', 'storage')`,
  );
  const functions = (await database.owner(`
    select 'app.' || proname as name, prosrc as body, lanname = 'plpgsql' as keeps_plan, provolatile = 'i' as reads_nothing
    from pg_proc join pg_language on pg_language.oid = prolang where pronamespace = 'app'::regnamespace`)) as {
    name: string;
    body: string;
    keeps_plan: boolean;
    reads_nothing: boolean;
  }[];
  const calledIn = (text: string) => text.match(/app\.\w+(?=\()/g) ?? [];
  const asked = new Set(conditions.flatMap(calledIn));
  expect(asked.size).toBeGreaterThan(10);
  // A set also visits what is added meanwhile: these functions ask others.
  for (const name of asked) {
    for (const { body } of functions.filter((one) => one.name === name))
      calledIn(body).forEach((next) => asked.add(next));
  }
  expect(
    functions
      .filter(({ name, keeps_plan, reads_nothing }) => asked.has(name) && !keeps_plan && !reads_nothing)
      .map(({ name }) => name),
  ).toEqual([]);
});

test("applies the reader's rules in views", async () => {
  const views = await database.owner(`select relname, reloptions from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('v', 'm') order by relname collate "C"`);
  const named = subjects.flatMap((subject) => subject.views ?? []).sort();
  expect(views).toEqual(named.map((relname) => ({ relname, reloptions: ['security_invoker=true'] })));
});

test('reports writing to a read-only view as a missing permission, not as an error', async () => {
  expect(
    await names(`select oid::regclass from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
      and pg_relation_is_updatable(oid, true) & 28 <> 28`),
  ).toEqual([]);
});

test('lets nothing in the exposed schema bypass the rules', async () => {
  expect(
    await names(`select oid::regprocedure from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`),
  ).toEqual([]);
});

test('gives every function an empty search_path', async () => {
  expect(
    await names(`select oid::regprocedure from pg_proc
      where pronamespace in ('public'::regnamespace, 'app'::regnamespace)
        and coalesce(array_to_string(proconfig, ','), '') not like '%search_path=""%'`),
  ).toEqual([]);
});

test.each(['anon', 'authenticated', 'service_role', 'supabase_auth_admin'] as const)(
  'lets %s call exactly the functions named',
  async (role) => {
    const callable = await names(`select oid::regprocedure::text from pg_proc
    where pronamespace in ('public'::regnamespace, 'app'::regnamespace) and has_function_privilege('${role}', oid, 'execute')`);
    expect(callable.sort()).toEqual(subjects.flatMap((subject) => subject.callable?.[role] ?? []).sort());
  },
);

test('shows the roles of the API nothing of the private schema but the clocks of clubs', async () => {
  const granted = await names(`select c.oid::regclass || ' ' || r
    from pg_class c, unnest(array['anon', 'authenticated', 'service_role']) r
    where relnamespace = 'app'::regnamespace and relkind in ('r', 'p', 'v', 'm')
      and has_table_privilege(r, c.oid, 'select, insert, update, delete')`);
  expect(granted.sort()).toEqual(['app.club_clocks authenticated', 'app.club_clocks service_role']);
  expect(
    await names(`select c.oid::regclass || ' ' || r from pg_class c, unnest(array['authenticated', 'service_role']) r
      where c.oid = 'app.club_clocks'::regclass and has_table_privilege(r, c.oid, 'insert, update, delete')`),
  ).toEqual([]);
});

test('gives every check constraint a name that says what it checks', async () => {
  expect(
    await names(`select conrelid::regclass || '.' || conname from pg_constraint join pg_class on pg_class.oid = conrelid
      where connamespace in ('public'::regnamespace, 'app'::regnamespace) and contype = 'c'
        and conname ~ '_check[0-9]*$'`),
  ).toEqual([]);
});

test('limits the length or form of every text column', async () => {
  expect(
    await names(`select attrelid::regclass || '.' || attname
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
        and atttypid = 'text'::regtype
        and not exists (select from pg_constraint
          where conrelid = attrelid and contype in ('c', 'f') and attnum = any (conkey))`),
  ).toEqual([]);
});

test('gives every foreign key an index that begins with its columns', async () => {
  expect(
    await names(`select conrelid::regclass || '.' || conname from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select from pg_index where indrelid = conrelid
          and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey and conkey @> (indkey::int2[])[0:cardinality(conkey) - 1])`),
  ).toEqual([]);
});

test('gives every number from a client a check or a foreign key', async () => {
  // A client sends the version it has read; a trigger compares it and never stores it.
  const sent = `from pg_attribute as attribute
    join pg_class as class on class.oid = attrelid
    where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p') and attnum > 0 and not attisdropped
      and attname <> 'version' and atttypid in ('int2'::regtype, 'int4'::regtype, 'int8'::regtype, 'numeric'::regtype, 'float8'::regtype)
      and (has_column_privilege('authenticated', class.oid, attnum, 'insert')
        or has_column_privilege('authenticated', class.oid, attnum, 'update'))`;
  expect((await names(`select attname ${sent}`)).length).toBeGreaterThan(20);
  const unbounded = await names(`select format('%s.%s', relname, attname) ${sent} and not exists (
      select from pg_constraint where conrelid = class.oid and contype in ('c', 'f') and attnum = any (conkey)
    ) order by 1`);
  expect(unbounded).toEqual([]);
});

test('lets anon read only the module registry and write no table', async () => {
  const tablesWith = (rights: string) =>
    names(`select distinct relname::text
      from pg_attribute as attribute join pg_class as class on class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
        and has_column_privilege('anon', class.oid, attnum, '${rights}') order by 1`);
  expect(await tablesWith('select')).toEqual(['module_channels', 'module_releases', 'modules']);
  expect(await tablesWith('insert, update')).toEqual([]);
});
