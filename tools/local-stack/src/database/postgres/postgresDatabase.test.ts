import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { startThrowawayCluster, type ThrowawayCluster } from '../../../../checks/postgres/throwawayCluster';
import { dataFolderAt } from '../../dataFolder/dataFolder';
import type { Database } from '../database';
import { preparePlatform } from '../preparePlatform';
import { openDatabase } from '../openDatabase';
import { databaseContract, listen, STATEMENT_LIMIT } from '../testing/databaseContract';
import { openPostgres } from './postgresDatabase';

jest.setTimeout(60_000);

let cluster: ThrowawayCluster;
/** A superuser connection beside the stacks. */
let administrator: Client;
let database: Database;
let numbers = 0;

beforeAll(async () => {
  cluster = await startThrowawayCluster();
  administrator = new Client(cluster.url);
  await administrator.connect();
  database = await openPostgres({ connectionString: cluster.url, statementLimit: STATEMENT_LIMIT });
});

afterAll(async () => {
  await database.close();
  await administrator.end();
  await cluster.stop();
});

/** Address of an empty database, for the superuser or for the account that will own it. */
async function emptyDatabase(owner = 'postgres', password?: string): Promise<string> {
  const name = `empty_${(numbers += 1)}`;
  await administrator.query(`create database ${name} owner ${owner}`);
  const url = new URL(cluster.url);
  url.pathname = `/${name}`;
  url.username = owner;
  if (password) url.password = password;
  return url.href;
}

function open(url: string, reset = false): Promise<Database> {
  return openDatabase({ folder: dataFolderAt('/nowhere'), url, statementLimit: undefined, reset });
}

const addressOf = (url: string) => `${new URL(url).host}${new URL(url).pathname}`;

databaseContract(() => database);

test('runs transactions in parallel', async () => {
  const answers = await database.transaction({ kind: 'owner' }, async (first) => {
    const { rows } = await first.query(`select txid_current() as id`);
    const second = await database.query(`select txid_current() as id`);
    return [rows[0]?.id, second.rows[0]?.id];
  });
  expect(new Set(answers).size).toBe(2);
});

test('queues transactions beyond the number of connections', async () => {
  const sums = await Promise.all(
    Array.from({ length: 60 }, (_, number) =>
      database.query<{ sum: number }>('select $1::int + 1 as sum from pg_sleep(0.01)', [number]),
    ),
  );
  expect(sums.map(({ rows }) => rows[0]?.sum)).toEqual(Array.from({ length: 60 }, (_, number) => number + 1));
});

test('serves and listens again after every connection was cut', async () => {
  const heard = await listen(database);
  await database.query('notify pgrst');
  await heard.times(1);
  const cut = database.query('select pg_sleep(30)');
  await sleeping();
  await administrator.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'local stack%'`,
  );
  await expect(cut).rejects.toMatchObject({ name: 'DatabaseError', code: '57P01' });
  expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  // Coming back counts as one, because missed notifications are unknown.
  await heard.times(2);
  await database.query('notify pgrst');
  await heard.times(3);
});

/** Cut only once the server runs the statement: before that, the connection ends without the server's reason. */
async function sleeping(): Promise<void> {
  const asked = `select count(*)::int from pg_stat_activity where query like 'select pg_sleep(30)%' and state = 'active'`;
  while ((await administrator.query<{ count: number }>(asked)).rows[0]?.count === 0) await setTimeout(20);
}

test('refuses a second stack on one database in one sentence, and the first continues', async () => {
  await expect(openPostgres({ connectionString: cluster.url })).rejects.toMatchObject({
    name: 'StartError',
    message: `The database at ${addressOf(cluster.url)} is in use by another local stack; stop that one first or set another DATABASE_URL.`,
  });
  expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  const url = await emptyDatabase();
  await (await openPostgres({ connectionString: url })).close();
  await (await openPostgres({ connectionString: url })).close();
});

test('writes nothing once another stack has taken the database', async () => {
  const url = await emptyDatabase();
  const first = await openPostgres({ connectionString: url });
  await first.query('create table notes (id int)');
  const name = new URL(url).pathname.slice(1);
  // Keeps others out while the lock changes hands.
  const thief = new Client(url);
  await thief.connect();
  const holder = `select pid from pg_stat_activity where datname = $1 and application_name = 'local stack: lock'`;
  await administrator.query(`select pg_terminate_backend(pid) from (${holder}) holder`, [name]);
  await thief.query(`select pg_advisory_lock(hashtextextended('the local stack serves this database', 0))`);
  const lost = async () => {
    for (;;) {
      const refused = await first.query('select 1').then(
        () => null,
        (error: unknown) => error,
      );
      if (refused) return refused;
    }
  };
  expect(await lost()).toMatchObject({ code: '57P01', message: 'another local stack has taken the database' });
  await expect(first.query('insert into notes values (1)')).rejects.toMatchObject({ code: '57P01' });
  expect((await thief.query('select from notes')).rowCount).toBe(0);
  await thief.end();
  await first.close();
});

test('refuses calls on a closed database', async () => {
  const closed = await openPostgres({ connectionString: await emptyDatabase() });
  const running = closed.query<{ done: number }>('select 1 as done from pg_sleep(0.2)');
  await Promise.all([closed.close(), closed.close()]);
  expect((await running).rows).toEqual([{ done: 1 }]);
  await expect(closed.query('select 1')).rejects.toMatchObject({ code: '57P01' });
});

describe('what cannot be opened says what to do', () => {
  test.each([
    ['no address', 'clubs', 'DATABASE_URL is not an address like postgres://'],
    ['another protocol', 'mysql://127.0.0.1/clubs', 'DATABASE_URL is not an address like postgres://'],
    ['no database', 'postgres://127.0.0.1', 'DATABASE_URL is not an address like postgres://'],
    [
      'no server there',
      'postgres://someone:secret@127.0.0.1:1/clubs',
      'The database at 127.0.0.1:1/clubs cannot be reached (ECONNREFUSED); start its server or change DATABASE_URL.',
    ],
  ])('%s', async (_what, url, message) => {
    await expect(open(url)).rejects.toMatchObject({ name: 'StartError', message: expect.stringContaining(message) });
  });

  test('a wrong password, which is not repeated', async () => {
    const url = new URL(cluster.url);
    url.password = 'a-wrong-password';
    await expect(open(url.href)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/^The database at [^@]+ cannot be reached \(password authentication failed/),
    });
  });

  test('a database with tables of something else, which stay', async () => {
    const url = await emptyDatabase();
    const other = new Client(url);
    await other.connect();
    await other.query('create table orders (id int); insert into orders values (7)');
    for (const reset of [false, true]) {
      await expect(open(url, reset)).rejects.toMatchObject({
        name: 'StartError',
        message: `The database at ${addressOf(url)} holds tables that the local stack did not make; create an empty one for it and set DATABASE_URL.`,
      });
    }
    expect((await other.query('select id from orders')).rows).toEqual([{ id: 7 }]);
    await other.end();
  });

  test('a database in another encoding', async () => {
    await administrator.query(
      `create database latin encoding 'LATIN1' locale 'C' locale_provider libc template template0`,
    );
    const url = new URL(cluster.url);
    url.pathname = '/latin';
    await expect(open(url.href)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining('is encoded in LATIN1'),
    });
  });
});

test('reopens its own database with its rows, and without them after a reset', async () => {
  const url = await emptyDatabase();
  const first = await open(url);
  await preparePlatform(first);
  await first.query('create table public.notes (id int)');
  await first.close();

  const again = await open(url);
  expect((await again.query('select from notes')).rows).toEqual([]);
  await again.close();

  const fresh = await open(url, true);
  await preparePlatform(fresh);
  await expect(fresh.query('select from notes')).rejects.toMatchObject({ code: '42P01' });
  await fresh.query('create table public.notes (id int)');
  await fresh.close();
});

describe('an account that owns its database and is not a superuser', () => {
  const password = 'a-long-password';
  beforeAll(() => administrator.query(`create role club_owner login password '${password}'`));

  test('is told what it may not do, and nothing is half done', async () => {
    const ofOwner = await open(await emptyDatabase('club_owner', password));
    await expect(preparePlatform(ofOwner)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining('let a superuser create the roles anon, authenticated and service_role'),
    });
    expect((await ofOwner.query(`select from pg_namespace where nspname = 'auth'`)).rows).toEqual([]);
    await ofOwner.close();
  });

  test('prepares the database once the roles are granted, and obeys every policy', async () => {
    await administrator.query('grant anon, authenticated, service_role to club_owner');
    const ofOwner = await open(await emptyDatabase('club_owner', password));
    await preparePlatform(ofOwner);
    await preparePlatform(ofOwner);
    await ofOwner.query('create table public.notes (id int)');
    await ofOwner.query('alter table public.notes enable row level security');
    await ofOwner.query('insert into notes values (1)');
    const rowsAs = (role: 'anon' | 'service_role') =>
      ofOwner.transaction(
        { kind: 'request', role, claims: {}, method: 'GET', path: '/', headers: {}, readOnly: true, end: 'commit' },
        async (transaction) => (await transaction.query('select id from notes')).rows,
      );
    expect(await rowsAs('anon')).toEqual([]);
    expect(await rowsAs('service_role')).toEqual([{ id: 1 }]);
    await ofOwner.close();
  });
});
