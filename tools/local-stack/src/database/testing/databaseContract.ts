import type { Database, RequestContext } from '../database';
import { DatabaseError } from '../databaseError';
import { preparePlatform } from '../preparePlatform';
import { VISITORS_STATEMENT_LIMIT } from '../statementTimeout';

/** Milliseconds: short, because some cases wait for it, but long enough for a statement on a busy machine. */
export const STATEMENT_LIMIT = 3000;

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

/**
 * The contract of every engine. The database must be empty, and opened with `STATEMENT_LIMIT` by the account
 * `postgres`.
 */
export function databaseContract(theDatabase: () => Database): void {
  beforeAll(async () => {
    await preparePlatform(theDatabase());
    await preparePlatform(theDatabase());
    await theDatabase().query('create table public.notes (id int primary key, tags text[], text text)');
  }, 60_000);

  async function notes(): Promise<number[]> {
    const { rows } = await theDatabase().query<{ id: number }>('select id from notes order by id');
    return rows.map(({ id }) => id);
  }

  test('lets Postgres give text parameters their type', async () => {
    const database = theDatabase();
    await database.query('insert into notes values ($1, $2, $3)', ['1', '{a,"b c"}', null]);
    const { rows } = await database.query('select tags, text from notes where id = $1 and $2::boolean', [1, true]);
    expect(rows).toEqual([{ tags: ['a', 'b c'], text: null }]);
  });

  test('returns values in the forms of the contract', async () => {
    const { rows } = await theDatabase().query(
      `select 1 as int, 9007199254740993 as bigint, 1.50 as numeric, true as bool, '{"a": [1]}'::jsonb as json,
         date '2025-05-24' as date, timestamptz '2025-05-24 09:00-04' as instant, interval '1 day 02:00' as span,
         to_json(timestamptz '2025-05-24 09:00-04')::text as written, null as nothing`,
    );
    expect(rows).toEqual([
      {
        int: 1,
        bigint: '9007199254740993',
        numeric: '1.50',
        bool: true,
        json: { a: [1] },
        date: new Date('2025-05-24T00:00:00Z'),
        instant: new Date('2025-05-24T13:00:00Z'),
        span: '1 day 02:00:00',
        written: '"2025-05-24T13:00:00+00:00"',
        nothing: null,
      },
    ]);
  });

  test('counts written rows as affected, not read ones', async () => {
    const database = theDatabase();
    expect(await database.query('insert into notes values (20), (21)')).toMatchObject({ affectedRows: 2 });
    expect(await database.query('select from notes where id > 19')).toMatchObject({ affectedRows: 0 });
    expect(await database.query('delete from notes where id > 19')).toMatchObject({ affectedRows: 2 });
  });

  test('runs one statement in a query, and many in a script', async () => {
    const database = theDatabase();
    const two = 'insert into notes values (30); insert into notes values (31)';
    await expect(database.query(two)).rejects.toMatchObject({ code: '42601' });
    expect(await notes()).not.toContain(30);
    await database.transaction({ kind: 'owner' }, (transaction) => transaction.execute(two));
    expect(await notes()).toEqual(expect.arrayContaining([30, 31]));
  });

  test('refuses a NUL without ending a statement early or mixing answers', async () => {
    const database = theDatabase();
    const cut = `insert into notes values (40) returning "\0id", '${'x'.repeat(200)}' as padding`;
    for (let time = 0; time < 20; time += 1) {
      await expect(database.query(cut)).rejects.toMatchObject({ code: '22021' });
      expect((await database.query('select $1::int as asked', [time])).rows).toEqual([{ asked: time }]);
    }
    await expect(
      database.transaction({ kind: 'owner' }, (transaction) => transaction.execute('insert into notes values (41)\0;')),
    ).rejects.toMatchObject({ code: '22021' });
    await expect(database.query('insert into notes values (42, null, $1)', ['\0'])).rejects.toMatchObject({
      code: '22021',
    });
    expect((await notes()).filter((id) => id >= 40 && id <= 42)).toEqual([]);
  });

  test('lets a script take longer than a statement', async () => {
    const script = `select pg_sleep(${STATEMENT_LIMIT / 1000 + 0.5})`;
    await theDatabase().transaction({ kind: 'owner' }, (transaction) => transaction.execute(script));
  });

  test('keeps the fields of a Postgres error', async () => {
    await expect(theDatabase().query('insert into notes values (1)')).rejects.toMatchObject({
      name: 'DatabaseError',
      code: '23505',
      detail: 'Key (id)=(1) already exists.',
      constraint: 'notes_pkey',
    });
  });

  test('says where a script failed', async () => {
    const failing = theDatabase().transaction({ kind: 'owner' }, (transaction) =>
      transaction.execute('select 1;\nselect nothing'),
    );
    await expect(failing).rejects.toMatchObject({ code: '42703', position: 18 });
  });

  test('leaves nothing behind when a transaction throws', async () => {
    const failing = theDatabase().transaction({ kind: 'owner' }, async (transaction) => {
      await transaction.query('insert into notes values (50)');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await notes()).not.toContain(50);
  });

  test('applies role and claims only inside of a request', async () => {
    const database = theDatabase();
    const who = `select current_user::text as role, auth.uid() as uid, current_setting('request.headers', true) as headers`;
    const inside = await database.transaction(asAnon, (transaction) => transaction.query(who));
    expect(inside.rows).toEqual([{ role: 'anon', uid: asAnon.claims.sub, headers: '{"x-forwarded-for":"127.0.0.1"}' }]);
    await expect(database.transaction(asAnon, (transaction) => transaction.query('select 1 / 0'))).rejects.toThrow(
      DatabaseError,
    );
    const outside = await database.query<{ role: string; uid: unknown }>(who);
    expect(outside.rows[0]).toMatchObject({ role: 'postgres', uid: null });
  });

  test('ends a single read with its statement, and after a failure', async () => {
    const database = theDatabase();
    const single: RequestContext = { ...asAnon, readOnly: true, isSingle: true };
    const read = (sql: string) => database.transaction(single, (transaction) => transaction.query(sql));
    const role = 'select current_user::text as role';
    expect((await read(role)).rows).toEqual([{ role: 'anon' }]);
    await expect(read('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
    await expect(read('select nothing')).rejects.toMatchObject({ code: '42703' });
    await expect(read('insert into notes values (62)')).rejects.toMatchObject({ code: '25006' });
    // Neither the role nor a failed transaction is left on the connection.
    expect((await database.query(role)).rows).toEqual([{ role: 'postgres' }]);
    expect((await read(role)).rows).toEqual([{ role: 'anon' }]);
    expect(await notes()).not.toContain(62);
  });

  test('runs no statement when its transaction could not open as its caller', async () => {
    const database = theDatabase();
    const unreadable: RequestContext = { ...asAnon, path: 'before\0after', readOnly: false };
    const write = database.transaction(unreadable, (transaction) => transaction.query('insert into notes values (63)'));
    await expect(write).rejects.toThrow(DatabaseError);
    expect(await notes()).not.toContain(63);
    expect((await database.query('select current_user::text as role')).rows).toEqual([{ role: 'postgres' }]);
  });

  test('answers a statement that comes again with the rows of each caller, also after a migration', async () => {
    const database = theDatabase();
    const execute = (script: string) =>
      database.transaction({ kind: 'owner' }, (transaction) => transaction.execute(script));
    await execute(`
      create table public.own_notes (owner text);
      insert into public.own_notes values ('ann'), ('ann'), ('ben');
      alter table public.own_notes enable row level security;
      create policy own on public.own_notes to authenticated
        using (owner = current_setting('request.jwt.claims')::json ->> 'sub');
      grant select on public.own_notes to anon, authenticated, service_role;`);
    const seenBy = async (role: RequestContext['role'], sub: string) => {
      const { rows } = await database.transaction({ ...asAnon, role, claims: { sub } }, (transaction) =>
        transaction.query<{ seen: number }>('select count(*)::int as seen from own_notes where owner <> $1', ['cat']),
      );
      return rows[0]?.seen;
    };
    const seen = async () => [
      await seenBy('authenticated', 'ann'),
      await seenBy('authenticated', 'ben'),
      await seenBy('anon', 'ann'),
      await seenBy('service_role', 'ann'),
    ];
    // PostgreSQL plans a prepared statement anew five times before it may keep one plan.
    for (let time = 0; time < 4; time += 1) expect(await seen()).toEqual([2, 1, 0, 3]);
    await execute(
      'alter table public.own_notes add text text; create policy all_read on public.own_notes to anon using (true)',
    );
    expect(await seen()).toEqual([2, 1, 3, 3]);
  });

  test('keeps a claim inside of its quotes', async () => {
    const claims = { name: `'; drop table notes; --` };
    const { rows } = await theDatabase().transaction({ ...asAnon, claims }, (transaction) =>
      transaction.query(`select auth.jwt() ->> 'name' as name`),
    );
    expect(rows).toEqual([claims]);
    expect(await notes()).toContain(1);
  });

  test('lets a read-only request write nothing', async () => {
    const write = theDatabase().transaction({ ...asAnon, readOnly: true }, (transaction) =>
      transaction.query('insert into notes values (60)'),
    );
    await expect(write).rejects.toMatchObject({ code: '25006' });
    expect(await notes()).not.toContain(60);
  });

  test('rolls back a request that asks for it', async () => {
    await theDatabase().transaction({ ...asAnon, end: 'rollback' }, (transaction) =>
      transaction.query('insert into notes values (61)'),
    );
    expect(await notes()).not.toContain(61);
  });

  test('stops an endless statement, and keeps everything that was committed', async () => {
    const database = theDatabase();
    await database.query('insert into notes values (70)');
    const endless = database.transaction(asAnon, async (transaction) => {
      await transaction.query('insert into notes values (71)');
      await transaction.query(`select count(*) from generate_series(1, 1000000) a, generate_series(1, 1000000) b`);
    });
    const waiting = notes();
    await expect(endless).rejects.toMatchObject({ code: '57014', hint: expect.stringContaining('Ask for less') });
    expect(await waiting).toContain(70);
    expect(await notes()).not.toContain(71);
  }, 60_000);

  test('stops a visitor’s statement earlier than a signed-in person’s', async () => {
    const seconds = (VISITORS_STATEMENT_LIMIT + 300) / 1000;
    const sleeping = theDatabase().transaction(asAnon, (transaction) =>
      transaction.query(`select pg_sleep(${seconds})`),
    );
    await expect(sleeping).rejects.toMatchObject({ code: '57014' });
  }, 60_000);

  test('delivers notifications, even after a statement was stopped', async () => {
    const database = theDatabase();
    const heard = await listen(database);
    await database.query('notify pgrst');
    await heard.times(1);
    await expect(database.query('select pg_sleep(3600)')).rejects.toMatchObject({ code: '57014' });
    await database.query('notify pgrst');
    await heard.times(2);
  }, 60_000);
}

/**
 * Counts the notifications on `pgrst`; `times` waits for a number of them. Resolves when the database listens: a server
 * drops a notification that commits before that.
 */
export async function listen(database: Database): Promise<{ times: (number: number) => Promise<void> }> {
  let heard = 0;
  let check = () => undefined as void;
  await database.onNotification('pgrst', () => {
    heard += 1;
    check();
  });
  return {
    times: (number) =>
      new Promise<void>((resolve) => {
        check = () => {
          if (heard >= number) resolve();
        };
        check();
      }),
  };
}
