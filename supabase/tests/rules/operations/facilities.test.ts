import { randomUUID } from 'node:crypto';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { addAnalyst } from '../support/addAnalyst';
import { LAKESIDE, people, PINE_HOLLOW, pineAnalyst, service, type Caller } from '../support/people';

const database = databaseOfEachTest();

const { pineManager, pineAdmin, pineStaff, pineBoard, firm, lakeAdmin, lakeStaff } = people;
const HANDRAIL = '10000041-0000-4000-8000-000000000001';
const ACID_FEED = '10000041-0000-4000-8000-000000000002';
const FRANK = '10000005-0000-4000-8000-000000000021';
const BLUE_RIDGE = '10000039-0000-4000-8000-000000000001';
const GUILFORD = '10000039-0000-4000-8000-000000000004';

describe('vendors', () => {
  const overview = async (id: string) => {
    const outcome = await database.as(
      pineStaff,
      `select status, last_visit::text, next_visit::text from public.vendor_overview where id = $1`,
      [id],
    );
    return outcome.kind === 'done' && outcome.rows[0];
  };
  const schedule = (vendor: string, day: string) =>
    database.as(
      pineManager,
      `insert into public.vendor_visits (club_id, vendor_id, scheduled_on) values ($1, $2, $3)`,
      [PINE_HOLLOW, vendor, day],
    );

  test.each([
    ['2025-04-30', 'Overdue'],
    ['2025-05-01', 'Scheduled'],
    ['2025-05-02', 'Scheduled'],
  ])("calls a visit on %s, on the club's May 1, %s", async (day, status) => {
    await schedule(GUILFORD, day);
    expect(await overview(GUILFORD)).toEqual({ status, last_visit: '2025-03-18', next_visit: day });
  });

  test('keeps a missed visit overdue despite a later one, until it took place', async () => {
    await schedule(BLUE_RIDGE, '2025-05-12');
    expect(await overview(BLUE_RIDGE)).toMatchObject({ status: 'Overdue', next_visit: '2025-04-28' });
    await database.as(
      pineManager,
      `update public.vendor_visits set visited_on = '2025-05-01' where vendor_id = $1 and scheduled_on = '2025-04-28'`,
      [BLUE_RIDGE],
    );
    expect(await overview(BLUE_RIDGE)).toEqual({
      status: 'Scheduled',
      last_visit: '2025-05-01',
      next_visit: '2025-05-12',
    });
  });

  test('refuses a visit that took place tomorrow, or on no day', async () => {
    expect(
      await database.as(
        pineManager,
        `insert into public.vendor_visits (club_id, vendor_id, visited_on) values ($1, $2, '2025-05-02')`,
        [PINE_HOLLOW, GUILFORD],
      ),
    ).toMatchObject({ kind: 'refused', code: '22023', message: expect.stringContaining('2025-05-02 has not') });
    expect(
      await database.as(
        pineManager,
        `update public.vendor_visits set scheduled_on = null where vendor_id = $1 and visited_on is null`,
        [BLUE_RIDGE],
      ),
    ).toMatchObject({ kind: 'refused', message: expect.stringContaining('vendor_visits_have_a_day') });
  });

  test.each(['1999-12-31', '2100-01-02'])('refuses an insurance that expires on %s', async (day) => {
    expect(
      await database.as(pineManager, `update public.vendors set insurance_expires_on = $1 where id = $2`, [
        day,
        BLUE_RIDGE,
      ]),
    ).toMatchObject({ kind: 'refused', code: '23514' });
  });

  test('lets managers maintain its insurance, and everyone in the club read it', async () => {
    const set = (person: typeof pineManager) =>
      database.as(person, `update public.vendors set insurance_expires_on = '2026-03-01' where id = $1`, [GUILFORD]);
    expect(await set(pineStaff)).toMatchObject({ kind: 'done', affected: 0 });
    expect(await set(pineManager)).toMatchObject({ kind: 'done', affected: 1 });
    expect(
      await database.as(
        pineStaff,
        `select insurance_expires_on::text as day from public.vendor_overview where id = $1`,
        [GUILFORD],
      ),
    ).toMatchObject({ rows: [{ day: '2026-03-01' }] });
  });

  test("refuses a visit to another club's vendor", async () => {
    expect(
      await database.as(
        lakeAdmin,
        `insert into public.vendor_visits (club_id, vendor_id, scheduled_on) values ($1, $2, '2031-05-01')`,
        [LAKESIDE, GUILFORD],
      ),
    ).toMatchObject({ kind: 'refused', code: '23503' });
    expect(await database.owner(`select 1 from public.vendor_visits where scheduled_on = '2031-05-01'`)).toEqual([]);
  });
});

describe('tickets', () => {
  const change = (set: string, id = HANDRAIL) =>
    database.as(pineManager, `update public.maintenance_tickets set ${set} where id = $1`, [id]);
  const times = (id = HANDRAIL) =>
    database.owner(
      `select to_char(opened_at at time zone 'America/New_York', 'MM-DD HH24:MI') as opened,
         to_char(resolved_at at time zone 'America/New_York', 'MM-DD HH24:MI') as resolved
       from public.maintenance_tickets where id = $1`,
      [id],
    );
  /** What the storage service writes down about a photo that was uploaded. */
  const store = (path: string) =>
    database.owner(
      `insert into storage.objects (bucket_id, name, metadata) values ('club-files', $1, '{"size": 10}')`,
      [path],
    );
  const history = (id = HANDRAIL) =>
    database.owner(
      `select kind, from_value, to_value, author_name from public.ticket_events
       where ticket_id = $1 and kind <> 'opened' order by happened_at, kind`,
      [id],
    );

  test('what a repair costs is read by people who read reports, and the rest by the staff', async () => {
    await addAnalyst(database);
    await change(`cost = 1500, priority = 'low'`);
    for (const [reader, isTold] of [
      [pineManager, true],
      [pineAdmin, true],
      [pineAnalyst, true],
      [firm, true],
      [service, true],
      [pineStaff, false],
    ] as const) {
      const cost = isTold ? '1500.00' : null;
      expect(
        await database.as(reader, `select title, cost from public.ticket_overview where id = $1`, [HANDRAIL]),
      ).toMatchObject({ rows: [{ title: 'Loose handrail at the deep-end ladder', cost }] });
      const kinds = await database.as(
        reader,
        `select kind from public.ticket_events where ticket_id = $1 and kind <> 'opened' order by kind`,
        [HANDRAIL],
      );
      expect(kinds).toMatchObject({ rows: (isTold ? ['cost', 'priority'] : ['priority']).map((kind) => ({ kind })) });
    }
    for (const relation of ['ticket_overview', 'maintenance_tickets', 'ticket_events']) {
      expect(await database.as(pineBoard, `select id from public.${relation}`)).toMatchObject({ rows: [] });
    }
    // As releases read it that do not know the overview.
    const [{ others }] = (await database.owner(
      `select count(*)::int as others from public.maintenance_tickets where club_id = $1 and id <> $2`,
      [PINE_HOLLOW, HANDRAIL],
    )) as [{ others: number }];
    expect(
      await database.as(
        pineStaff,
        `select count(*)::int as seen, count(cost)::int as told from public.maintenance_tickets`,
      ),
    ).toMatchObject({ rows: [{ seen: others, told: 0 }] });
    expect(
      await database.as(lakeAdmin, `select id from public.ticket_overview where id = $1`, [HANDRAIL]),
    ).toMatchObject({ rows: [] });
  });

  test('everyone of the club sees the photos of its tickets, and no one else does', async () => {
    const path = `${PINE_HOLLOW}/5f0c1f5e-3c4b-4a53-9d67-0a4e8a6f7b21.webp`;
    await store(path);
    const photos = (reader: Caller) =>
      database.as(reader, `select name from storage.objects where bucket_id = 'club-files' and name = $1`, [path]);
    expect(await photos(pineStaff)).toMatchObject({ rows: [] });
    await change(`photos = array['${path}']`);
    expect(await photos(pineStaff)).toMatchObject({ rows: [{ name: path }] });
    expect(await photos(lakeAdmin)).toMatchObject({ rows: [] });
  });

  test('the server sets when one is resolved and reopened', async () => {
    await change(`status = 'in_progress'`);
    expect(await times()).toEqual([{ opened: '04-30 16:05', resolved: null }]);
    await change(`status = 'resolved'`);
    expect(await times()).toEqual([{ opened: '04-30 16:05', resolved: '05-01 09:00' }]);
    await change(`status = 'open'`);
    expect(await times()).toEqual([{ opened: '04-30 16:05', resolved: null }]);
    for (const column of ['resolved_at', 'opened_at']) {
      expect(await change(`${column} = null`)).toMatchObject({ kind: 'refused', code: '42501' });
    }
  });

  test('every change is recorded in the history, in names, with its author', async () => {
    await change(
      `status = 'in_progress', assignee_id = '${FRANK}', vendor_id = '${BLUE_RIDGE}', due_on = '2025-05-06'`,
    );
    expect(await history()).toEqual([
      { kind: 'assignee', from_value: null, to_value: 'Frank Delgado', author_name: 'Elena Ruiz' },
      { kind: 'due_on', from_value: '2025-05-05', to_value: '2025-05-06', author_name: 'Elena Ruiz' },
      { kind: 'status', from_value: 'open', to_value: 'in_progress', author_name: 'Elena Ruiz' },
      { kind: 'vendor', from_value: null, to_value: 'Blue Ridge Pool Service', author_name: 'Elena Ruiz' },
    ]);
    await change(`description = 'Moves a lot'`);
    expect(await history()).toHaveLength(4);
  });

  test('managers comment, no one writes other history, and no one changes it', async () => {
    const add = (columns: string, values: string) =>
      database.as(
        pineAdmin,
        `insert into public.ticket_events (club_id, ticket_id, ${columns}) values ('${PINE_HOLLOW}', '${HANDRAIL}', ${values})`,
      );
    expect(await add('note', `'Ordered the part'`)).toMatchObject({ kind: 'done', affected: 1 });
    expect(await history()).toEqual([
      { kind: 'comment', from_value: null, to_value: null, author_name: 'Marcus Bell' },
    ]);
    expect(await add('note', `null`)).toMatchObject({ kind: 'refused', code: '23514' });
    expect(await add('note, kind', `'x', 'status'`)).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await database.as(pineAdmin, `update public.ticket_events set note = 'x'`)).toMatchObject({
      kind: 'refused',
      code: '42501',
    });
    expect(await database.as(pineAdmin, `delete from public.ticket_events`)).toMatchObject({
      kind: 'refused',
      code: '42501',
    });
    expect(await history()).toHaveLength(1);
  });

  test("photos are in the club's folder, under names from the storage", async () => {
    const photo = (path: string | null) =>
      database.as(pineManager, `update public.maintenance_tickets set photos = array[$1] where id = $2`, [
        path,
        HANDRAIL,
      ]);
    const name = '7d0a4d0e-6a8b-4c9e-8f55-0c8a5a1f4b6d';
    for (const path of [
      `${LAKESIDE}/${name}.jpg`,
      `${PINE_HOLLOW}/../${LAKESIDE}/${name}.jpg`,
      `${PINE_HOLLOW}/handrail.jpg`,
      `https://example.test/${name}.jpg`,
      '',
      null,
    ]) {
      expect(await photo(path)).toMatchObject({
        kind: 'refused',
        code: '23514',
        message: expect.stringContaining('maintenance_tickets_photos_in_club'),
      });
    }
    await store(`${PINE_HOLLOW}/${name}.jpg`);
    expect(await photo(`${PINE_HOLLOW}/${name}.jpg`)).toMatchObject({ kind: 'done', affected: 1 });
  });

  test('a photo must be uploaded, and stays as long as a ticket names it', async () => {
    const [lost, kept] = [`${PINE_HOLLOW}/${randomUUID()}.jpg`, `${PINE_HOLLOW}/${randomUUID()}.jpg`];
    const photos = async () =>
      (await database.owner(`select photos from public.maintenance_tickets where id = $1`, [HANDRAIL]))[0]?.photos;
    expect(await change(`photos = array['${lost}']`)).toMatchObject({
      kind: 'refused',
      code: 'PT422',
      message: 'This file was not uploaded, or is not there any more.',
    });
    expect(
      await database.as(
        pineManager,
        `insert into public.maintenance_tickets (club_id, title, photos) values ($1, 'Torn net', array[$2])`,
        [PINE_HOLLOW, lost],
      ),
    ).toMatchObject({ kind: 'refused', code: 'PT422' });
    expect(await photos()).toEqual([]);

    await store(kept);
    expect(await change(`photos = array['${kept}']`)).toMatchObject({ kind: 'done', affected: 1 });
    // What the storage service says before it deletes.
    await database.owner(`select set_config('storage.can_delete', 'true', true)`);
    const removal = () => database.as(pineManager, `delete from storage.objects where name = $1`, [kept]);
    expect(await removal()).toMatchObject({ kind: 'done', affected: 0 });
    expect(
      await database.as(pineManager, `update storage.objects set version = 'other bytes' where name = $1`, [kept]),
    ).toMatchObject({ kind: 'done', affected: 0 });
    await change(`photos = '{}'`);
    expect(await removal()).toMatchObject({ kind: 'done', affected: 1 });
  });

  test('a lost photo does not block work on its ticket', async () => {
    const lost = `${PINE_HOLLOW}/${randomUUID()}.jpg`;
    await database.owner(`update public.maintenance_tickets set photos = array[$1] where id = $2`, [lost, HANDRAIL]);
    const added = `${PINE_HOLLOW}/${randomUUID()}.jpg`;
    await store(added);
    expect(await change(`status = 'in_progress', photos = array['${lost}', '${added}']`)).toMatchObject({
      kind: 'done',
      affected: 1,
    });
  });

  test("refuses another club's assignee and vendor", async () => {
    expect(await change(`assignee_id = '20000005-0000-4000-8000-000000000001'`)).toMatchObject({
      kind: 'refused',
      code: '23503',
    });
    expect(await change(`vendor_id = '20000039-0000-4000-8000-000000000001'`)).toMatchObject({
      kind: 'refused',
      code: '23503',
    });
  });

  test('a removed person and a deleted vendor leave the ticket and its history', async () => {
    await database.owner(`delete from public.staff_members where id = $1`, [FRANK]);
    await database.as(pineManager, `delete from public.vendors where id = $1`, [BLUE_RIDGE]);
    expect(
      await database.owner(`select assignee_id, vendor_id, status from public.maintenance_tickets where id = $1`, [
        ACID_FEED,
      ]),
    ).toEqual([{ assignee_id: null, vendor_id: null, status: 'in_progress' }]);
    expect((await history(ACID_FEED)).map(({ to_value: to }) => to)).toEqual(['Frank Delgado', 'in_progress', null]);
  });

  test('tells the second of two people who change one ticket', async () => {
    expect(await change(`title = 'Loose rail', version = 1`)).toMatchObject({ kind: 'done', affected: 1 });
    expect(await change(`title = 'Rail is loose', version = 1`)).toMatchObject({
      kind: 'refused',
      code: 'PT409',
      message: 'Someone else changed this. Reload to see their version.',
    });
    expect(await history()).toHaveLength(1);
  });

  test('shows members of another club nothing of it', async () => {
    expect(
      await database.as(lakeStaff, `select 1 from public.ticket_events where ticket_id = $1`, [HANDRAIL]),
    ).toMatchObject({ kind: 'done', rows: [] });
  });
});

test('deletes everything with the club', async () => {
  await database.owner(`delete from public.clubs where id = $1`, [PINE_HOLLOW]);
  const tables = await database.owner(
    `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and column_name = 'club_id' and table_type = 'BASE TABLE'
       and table_name not in ('profiles', 'invitations')`,
  );
  expect(tables.length).toBeGreaterThan(20);
  for (const { name } of tables) {
    const left = await database.owner(`select 1 from public.${String(name)} where club_id = $1`, [PINE_HOLLOW]);
    expect({ name, left }).toEqual({ name, left: [] });
  }
});
