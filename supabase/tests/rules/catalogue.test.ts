import { openRulesDatabase, type RulesDatabase } from './database';

// What must hold for every object, also for those that later migrations add.

let database: RulesDatabase;
beforeAll(async () => {
  database = await openRulesDatabase();
});
afterAll(() => database.close());

async function names(sql: string): Promise<string[]> {
  return (await database.owner(sql)).map((row) => String(Object.values(row)[0]));
}

test('row level security is on for every table', async () => {
  const all = await names(`select oid::regclass from pg_class
    where relnamespace in ('public'::regnamespace, 'app'::regnamespace) and relkind in ('r', 'p')`);
  const secured = await names(`select oid::regclass from pg_class
    where relnamespace in ('public'::regnamespace, 'app'::regnamespace) and relkind in ('r', 'p') and relrowsecurity`);
  expect(all.length).toBeGreaterThan(12);
  expect(secured).toEqual(all);
});

test('every policy names a role of the API and never everyone', async () => {
  const policies = await database.owner(
    `select tablename, policyname, roles::text[] as roles from pg_policies where schemaname = 'public'`,
  );
  expect(policies.length).toBeGreaterThan(25);
  for (const policy of policies) expect([['anon'], ['authenticated']]).toContainEqual(policy.roles);
});

test('policies ask who the caller is once a statement, not once a row', async () => {
  const conditions = await names(
    `select concat_ws(' ', qual, with_check) from pg_policies where schemaname = 'public'`,
  );
  for (const condition of conditions) {
    const outsideOfSubselects = condition.replaceAll(/\( SELECT (app|auth)\.\w+\(\) AS \w+\)/g, '');
    expect(outsideOfSubselects).not.toMatch(/(auth\.|app\.(?!my_pinned_releases))\w+\(/);
  }
});

test('views obey the rules of whoever reads them', async () => {
  const views = await database.owner(`select relname, reloptions from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`);
  expect(views).toEqual([{ relname: 'training_modules', reloptions: ['security_invoker=true'] }]);
});

test('nothing in the exposed schema reads past the rules', async () => {
  expect(
    await names(`select oid::regprocedure from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`),
  ).toEqual([]);
});

test('every function has an empty search_path', async () => {
  expect(
    await names(`select oid::regprocedure from pg_proc
      where pronamespace in ('public'::regnamespace, 'app'::regnamespace)
        and coalesce(array_to_string(proconfig, ','), '') not like '%search_path=""%'`),
  ).toEqual([]);
});

test.each([
  ['anon', 'public', ['is_invited(text)', 'platform_manifest()']],
  [
    'authenticated',
    'public',
    ['get_user_permissions(uuid)', 'invite_person(text,text,uuid)', 'is_invited(text)', 'platform_manifest()'],
  ],
  [
    'service_role',
    'public',
    [
      'platform_manifest()',
      'promote_release(text,text,text,text,text)',
      'publish_release(jsonb,text)',
      'receive_inquiry(jsonb,text)',
      'rollback_release(text,text,text,text)',
    ],
  ],
  ['supabase_auth_admin', 'app', ['app.before_user_created(jsonb)']],
  ['anon', 'app', ['app.is_invited(text)', 'app.platform_manifest()']],
  [
    'authenticated',
    'app',
    [
      'app.accept_my_invitation(uuid)',
      'app.administered_clubs()',
      'app.count_invitation()',
      'app.editable_clubs()',
      'app.grantable_features()',
      'app.is_firm()',
      'app.is_invited(text)',
      'app.managed_people()',
      'app.my_club_id()',
      'app.my_pinned_releases()',
      'app.my_role()',
      'app.people_without_shared_club()',
      'app.plan_rank(text)',
      'app.platform_manifest()',
      'app.set_up_by_me(uuid)',
      'app.visible_clubs()',
    ],
  ],
  [
    'service_role',
    'app',
    [
      'app.plan_rank(text)',
      'app.platform_manifest()',
      'app.promote_release(text,text,text,text,text)',
      'app.publish_release(jsonb,text)',
      'app.receive_inquiry(jsonb,text)',
      'app.rollback_release(text,text,text,text)',
    ],
  ],
])('%s may call exactly these functions of %s', async (role, schema, expected) => {
  expect(
    await names(`select oid::regprocedure::text from pg_proc
      where pronamespace = '${schema}'::regnamespace and has_function_privilege('${role}', oid, 'execute')
      order by oid::regprocedure::text collate "C"`),
  ).toEqual(expected);
});

test('no role of the API reaches the tables of the private schema', async () => {
  expect(
    await names(`select c.oid::regclass || ' ' || r from pg_class c, unnest(array['anon', 'authenticated', 'service_role']) r
      where relnamespace = 'app'::regnamespace and relkind = 'r' and has_table_privilege(r, c.oid, 'select, insert, update, delete')`),
  ).toEqual([]);
});

test('every check constraint has a name that says what it checks', async () => {
  expect(
    await names(`select conrelid::regclass || '.' || conname from pg_constraint join pg_class on pg_class.oid = conrelid
      where connamespace in ('public'::regnamespace, 'app'::regnamespace) and contype = 'c'
        and conname ~ '_check[0-9]*$'`),
  ).toEqual([]);
});

test('every text column has a length or a form', async () => {
  expect(
    await names(`select attrelid::regclass || '.' || attname
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
        and atttypid = 'text'::regtype
        and not exists (select from pg_constraint
          where conrelid = attrelid and contype in ('c', 'f') and attnum = any (conkey))`),
  ).toEqual([]);
});

test('every foreign key has an index that begins with its columns', async () => {
  expect(
    await names(`select conrelid::regclass || '.' || conname from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select from pg_index where indrelid = conrelid
          and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey and conkey @> (indkey::int2[])[0:cardinality(conkey) - 1])`),
  ).toEqual([]);
});

test('a project that grants nothing by default ends with the same grants', async () => {
  const strict = await openRulesDatabase({
    afterPlatform: `
      alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
      alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
      alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;`,
  });
  const grants = `
    select relname, relacl::text as acl, (select array_agg(attname || attacl::text order by attname) from pg_attribute
      where attrelid = pg_class.oid and attacl is not null) as columns
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') order by relname`;
  expect(await strict.owner(grants)).toEqual(await database.owner(grants));
  await strict.close();
});
