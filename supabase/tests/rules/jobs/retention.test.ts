import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, type Caller } from '../support/people';
import { rowsOf } from '../support/rowsOf';

const database = databaseOfEachTest();

const { firm, lakeAdmin, pineAdmin, pineManager, pineStaff, visitor } = people;

const preview = (caller: Caller, clubId = PINE_HOLLOW) =>
  database.as(caller, 'select * from public.retention_preview($1)', [clubId]);
const apply = (caller: Caller, confirmed: unknown, clubId = PINE_HOLLOW) =>
  database.as(caller, 'select * from public.apply_retention($1, $2)', [clubId, JSON.stringify(confirmed)]);
const keepShifts = (months: number) =>
  database.as(
    pineAdmin,
    `insert into public.retention_policies (club_id, kind, keep_months) values ('${PINE_HOLLOW}', 'schedules', $1)`,
    [months],
  );
/** Shifts of six hours that end at these moments, for both clubs. */
const pastShifts = async (...ends: string[]) => {
  for (const end of ends) {
    await database.owner(
      `insert into public.shifts (club_id, role, starts_at, ends_at)
       select id, 'Lifeguard', $1::timestamptz - interval '6 hours', $1 from public.clubs`,
      [end],
    );
  }
};
const shiftsOf = async (clubId: string) =>
  (await database.owner('select count(*)::int as shifts from public.shifts where club_id = $1', [clubId]))[0]?.shifts;
const due = async (kind: string) => rowsOf(await preview(pineAdmin)).find((row) => row.kind === kind)?.due;

test('previews what this installation has, with the shortest time each is kept and why', async () => {
  const rows = rowsOf(await preview(pineAdmin));
  expect(rows.find(({ kind }) => kind === 'schedules')).toMatchObject({
    title: 'Past shifts',
    minimum_months: 36,
    reason: expect.stringContaining('29 CFR 516.5'),
    keep_months: null,
    keep_from: null,
    due: 0,
  });
  const present = await database.owner(
    `select distinct kind from app.retention_sources join pg_class on relname = relation
     and relnamespace = 'public'::regnamespace order by kind`,
  );
  expect(rows.map(({ kind }) => kind).sort()).toEqual(present.map(({ kind }) => kind));
});

test('finds the table and date column of every source', async () => {
  const named = 'select kind, relation from app.retention_sources order by kind, relation';
  const found = `select kind, relname as relation from app.present_retention_sources() as present
    join pg_class on pg_class.oid = present.relation order by kind, relname`;
  expect(await database.owner(found)).toEqual(await database.owner(named));
});

test('has a source for every kind, and a preview for each', async () => {
  const kinds = await database.owner('select kind from app.retention_kinds order by kind');
  expect(await database.owner('select distinct kind from app.retention_sources order by kind')).toEqual(kinds);
  const previewed = rowsOf(await preview(pineAdmin)).map(({ kind }) => ({ kind }));
  expect(previewed.sort((a, b) => String(a.kind).localeCompare(String(b.kind)))).toEqual(kinds);
});

test('counts due rows from midnight at the club, by its own clock', async () => {
  // Pine Hollow's today is 2025-05-01; 36 months before, New York was four hours behind UTC.
  await keepShifts(36);
  await pastShifts('2022-05-01T03:59:59Z', '2022-05-01T04:00:00Z');
  expect(await due('schedules')).toBe(1);
});

test('deletes exactly what was confirmed, only in their own club, and records it', async () => {
  await keepShifts(36);
  await pastShifts('2019-07-01T20:00:00Z', '2020-07-01T20:00:00Z', '2025-04-20T20:00:00Z');
  const before = { pine: Number(await shiftsOf(PINE_HOLLOW)), lake: await shiftsOf(LAKESIDE) };
  expect(await due('schedules')).toBe(2);
  expect(rowsOf(await apply(pineAdmin, { schedules: 2 }))).toEqual([{ kind: 'schedules', deleted: 2 }]);
  expect(await shiftsOf(PINE_HOLLOW)).toBe(before.pine - 2);
  expect(await shiftsOf(LAKESIDE)).toBe(before.lake);
  expect(
    await database.owner(
      `select subject, action, detail, user_name from public.data_events where created_at = now() and club_id = $1`,
      [PINE_HOLLOW],
    ),
  ).toEqual([
    { subject: 'retention', action: 'applied', detail: { deleted: { schedules: 2 } }, user_name: 'Marcus Bell' },
  ]);
});

test('rolls back when counts have changed, so a second click deletes nothing', async () => {
  await keepShifts(36);
  await pastShifts('2019-07-01T20:00:00Z', '2020-07-01T20:00:00Z');
  const before = await shiftsOf(PINE_HOLLOW);
  expect(await apply(pineAdmin, { activity: 0, schedules: 1 })).toMatchObject({
    kind: 'refused',
    code: 'PT409',
    message: 'The counts have changed since the preview.',
    hint: expect.stringContaining('Nothing was deleted'),
  });
  expect(await shiftsOf(PINE_HOLLOW)).toBe(before);
  rowsOf(await apply(pineAdmin, { schedules: 2 }));
  expect(await apply(pineAdmin, { schedules: 2 })).toMatchObject({ code: 'PT409' });
  expect(await shiftsOf(PINE_HOLLOW)).toBe(Number(before) - 2);
});

test.each([
  ['nothing', {}],
  ['a list', [1]],
  ['a count that is no number', { schedules: 'all' }],
  ['a count below zero', { schedules: -1 }],
  ['null', { schedules: null }],
  ['what is kept for good', { messages: 0 }],
  ['an unknown kind', { 'shifts; drop table public.shifts': 0 }],
])('refuses to confirm %s', async (_case, confirmed) => {
  const before = await shiftsOf(PINE_HOLLOW);
  expect(await apply(pineAdmin, confirmed)).toMatchObject({ kind: 'refused', code: '22023', hint: expect.any(String) });
  expect(await shiftsOf(PINE_HOLLOW)).toBe(before);
});

test('lets only an admin of the club preview and delete', async () => {
  await keepShifts(36);
  await pastShifts('2019-07-01T20:00:00Z');
  const before = await shiftsOf(PINE_HOLLOW);
  for (const caller of [pineManager, pineStaff, lakeAdmin, firm, visitor]) {
    expect(await preview(caller)).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await apply(caller, { schedules: 1 })).toMatchObject({ kind: 'refused', code: '42501' });
  }
  expect(await database.as(pineAdmin, 'select * from public.retention_preview(null)')).toMatchObject({ code: '42501' });
  expect(await shiftsOf(PINE_HOLLOW)).toBe(before);
});

test('keeps nothing shorter than the law requires, and names the law in the refusal', async () => {
  expect(await keepShifts(12)).toMatchObject({
    kind: 'refused',
    code: '23514',
    message: 'Past shifts are kept for 36 months at least.',
    hint: expect.stringContaining('29 CFR 516.5'),
  });
  const lowered = await database.as(
    pineAdmin,
    `update public.retention_policies set keep_months = 11 where kind = 'applications'`,
  );
  expect(lowered).toMatchObject({ code: '23514', hint: expect.stringContaining('29 CFR 1602.14') });
  expect(
    await database.as(
      pineAdmin,
      `insert into public.retention_policies (club_id, kind, keep_months) values ('${PINE_HOLLOW}', 'members', 60)`,
    ),
  ).toMatchObject({ code: '23514', message: 'Retention knows no kind "members".' });
  expect(
    await database.owner(`select kind, keep_months from public.retention_policies where club_id = $1 order by kind`, [
      PINE_HOLLOW,
    ]),
  ).toEqual([
    { kind: 'activity', keep_months: 24 },
    { kind: 'applications', keep_months: 24 },
    { kind: 'incidents', keep_months: 84 },
    { kind: 'logs', keep_months: 36 },
  ]);
});

describe('applies the minimum to deleting row by row', () => {
  const refusal = (title: string, months: number) => ({
    kind: 'refused',
    code: '42501',
    message: `${title} are kept for ${months} months at least.`,
    hint: expect.stringMatching(/^Federal law keeps/),
  });
  const rows = async (table: string) =>
    (await database.owner(`select count(*)::int as n from public.${table} where club_id = $1`, [PINE_HOLLOW]))[0]?.n;

  test('applies it to every source of every kind', async () => {
    const bound = `select relname as relation from pg_trigger join pg_class on pg_class.oid = tgrelid
      where tgfoid = 'app.keep_for_minimum()'::regprocedure order by relname`;
    expect(await database.owner(bound)).toEqual(
      await database.owner('select relation from app.retention_sources order by relation'),
    );
  });

  test('keeps applications of every status', async () => {
    const before = await rows('job_applications');
    expect(before).toBeGreaterThan(0);
    for (const caller of [pineManager, pineAdmin]) {
      expect(await database.as(caller, `delete from public.job_applications`)).toMatchObject(
        refusal('Job applications', 12),
      );
    }
    expect(await rows('job_applications')).toBe(before);
  });

  test('lets no person delete incidents, even if they are dated back', async () => {
    const before = await rows('incidents');
    expect(before).toBeGreaterThan(0);
    await database.as(pineManager, `update public.incidents set occurred_at = '2001-01-01'`);
    for (const caller of [pineManager, pineAdmin]) {
      expect(await database.as(caller, `delete from public.incidents`)).toMatchObject({
        kind: 'refused',
        code: '42501',
        message: 'permission denied for table incidents',
      });
    }
    expect(await rows('incidents')).toBe(before);
  });

  test('does not allow a deletion when a row is dated back or ahead', async () => {
    for (const day of ['2001-01-01', '2031-01-01']) {
      await database.as(pineManager, `update public.job_applications set applied_date = $1`, [day]);
      expect(await database.as(pineManager, `delete from public.job_applications`)).toMatchObject(
        refusal('Job applications', 12),
      );
    }
  });

  test("ends a minimum with its last day, by the club's clock", async () => {
    const application = (moment: string) =>
      database.owner(
        `insert into public.job_applications (club_id, name, applied_date, created_at)
         values ($1, 'Robin Hale', '2024-04-01', $2)`,
        [PINE_HOLLOW, moment],
      );
    const remove = () => database.as(pineManager, `delete from public.job_applications where name = 'Robin Hale'`);
    // Pine Hollow's today is 2025-05-01; in New York 2024-05-01 begins at 04:00 UTC.
    await application('2024-05-01T04:00:00Z');
    expect(await remove()).toMatchObject(refusal('Job applications', 12));
    await database.owner(`delete from public.job_applications where name = 'Robin Hale'`);
    await application('2024-05-01T03:59:59Z');
    expect(await remove()).toMatchObject({ kind: 'done', affected: 1 });
  });

  test('lets a future draft be deleted as a plan, and keeps a past one as a record', async () => {
    const draft = (start: string) =>
      database.owner(
        `insert into public.shifts (club_id, role, starts_at, ends_at, notes)
         values ($1, 'Lifeguard', $2, $2::timestamptz + interval '6 hours', 'Draft')`,
        [PINE_HOLLOW, start],
      );
    const remove = () => database.as(pineManager, `delete from public.shifts where notes = 'Draft'`);
    await draft('2025-05-20T14:00:00Z');
    expect(await remove()).toMatchObject({ kind: 'done', affected: 1 });
    await draft('2025-04-20T14:00:00Z');
    expect(await remove()).toMatchObject(refusal('Past shifts', 36));
  });
});
