import { openRulesDatabase } from '../support/database';

test('ends the migrations with the same grants when a project grants nothing by default', async () => {
  const database = await openRulesDatabase();
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
  await database.close();
});
