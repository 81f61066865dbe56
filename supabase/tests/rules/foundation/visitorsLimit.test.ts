import { databaseOfEachTest } from '../support/databaseOfEachTest';

const database = databaseOfEachTest();

test('limits statements of visitors with a setting that PostgREST applies with their role', async () => {
  expect(await database.owner(`select rolconfig from pg_roles where rolname = 'anon'`)).toEqual([
    { rolconfig: expect.arrayContaining(['statement_timeout=2s']) },
  ]);
});
