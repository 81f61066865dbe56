import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataFolderAt } from '../../dataFolder/dataFolder';
import { copyEmptyDatabase } from '../../testing/prepared/copyEmptyDatabase';
import type { Database, RequestContext } from '../database';
import { databaseContract, STATEMENT_LIMIT } from '../testing/databaseContract';
import { openPglite } from './pgliteDatabase';

const folder = mkdtempSync(path.join(tmpdir(), 'pglite-database-'));
let database: Database;

beforeAll(async () => {
  await copyEmptyDatabase(folder);
  database = await openPglite({ folder: dataFolderAt(folder).database, statementLimit: STATEMENT_LIMIT });
}, 180_000);

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

databaseContract(() => database);

test('answers people and visitors in turn when one of them sends many requests at once', async () => {
  const answered: string[] = [];
  const send = async (name: string, caller: Partial<RequestContext>) => {
    const request = { kind: 'request', role: 'anon', claims: {}, method: 'GET', path: '/', headers: {} } as const;
    await database.transaction({ ...request, readOnly: true, end: 'commit', ...caller }, (transaction) =>
      transaction.query('select 1'),
    );
    answered.push(name);
  };
  const person = (sub: string): Partial<RequestContext> => ({ role: 'authenticated', claims: { sub } });
  const from = (address: string): Partial<RequestContext> => ({ headers: { 'x-forwarded-for': address } });
  const flood = Array.from({ length: 5 }, () => send('flood', from('192.0.2.1')));
  await Promise.all([send('Ann', person('ann')), send('Ben', person('ben')), send('visitor', from('192.0.2.2'))]);
  await Promise.all(flood);
  expect(answered).toEqual(['flood', 'Ann', 'Ben', 'visitor', 'flood', 'flood', 'flood', 'flood']);
});
