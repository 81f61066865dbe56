import { databaseOfEachTest } from '../support/databaseOfEachTest';
import type { Outcome } from '../support/database';
import { LAKESIDE, people, PINE_HOLLOW, service, type Caller } from '../support/people';

const database = databaseOfEachTest();
const { pineManager, pineStaff, visitor } = people;
const rowsOf = (outcome: Outcome) => (outcome.kind === 'done' ? outcome.rows : []);

beforeEach(async () => {
  await database.owner(`delete from public.maintenance_plans`);
});

const setDay = (day: string) =>
  database.owner(
    `update public.clubs set clock_override = ($1::date + time '09:00') at time zone 'America/New_York' where id = $2`,
    [day, PINE_HOLLOW],
  );
const addPlan = async (every: number, unit: string, startsOn: string) =>
  rowsOf(
    await database.as(
      pineManager,
      `insert into public.maintenance_plans (club_id, title, every, unit, starts_on)
       values ($1, 'Backwash', $2, $3, $4) returning id, next_on::text`,
      [PINE_HOLLOW, every, unit, startsOn],
    ),
  )[0] as { id: string; next_on: string };
const nextOf = async (id: string) =>
  (await database.owner(`select next_on::text from public.maintenance_plans where id = $1`, [id]))[0]?.next_on;
const open = async () => rowsOf(await database.as(service, `select public.open_due_upkeep() as opened`))[0]?.opened;
const tickets = (id: string) =>
  database.owner(
    `select plan_due_on::text, due_on::text, status from public.maintenance_tickets where plan_id = $1 order by plan_due_on`,
    [id],
  );

test.each([
  [1, 'day', '2025-04-20', '2025-05-01'],
  [3, 'day', '2025-04-20', '2025-05-02'],
  [2, 'week', '2025-04-07', '2025-05-05'],
  [1, 'month', '2025-01-31', '2025-05-31'],
  [1, 'month', '2025-01-30', '2025-05-30'],
  [3, 'month', '2024-11-30', '2025-05-30'],
  [12, 'month', '2024-02-29', '2026-02-28'],
  [1, 'week', '2025-06-02', '2025-06-02'],
])('after every %i %s from %s, the next due day is %s', async (every, unit, startsOn, nextOn) => {
  expect(await addPlan(every, unit, startsOn)).toMatchObject({ next_on: nextOn });
});

test('a plan opens its ticket once on each due day', async () => {
  const { id } = await addPlan(1, 'week', '2025-05-05');
  expect(await open()).toBe(0);
  await setDay('2025-05-05');
  expect(await open()).toBe(1);
  expect(await open()).toBe(0);
  expect(await nextOf(id)).toBe('2025-05-12');
  await database.owner(`update public.maintenance_tickets set status = 'resolved' where plan_id = $1`, [id]);
  await setDay('2025-05-12');
  expect(await open()).toBe(1);
  expect(await tickets(id)).toEqual([
    { plan_due_on: '2025-05-05', due_on: '2025-05-05', status: 'resolved' },
    { plan_due_on: '2025-05-12', due_on: '2025-05-12', status: 'open' },
  ]);
  // A plan that is set back does not open the ticket of a day twice.
  await database.owner(`update public.maintenance_tickets set status = 'resolved' where plan_id = $1`, [id]);
  await database.as(pineManager, `update public.maintenance_plans set every = 2 where id = $1`, [id]);
  await database.as(pineManager, `update public.maintenance_plans set every = 1 where id = $1`, [id]);
  expect(await open()).toBe(0);
  expect(await tickets(id)).toHaveLength(2);
});

test('an unresolved ticket says that it is due again, and days without a clock are one ticket', async () => {
  const { id } = await addPlan(1, 'day', '2025-05-02');
  await setDay('2025-05-06');
  expect(await open()).toBe(1);
  expect(await tickets(id)).toMatchObject([{ plan_due_on: '2025-05-06' }]);
  await setDay('2025-05-07');
  expect(await open()).toBe(0);
  expect(
    await database.owner(
      `select note from public.ticket_events as event join public.maintenance_tickets as ticket on ticket.id = ticket_id
       where plan_id = $1 and event.kind = 'comment'`,
      [id],
    ),
  ).toEqual([{ note: 'Due again on May 7, 2025.' }]);
  expect(await nextOf(id)).toBe('2025-05-08');
});

test('a paused plan opens nothing, and skips missed days', async () => {
  const { id } = await addPlan(1, 'week', '2025-05-05');
  await database.as(pineManager, `update public.maintenance_plans set is_paused = true where id = $1`, [id]);
  await setDay('2025-05-14');
  expect(await open()).toBe(0);
  await database.as(pineManager, `update public.maintenance_plans set is_paused = false where id = $1`, [id]);
  expect(await nextOf(id)).toBe('2025-05-19');
});

test('only the platform opens due tickets, and no one sets the next day', async () => {
  const { id } = await addPlan(1, 'week', '2025-05-05');
  for (const caller of [visitor, pineManager]) {
    expect(await database.as(caller, `select public.open_due_upkeep()`)).toMatchObject({ code: '42501' });
  }
  expect(
    await database.as(pineManager, `update public.maintenance_plans set next_on = '2025-05-01' where id = $1`, [id]),
  ).toMatchObject({ code: '42501' });
});

test('a person reports a problem at a place, once, and is told when it is resolved', async () => {
  const key = '5a5a5a5a-0000-4000-8000-000000000001';
  const report = (caller: Caller = pineStaff, club = PINE_HOLLOW) =>
    database.as(
      caller,
      `select public.report_problem('  Tile is loose ', $1, ' At the steps ', id, true) as id from public.places
       where club_id = $2 order by name limit 1`,
      [key, club],
    );
  const id = rowsOf(await report())[0]?.id;
  expect(rowsOf(await report())[0]?.id).toBe(id);
  expect(
    await database.owner(
      `select title, description, location, priority, status, reporter_name from public.maintenance_tickets where id = $1`,
      [id],
    ),
  ).toEqual([
    {
      title: 'Tile is loose',
      description: 'At the steps',
      location: 'Locker rooms',
      priority: 'high',
      status: 'open',
      reporter_name: 'Jordan Blake',
    },
  ]);
  const told = (title: string) =>
    database.owner(
      `select profiles.role from public.notifications join public.profiles on profiles.user_id = notifications.user_id
       where title = $1 order by 1`,
      [title],
    );
  expect(await told('Urgent problem: Tile is loose')).toEqual([{ role: 'admin' }, { role: 'manager' }]);
  await database.as(pineManager, `update public.maintenance_tickets set status = 'resolved' where id = $1`, [id]);
  expect(await told('Resolved: Tile is loose')).toEqual([{ role: 'user' }]);
  expect(
    await database.as(pineStaff, `update public.maintenance_tickets set status = 'open' where id = $1 returning id`, [
      id,
    ]),
  ).toEqual(expect.objectContaining({ rows: [] }));
});

test('a report names a place of their own club, and photos that its author has uploaded', async () => {
  const place = (await database.owner(`select id from public.places where club_id = $1`, [LAKESIDE]))[0]?.id;
  const report = (caller: Caller, sets: string, values: unknown[] = []) =>
    database.as(caller, `select public.report_problem('Broken', gen_random_uuid(), ${sets})`, values);
  expect(await report(pineStaff, 'place_id => $1', [place])).toMatchObject({ code: 'PT404' });
  const photo = `${PINE_HOLLOW}/reports/5a5a5a5a-0000-4000-8000-000000000002.jpg`;
  expect(await report(pineStaff, 'photos => array[$1]', [photo])).toMatchObject({ code: 'PT422' });
  const upload = (owner: string) =>
    database.owner(
      `insert into storage.objects (bucket_id, name, owner_id, metadata)
       values ('club-files', $1, $2, '{"size": 10, "mimetype": "image/jpeg"}')
       on conflict (bucket_id, name) do update set owner_id = excluded.owner_id`,
      [photo, owner],
    );
  await upload(pineManager.userId);
  expect(await report(pineStaff, 'photos => array[$1]', [photo])).toMatchObject({ code: 'PT422' });
  await upload(pineStaff.userId);
  expect(await report(pineStaff, 'photos => array[$1]', [photo])).toMatchObject({ kind: 'done' });
  expect(await report(pineStaff, `photos => array_fill('${photo}'::text, array[5])`)).toMatchObject({ code: '22023' });
  expect(await report(people.newClient, 'description => null')).toMatchObject({ code: '42501' });
});

test("managers read contracts, and the notice day must be within the contract's days", async () => {
  const count = async (caller: Caller) =>
    rowsOf(await database.as(caller, `select count(*)::integer from public.vendor_contracts`))[0]?.count;
  expect(await count(pineManager)).toBe(2);
  expect(await count(pineStaff)).toBe(0);
  const change = (sets: string) =>
    database.as(pineManager, `update public.vendor_contracts set ${sets} where not is_settled returning id`);
  expect(await change(`ends_on = '2025-03-01'`)).toMatchObject({ code: '23514' });
  expect(await change(`notice_on = '2025-12-01'`)).toMatchObject({ code: '23514' });
  const need = async () =>
    rowsOf(await database.as(pineManager, `select expiring_contracts from public.needs_today`))[0]?.expiring_contracts;
  expect(await need()).toBe(0);
  await change(`notice_on = '2025-05-31'`);
  expect(await need()).toBe(1);
  await change(`is_settled = true`);
  expect(await need()).toBe(0);
});

test("only managers read a vendor's certificate of insurance, and no one removes it while the vendor names it", async () => {
  await database.owner(`select set_config('storage.can_delete', 'true', true)`);
  const file = `${PINE_HOLLOW}/confidential/5a5a5a5a-0000-4000-8000-000000000009.pdf`;
  const save = (caller: Caller, path: string | null) =>
    database.as(
      caller,
      `update public.vendors set insurance_path = $1 where id = (select id from public.vendors where club_id = $2
       order by name limit 1) returning id`,
      [path, PINE_HOLLOW],
    );
  const seen = async (caller: Caller) =>
    rowsOf(await database.as(caller, `select name from storage.objects where name = $1`, [file])).length;
  const remove = async () =>
    rowsOf(await database.as(pineManager, `delete from storage.objects where name = $1 returning name`, [file])).length;
  expect(await save(pineManager, file)).toMatchObject({ kind: 'refused', code: 'PT422' });
  await database.as(
    pineManager,
    `insert into storage.objects (bucket_id, name, metadata)
     values ('club-files', $1, '{"size": 10, "mimetype": "application/pdf"}')`,
    [file],
  );
  expect(await save(pineManager, file.replace('/confidential', ''))).toMatchObject({ kind: 'refused', code: '23514' });
  expect(await save(pineStaff, file)).toMatchObject({ kind: 'done', affected: 0 });
  expect(await save(pineManager, file)).toMatchObject({ kind: 'done', affected: 1 });
  expect([await seen(pineStaff), await seen(pineManager), await remove()]).toEqual([0, 1, 0]);
  await save(pineManager, null);
  expect(await remove()).toBe(1);
});
