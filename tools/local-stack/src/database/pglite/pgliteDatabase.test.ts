import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database, RequestContext } from '../database';
import { DatabaseError } from '../databaseError';
import { preparePlatform } from '../preparePlatform';
import { openPglite } from './pgliteDatabase';

const STATEMENT_LIMIT = 1000;
const folder = mkdtempSync(path.join(tmpdir(), 'pglite-database-'));
let database: Database;

const asAnon: RequestContext = {
  kind: 'request',
  role: 'anon',
  claims: { sub: '7d5b5f0e-52e1-4a3f-9d55-0c8d6f1c2a11', role: 'anon' },
  method: 'GET',
  path: '/notes',
  headers: { 'x-forwarded-for': '127.0.0.1' },
  readOnly: false,
  end: 'commit',
};

beforeAll(async () => {
  database = await openPglite({ folder, statementLimit: STATEMENT_LIMIT });
  await preparePlatform(database);
  await preparePlatform(database);
  await database.query('create table public.notes (id int primary key, tags text[], text text)');
}, 60_000);

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

async function notes(): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>('select id from notes order by id');
  return rows.map(({ id }) => id);
}

test('parameters are text to which Postgres gives the type', async () => {
  await database.query('insert into notes values ($1, $2, $3)', ['1', '{a,"b c"}', null]);
  const { rows } = await database.query('select tags, text from notes where id = $1 and $2::boolean', [1, true]);
  expect(rows).toEqual([{ tags: ['a', 'b c'], text: null }]);
});

test('an error keeps what Postgres said', async () => {
  await expect(database.query('insert into notes values (1)')).rejects.toMatchObject({
    code: '23505',
    detail: 'Key (id)=(1) already exists.',
    constraint: 'notes_pkey',
  });
});

test('a transaction that throws leaves nothing behind', async () => {
  const failing = database.transaction({ kind: 'owner' }, async (transaction) => {
    await transaction.query('insert into notes values (50)');
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await notes()).not.toContain(50);
});

test('role and claims hold inside of a request and nowhere else', async () => {
  const who = `select current_user::text as role, auth.uid() as uid, current_setting('request.headers', true) as headers`;
  const inside = await database.transaction(asAnon, (transaction) => transaction.query(who));
  expect(inside.rows).toEqual([{ role: 'anon', uid: asAnon.claims.sub, headers: '{"x-forwarded-for":"127.0.0.1"}' }]);
  await expect(database.transaction(asAnon, (transaction) => transaction.query('select 1 / 0'))).rejects.toThrow(
    DatabaseError,
  );
  const outside = await database.query<{ role: string; uid: unknown }>(who);
  expect(outside.rows[0]).toMatchObject({ role: 'postgres', uid: null });
});

test('a claim cannot break out of its quotes', async () => {
  const claims = { name: `'; drop table notes; --` };
  const { rows } = await database.transaction({ ...asAnon, claims }, (transaction) =>
    transaction.query(`select auth.jwt() ->> 'name' as name`),
  );
  expect(rows).toEqual([claims]);
  expect(await notes()).toContain(1);
});

test('a read-only request cannot write', async () => {
  const write = database.transaction({ ...asAnon, readOnly: true }, (transaction) =>
    transaction.query('insert into notes values (60)'),
  );
  await expect(write).rejects.toMatchObject({ code: '25006' });
});

test('a request that asks for it is rolled back', async () => {
  await database.transaction({ ...asAnon, end: 'rollback' }, (transaction) =>
    transaction.query('insert into notes values (61)'),
  );
  expect(await notes()).not.toContain(61);
});

test('a statement without end is stopped, and everything that was committed is there', async () => {
  await database.query('insert into notes values (70)');
  const endless = database.transaction(asAnon, async (transaction) => {
    await transaction.query('insert into notes values (71)');
    await transaction.query(`select count(*) from generate_series(1, 1000000) a, generate_series(1, 1000000) b`);
  });
  const waiting = notes();
  await expect(endless).rejects.toMatchObject({ code: '57014' });
  expect(await waiting).toContain(70);
  expect(await notes()).not.toContain(71);
}, 60_000);

test('notifications arrive, also after the worker was replaced', async () => {
  let heard = 0;
  await database.onNotification('pgrst', () => {
    heard += 1;
  });
  await database.query('notify pgrst');
  await expect(database.query('select pg_sleep(3600)')).rejects.toMatchObject({ code: '57014' });
  await database.query('notify pgrst');
  await database.query('select 1');
  expect(heard).toBe(2);
}, 60_000);
