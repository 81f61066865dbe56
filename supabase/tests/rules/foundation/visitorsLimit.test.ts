import { databaseOfEachTest } from '../support/databaseOfEachTest';

const database = databaseOfEachTest();

test('gives statements of visitors a limit that PostgREST sets with their role', async () => {
  expect(await database.owner(`select rolconfig from pg_roles where rolname = 'anon'`)).toEqual([
    { rolconfig: expect.arrayContaining(['statement_timeout=2s']) },
  ]);
});
