import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { people, type Caller } from '../../support/people';
import { giveAccount } from '../giveAccount';
import { forgetNews, newsOf } from '../../notifications/news';
import { plannedShift, staffId } from '../planShift';

const database = databaseOfEachTest();

const { pineAdmin, pineManager, pineStaff, lakeAdmin, firm } = people;
const NEW = '10000007-0000-4000-8000-00000000abcd';
const JORDAN = staffId('Jordan Blake');

const change = (changes: unknown, caller: Caller = pineManager, reason: string | null = null) =>
  database.as(caller, `select public.change_shifts($1, $2) as shifts`, [JSON.stringify(changes), reason]);

const draft = (person: string | null, day: string, status: 'draft' | 'published' = 'draft') =>
  plannedShift(database, { person, from: `${day} 10:00`, to: `${day} 16:00`, status, reason: 'Agreed' });

const stored = (ids: readonly string[]) =>
  database.owner(
    `select status, to_char(starts_at at time zone 'America/New_York', 'MM-DD HH24') as starts, version
     from public.shifts where id = any ($1) order by starts_at`,
    [ids],
  );

const on = (day: string) => ({ starts_at: `${day}T10:00:00-04:00`, ends_at: `${day}T16:00:00-04:00` });
const plan = {
  staff_id: null,
  role: 'Lifeguard',
  location: null,
  break_minutes: 0,
  status: 'draft',
  needs_cover: false,
  notes: null,
  series_id: null,
};

test('adds, moves, deletes and cancels in one step', async () => {
  const moved = await draft('Jordan Blake', '2025-05-19');
  const deleted = await draft(null, '2025-05-20');
  const canceled = await draft(null, '2025-05-21', 'published');
  const outcome = await change([
    { id: NEW, version: null, ...plan, ...on('2025-05-24') },
    { id: moved, version: 1, ...plan, staff_id: JORDAN, ...on('2025-05-22') },
    { id: deleted, version: 1, is_removed: true },
    { id: canceled, version: 1, is_removed: true },
  ]);
  expect(outcome).toMatchObject({
    rows: [{ shifts: [{ id: canceled }, { id: moved, version: 2 }, { id: NEW, version: 1 }] }],
  });
  expect(await stored([NEW, moved, deleted, canceled])).toEqual([
    { status: 'cancelled', starts: '05-21 10', version: 2 },
    { status: 'draft', starts: '05-22 10', version: 2 },
    { status: 'draft', starts: '05-24 10', version: 1 },
  ]);
});

test('leaves new shifts open that their person may not work, each held against those before it', async () => {
  const first = await draft('Jordan Blake', '2025-05-19');
  const ids = [1, 2, 3].map((number) => NEW.slice(0, -1) + number);
  const [same, free, again] = ids;
  const repeated = (id: string | undefined, day: string) => ({
    id,
    version: null,
    or_open: true,
    ...plan,
    staff_id: JORDAN,
    series_id: NEW,
    ...on(day),
  });
  const outcome = await change([
    { id: first, version: 1, series_id: NEW },
    repeated(again, '2025-05-20'),
    repeated(same, '2025-05-19'),
    // The one of the two with the lower id is first.
    repeated(free, '2025-05-20'),
  ]);
  expect(outcome).toMatchObject({ kind: 'done' });
  expect(
    await database.owner(`select id, staff_id from public.shifts where series_id = $1 order by id`, [NEW]),
  ).toEqual(
    [
      { id: same, staff_id: null },
      { id: free, staff_id: JORDAN },
      { id: again, staff_id: null },
      { id: first, staff_id: JORDAN },
    ].sort((one, two) => String(one.id).localeCompare(String(two.id))),
  );
  expect(await change([{ ...repeated(NEW, '2025-05-21'), or_open: 'yes' }])).toMatchObject({ code: '22023' });
});

test('judges shifts that take each other’s place by the outcome', async () => {
  const [one, two] = [await draft('Jordan Blake', '2025-05-20'), await draft('Jordan Blake', '2025-05-21')];
  const outcome = await change([
    { id: one, version: 1, ...on('2025-05-21') },
    { id: two, version: 1, ...on('2025-05-20') },
  ]);
  expect(outcome).toMatchObject({ kind: 'done' });
  expect((await stored([one, two])).map(({ version }) => version)).toEqual([2, 2]);
});

test('changes nothing over a newer version or a deleted shift, and says which', async () => {
  const [one, two] = [await draft(null, '2025-05-19'), await draft(null, '2025-05-20')];
  await database.as(pineManager, `update public.shifts set notes = 'Keys' where id = $1`, [two]);
  const both = [one, two].map((id) => ({ id, version: 1, ...on('2025-05-22') }));
  expect(await change(both)).toMatchObject({
    code: 'PT409',
    message:
      'Someone else changed the Lifeguard shift on Tuesday, May 20, 10:00 AM to 4:00 PM meanwhile, so nothing was changed.',
  });
  await database.as(pineManager, `select public.remove_shifts($1)`, [[two]]);
  expect(await change(both)).toMatchObject({
    code: 'PT409',
    message: 'Someone else deleted one of these shifts meanwhile, so nothing was changed.',
  });
  expect(await stored([one])).toMatchObject([{ starts: '05-19 10', version: 1 }]);
});

test('deletes drafts in the versions that were seen, and leaves out those that are gone', async () => {
  const [one, two, three] = [
    await draft(null, '2025-05-19'),
    await draft(null, '2025-05-20'),
    await draft(null, '2025-05-21'),
  ];
  const remove = (ids: string[], versions: number[] | null) =>
    database.as(pineManager, `select public.remove_shifts($1, $2) as removed`, [ids, versions]);
  await database.as(pineAdmin, `update public.shifts set notes = 'Keys' where id = $1`, [two]);
  expect(await remove([one, two], [1, 1])).toMatchObject({
    code: 'PT409',
    message:
      'Someone else changed the Lifeguard shift on Tuesday, May 20, 10:00 AM to 4:00 PM meanwhile, so nothing was deleted.',
  });
  expect(await remove([one, two], [1])).toMatchObject({ code: '22023' });
  expect(await stored([one, two])).toHaveLength(2);
  expect(await remove([one, two], [1, 2])).toMatchObject({ rows: [{ removed: 2 }] });
  expect(await remove([one, three], [1, 1])).toMatchObject({ rows: [{ removed: 1 }] });
  expect(await remove([one], null)).toMatchObject({ rows: [{ removed: 0 }] });
  const published = await draft('Jordan Blake', '2025-05-22', 'published');
  expect(await remove([published], [1])).toMatchObject({ code: '42501' });
  expect(await stored([published])).toHaveLength(1);
});

test('keeps every rule, and tells each person once', async () => {
  await giveAccount(database, 'Avery Collins', 'b0000000-0000-4000-8000-000000000001');
  const [one, two] = [
    await draft('Jordan Blake', '2025-05-19', 'published'),
    await draft('Jordan Blake', '2025-05-20', 'published'),
  ];
  const moved = (first: string, second: string) =>
    change([
      { id: one, version: 1, ...on(first) },
      { id: two, version: 1, ...on(second) },
    ]);
  expect(await moved('2025-05-22', '2025-05-22')).toMatchObject({ code: '23P01' });
  expect(await stored([one, two])).toMatchObject([{ version: 1 }, { version: 1 }]);
  await forgetNews(database);
  expect(await moved('2025-05-22', '2025-05-23')).toMatchObject({ kind: 'done' });
  expect((await newsOf(database, pineStaff.userId)).map(({ title }) => title)).toEqual([
    '2 of your shifts have changed, the first on Thursday, May 22',
  ]);
});

test('saves over a soft rule with a reason', async () => {
  const late = { starts_at: '2025-05-20T20:00:00-04:00', ends_at: '2025-05-20T23:00:00-04:00' };
  await draft('Jordan Blake', '2025-05-21');
  const added = [{ id: NEW, version: null, ...plan, staff_id: JORDAN, ...late }];
  await plannedShift(database, { person: 'Jordan Blake', from: '2025-05-20 10:00', to: '2025-05-20 18:00' });
  expect(await change(added)).toMatchObject({ code: 'PT422' });
  expect(await change(added, pineManager, 'He offered to come.')).toMatchObject({ kind: 'done' });
});

test('is for the managers of the club, and for lists of at most 4,000', async () => {
  const shift = await draft(null, '2025-05-19');
  const removed = [{ id: shift, version: 1, is_removed: true }];
  for (const caller of [pineStaff, firm]) expect(await change(removed, caller)).toMatchObject({ code: '42501' });
  expect(await change(removed, lakeAdmin)).toMatchObject({ code: 'PT409' });
  expect(await change({})).toMatchObject({ code: '22023' });
  expect(await change(Array.from({ length: 4001 }, () => ({})))).toMatchObject({ code: '22023' });
  expect(await stored([shift])).toHaveLength(1);
});

test('asks for each shift once, with its id and version', async () => {
  const shift = await draft(null, '2025-05-19');
  const removed = { id: shift, version: 1, is_removed: true };
  for (const sent of [
    [1],
    [null],
    [[removed]],
    [{ ...plan, ...on('2025-05-22'), version: null }],
    [{ ...removed, id: 'Monday' }],
    [{ ...removed, id: 7 }],
    [removed, removed],
    [removed, { ...removed, id: shift.toUpperCase() }],
    [{ id: shift, is_removed: true }],
    [{ ...plan, ...on('2025-05-22'), id: NEW }],
    [{ ...removed, version: 'one' }],
    [{ ...removed, version: 1.5 }],
    [{ ...removed, is_removed: 'yes' }],
    [{ ...removed, is_removed: null }],
  ]) {
    expect(await change(sent)).toMatchObject({
      code: '22023',
      message: 'It is not said clearly how each shift is changed, so nothing was changed.',
      hint: expect.stringMatching(/\w/),
    });
  }
  expect(await stored([shift, NEW])).toMatchObject([{ status: 'draft', version: 1 }]);
  expect(await change([])).toMatchObject({ rows: [{ shifts: [] }] });
});
