import { sampleId } from '@platform/sample-club';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW, type Caller } from '../support/people';

// An administrator closes a season. The club's clock is fixed at May 1, 2025.

const database = databaseOfEachTest();

const { pineAdmin, pineManager, pineStaff, firm, lakeAdmin } = people;
const RUNNING_2025 = sampleId('season', 2);
const closing = (moment: string, caller: Caller = pineAdmin) =>
  database.as(caller, `update public.seasons set closed_at = $2 where id = $1`, [RUNNING_2025, moment]);
const closedAt = async (year: string) =>
  (
    await database.owner(`select closed_at from public.seasons where club_id = $1 and year = $2`, [PINE_HOLLOW, year])
  )[0]?.closed_at;
const openOn = (day: string) =>
  database.owner(`update public.seasons set opens_on = $2, starts_on = least(starts_on, $2) where id = $1`, [
    RUNNING_2025,
    day,
  ]);
const enter = (year: string, starts: string, opens: string, ends: string) =>
  database.as(
    pineAdmin,
    `insert into public.seasons (club_id, year, starts_on, opens_on, ends_on, closed_at)
     values ($1, $2, $3, $4, $5, '2001-01-01')`,
    [PINE_HOLLOW, year, starts, opens, ends],
  );

test.each(['2025-05-01 13:00+00', '2099-01-01'])(
  'refuses to close a season that has not opened (%s)',
  async (moment) => {
    expect(await closing(moment)).toEqual({
      kind: 'refused',
      code: '23514',
      message: 'The season 2025 opens on May 24, 2025, so it is not closed yet.',
      hint: 'Close it when it is over.',
    });
    expect(await closedAt('2025')).toBeNull();
  },
);

test('sets the time of closing on the server, from the opening day on', async () => {
  await openOn('2025-05-02');
  expect(await closing('2025-05-02')).toMatchObject({ kind: 'refused', code: '23514' });
  await openOn('2025-05-01');
  expect(await closing('2099-01-01')).toMatchObject({ kind: 'done', affected: 1 });
  expect(await closedAt('2025')).toEqual(new Date('2025-05-01T13:00:00Z'));
});

test('enters a season of an earlier year as closed now, and not a future one', async () => {
  expect(await enter('2023', '2023-05-01', '2023-05-24', '2023-09-01')).toMatchObject({ kind: 'done' });
  expect(await closedAt('2023')).toEqual(new Date('2025-05-01T13:00:00Z'));
  expect(await enter('2031', '2031-05-01', '2031-05-24', '2031-09-01')).toMatchObject({
    kind: 'refused',
    message: 'The season 2031 opens on May 24, 2031, so it is not closed yet.',
  });
});

test('keeps two seasons of a club from sharing a day', async () => {
  const [running] = await database.owner(`select starts_on::text, ends_on::text from public.seasons where id = $1`, [
    RUNNING_2025,
  ]);
  const days = String(running?.ends_on);
  expect(
    await database.as(
      pineManager,
      `insert into public.seasons (club_id, year, starts_on, opens_on, ends_on)
       values ($1, '2026', $2, $2, $2::date + 90)`,
      [PINE_HOLLOW, days],
    ),
  ).toMatchObject({ kind: 'refused', code: '23P01', message: expect.stringContaining('"seasons_one_at_a_time"') });
  expect(
    await database.as(
      pineManager,
      `insert into public.seasons (club_id, year, starts_on, opens_on, ends_on)
       values ($1, '2026', $2::date + 1, $2::date + 1, $2::date + 90)`,
      [PINE_HOLLOW, days],
    ),
  ).toMatchObject({ kind: 'done', affected: 1 });
});

describe('an administrator', () => {
  const setClock = (moment: string) =>
    database.owner(`update public.clubs set clock_override = $2 where id = $1`, [PINE_HOLLOW, moment]);
  const version = async () =>
    (await database.owner(`select version from public.seasons where id = $1`, [RUNNING_2025]))[0]?.version;
  const close = async (caller: Caller = pineAdmin) =>
    database.as(caller, `select public.close_season($1, $2)`, [RUNNING_2025, await version()]);
  const reopen = async (reason: string | null, caller: Caller = pineAdmin) =>
    database.as(caller, `select public.reopen_season($1, $2, $3)`, [RUNNING_2025, reason, await version()]);
  const preview = async (caller: Caller = pineAdmin) =>
    database.as(caller, `select figure, amount from public.season_close_preview($1)`, [RUNNING_2025]);
  const outcomes = () =>
    database.owner(
      `select outcome, count(*)::int as people from public.staff_seasons where season_id = $1 group by outcome order by 1`,
      [RUNNING_2025],
    );

  beforeEach(() => setClock('2025-09-10T09:00:00-04:00'));

  test('closes and reopens a season, and both stay on record', async () => {
    expect(await close()).toMatchObject({ kind: 'done' });
    expect(await closedAt('2025')).toEqual(new Date('2025-09-10T13:00:00Z'));
    expect(await outcomes()).toEqual([{ outcome: 'finished', people: 24 }]);
    await setClock('2025-10-10T09:00:00-04:00');
    expect(await reopen('  Two shifts were forgotten. ')).toMatchObject({ kind: 'done' });
    expect(await closedAt('2025')).toBeNull();
    expect(await outcomes()).toEqual([{ outcome: null, people: 24 }]);
    expect(
      await database.as(
        pineManager,
        `select action, reason, actor, happened_at from public.season_events where season_id = $1 order by happened_at`,
        [RUNNING_2025],
      ),
    ).toMatchObject({
      rows: [
        { action: 'closed', reason: null, actor: pineAdmin.userId, happened_at: new Date('2025-09-10T13:00:00Z') },
        {
          action: 'reopened',
          reason: 'Two shifts were forgotten.',
          actor: pineAdmin.userId,
          happened_at: new Date('2025-10-10T13:00:00Z'),
        },
      ],
    });
  });

  test('cannot reopen more than 30 days after the close', async () => {
    await close();
    await setClock('2025-10-10T09:00:01-04:00');
    expect(await reopen('Too late.')).toMatchObject({
      kind: 'refused',
      code: '42501',
      message: 'The season 2025 closed on September 10, 2025, more than 30 days ago.',
    });
    expect(await closedAt('2025')).not.toBeNull();
  });

  test.each([[null], ['   ']])('cannot reopen when the reason is %p', async (reason) => {
    await close();
    expect(await reopen(reason)).toMatchObject({ kind: 'refused', code: 'PT422' });
  });

  test('does not change people who left during the season when it is reopened', async () => {
    await database.owner(
      `update public.staff_members set status = 'Inactive'
       where id = (select id from public.staff_members where club_id = $1 and status = 'Active' limit 1)`,
      [PINE_HOLLOW],
    );
    const before = await outcomes();
    await close();
    await reopen('A correction.');
    expect(await outcomes()).toEqual(before);
  });

  test("cannot close twice, or over another person's change", async () => {
    expect(await database.as(pineAdmin, `select public.close_season($1, 99)`, [RUNNING_2025])).toMatchObject({
      kind: 'refused',
      code: 'PT409',
    });
    await close();
    expect(await close()).toMatchObject({ kind: 'refused', code: 'PT409', message: 'This season has closed already.' });
  });

  test('previews the open items and the people who may return', async () => {
    await database.owner(
      `update public.staff_seasons set eligible_for_rehire = false
       where id = (select id from public.staff_seasons where season_id = $1 limit 1)`,
      [RUNNING_2025],
    );
    const shown = await preview();
    if (shown.kind !== 'done') throw new Error('The preview was refused.');
    const figures: Record<string, unknown> = Object.fromEntries(
      shown.rows.map(({ figure, amount }) => [figure, amount]),
    );
    const [counted] = await database.owner(
      `select
         (select count(*)::int from public.checklist_items as item
          join public.checklists as list on list.id = item.checklist_id
          where list.season_id = $1 and list.kind <> 'daily_operations' and not list.archived
            and not item.completed) as checklist_items,
         (select count(*)::int from public.maintenance_tickets
          where club_id = $2 and status <> 'resolved') as tickets,
         (select count(*)::int from public.staff_certifications as held
          join public.staff_members as person on person.id = held.staff_id and person.status <> 'Inactive'
          where held.club_id = $2 and held.expiry_date <= '2025-09-10'::date + 30 and not exists (
            select from public.staff_certifications as newer where newer.staff_id = held.staff_id
              and newer.certification_name = held.certification_name and newer.expiry_date > held.expiry_date
          )) as certifications,
         (select count(*)::int from public.job_applications
          where club_id = $2 and season = '2025' and status in ('pending_review', 'interviewed')) as applications,
         (select count(*)::int from public.timesheets where club_id = $2 and approved_at is null
          and (minutes > 0 or open_entries > 0) and workweek_start between '2025-03-26' and '2025-09-01') as timesheets,
         (select count(*)::int from public.budget_categories
          where club_id = $2 and year = '2025' and type = 'expense' and amount is null) as unfinished_budget,
         (select count(*)::int from public.vendor_visits
          where club_id = $2 and visited_on is null and scheduled_on between '2025-04-01' and '2025-09-01') as visits,
         (select count(*)::int from public.vendor_visits
          where club_id = $2 and invoice = 'open' and visited_on between '2025-04-01' and '2025-09-01') as invoices`,
      [RUNNING_2025, PINE_HOLLOW],
    );
    expect(figures).toMatchObject({ ...counted, shifts: 0, worked: 24, left: 0, may_return: 23 });
    expect(figures).toMatchObject({ documents: 3, equipment: 24, reviews: 24, asked: 0, wish_to_return: 0 });
    for (const figure of ['checklist_items', 'timesheets', 'visits', 'invoices', 'tickets', 'unfinished_budget'])
      expect(figures[figure]).toBeGreaterThan(0);
    await setClock('2025-05-01T09:00:00-04:00');
    const early = await preview();
    expect(early.kind === 'done' && early.rows.find(({ figure }) => figure === 'shifts')?.amount).toBeGreaterThan(0);
  });

  test('counts a person who is reviewed and has returned the equipment as done', async () => {
    const open = async () => {
      const shown = await preview(pineManager);
      if (shown.kind !== 'done') throw new Error('The preview was refused.');
      const figure = (name: string) => shown.rows.find((row) => row.figure === name)?.amount;
      return [figure('reviews'), figure('equipment')];
    };
    expect(await open()).toEqual([24, 24]);
    const [person] = await database.owner(`select staff_id from public.staff_seasons where season_id = $1 limit 1`, [
      RUNNING_2025,
    ]);
    await database.as(
      pineManager,
      `insert into public.staff_reviews (club_id, staff_id, season_id, rating, reviewed_on)
       values ($1, $2, $3, 4, '2025-09-05')`,
      [PINE_HOLLOW, person?.staff_id, RUNNING_2025],
    );
    await database.as(
      pineManager,
      `update public.staff_seasons set equipment_returned_on = '2025-09-05' where season_id = $1 and staff_id = $2`,
      [RUNNING_2025, person?.staff_id],
    );
    expect(await open()).toEqual([23, 23]);
  });

  test('is the only one who closes and reopens, and previews like managers', async () => {
    expect(await preview(pineManager)).toMatchObject({ kind: 'done' });
    for (const caller of [pineManager, pineStaff, firm, lakeAdmin]) {
      const previews = caller === pineManager ? [] : [await preview(caller)];
      for (const attempt of [await close(caller), await closing('2025-09-10', caller), ...previews]) {
        if (attempt.kind === 'done') expect(attempt).toMatchObject({ affected: 0 });
        else expect(attempt).toMatchObject({ code: expect.stringMatching(/^(42501|PT404)$/) });
      }
      expect(await closedAt('2025')).toBeNull();
    }
    await close();
    for (const caller of [pineManager, pineStaff, firm, lakeAdmin]) {
      expect(await reopen('Please.', caller)).toMatchObject({ kind: 'refused' });
    }
    expect(await closedAt('2025')).not.toBeNull();
  });
});
