import { sampleId } from '@platform/sample-club';
import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { people, PINE_HOLLOW } from '../../support/people';
import { staffId } from '../planShift';

// What was worked stays, even if people of the club do not want it: shifts that have begun, what belongs to a closed
// season, training that was finished. What a club has to correct, it can.

const database = databaseOfEachTest();

const { pineAdmin, pineManager } = people;
const CLOSED_2024 = sampleId('season', 1);
const RUNNING_2025 = sampleId('season', 2);
const refusedWith = (message: string) => ({ kind: 'refused', code: '42501', message, hint: expect.any(String) });

describe('a shift that has begun', () => {
  // The club's clock stands at Thursday, May 1, 9:00 in New York.
  const WORKED = `club_id = '${PINE_HOLLOW}' and staff_id is not null and status = 'published'
    and starts_at < '2025-05-01 13:00+00'`;
  let shift: string;
  beforeEach(async () => {
    const [row] = await database.owner(`select id from public.shifts where ${WORKED} order by starts_at, id limit 1`);
    shift = String(row?.id);
  });
  const change = (set: string, caller = pineManager) =>
    database.as(caller, `update public.shifts set ${set} where id = $1`, [shift]);
  const paid = () =>
    database.owner(`select staff_id, sum(minutes)::int as minutes from public.shift_hours group by 1 order by 1`);
  const closeTheSeason = () =>
    database.owner(
      `update public.seasons set closed_at = '2025-05-01 12:00+00', starts_on = '2025-03-01' where id = $1`,
      [RUNNING_2025],
    );

  test.each([
    ['is not taken from the person who worked it', `staff_id = null`],
    ['is not made a draft again', `status = 'draft'`],
    ['is not put off', `starts_at = '2025-05-06 14:00+00', ends_at = '2025-05-06 20:00+00'`],
  ])('%s, with a reason or without', async (_what, set) => {
    const before = await paid();
    for (const caller of [pineManager, pineAdmin]) {
      for (const reason of ['', `, override_reason = 'Cheaper this way'`]) {
        expect(await change(set + reason, caller)).toMatchObject(
          refusedWith('This shift has begun, so who worked it is kept.'),
        );
      }
    }
    expect(await paid()).toEqual(before);
  });

  test('cannot be emptied with all others at once', async () => {
    const before = await paid();
    expect(
      await database.as(pineManager, `update public.shifts set staff_id = null, override_reason = 'Tidying up'`),
    ).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await paid()).toEqual(before);
  });

  test('is not given away by a drop request that is decided too late', async () => {
    await database.owner(`alter table public.shift_requests disable trigger user`);
    const [request] = await database.owner(
      `insert into public.shift_requests (club_id, shift_id, staff_id, kind)
       select club_id, id, staff_id, 'drop' from public.shifts where id = $1 returning id`,
      [shift],
    );
    const before = await paid();
    expect(
      await database.as(pineManager, `select public.decide_shift_request($1, 'approved')`, [request?.id]),
    ).toMatchObject(refusedWith('This shift has begun, so who worked it is kept.'));
    expect(await paid()).toEqual(before);
    expect(await database.owner(`select status from public.shift_requests where id = $1`, [request?.id])).toEqual([
      { status: 'open' },
    ]);
  });

  test('is canceled when no one came, and keeps the reason', async () => {
    expect(await change(`status = 'cancelled'`)).toMatchObject({
      kind: 'refused',
      code: 'PT422',
      message: 'This shift has begun, and the person who worked it would lose its hours.',
    });
    expect(await change(`status = 'cancelled', override_reason = 'Thunderstorm, no one came'`)).toMatchObject({
      affected: 1,
    });
    expect(
      await database.owner(`select reason from public.shift_events where shift_id = $1 and kind = 'cancelled'`, [
        shift,
      ]),
    ).toEqual([{ reason: 'Thunderstorm, no one came' }]);
  });

  test('is not even canceled once its season has closed', async () => {
    await closeTheSeason();
    const before = await paid();
    for (const set of [
      `status = 'cancelled', override_reason = 'No one came'`,
      // To where it could be cancelled.
      `starts_at = '2025-02-20 14:00+00', ends_at = '2025-02-20 20:00+00', override_reason = 'On another day'`,
    ]) {
      expect(await change(set)).toMatchObject(
        refusedWith('The season 2025 has closed, so the shifts that were worked in it are kept.'),
      );
    }
    expect(await paid()).toEqual(before);
  });

  test('can be corrected: its times, its break, and its person', async () => {
    const stayed = `ends_at = ends_at + interval '15 minutes', break_minutes = 10, override_reason = 'Stayed longer'`;
    expect(await change(stayed)).toMatchObject({ kind: 'done', affected: 1 });
    const [colleague] = await database.owner(
      `select member.id from public.staff_members as member
       join public.shifts as worked on worked.id = $1 and worked.role = member.role
       where not exists (select from public.shifts where shifts.staff_id = member.id
         and shifts.starts_at::date between worked.starts_at::date - 1 and worked.starts_at::date + 1)
       order by member.id limit 1`,
      [shift],
    );
    const stoodIn = `staff_id = '${String(colleague?.id)}', override_reason = 'Stood in for a colleague'`;
    expect(await change(stoodIn)).toMatchObject({ kind: 'done', affected: 1 });
  });

  test('can be filled afterwards if it was open', async () => {
    await database.owner(
      `update public.shifts set staff_id = null, override_reason = 'No one was entered' where id = $1 returning id`,
      [shift],
    );
    expect(await change(`staff_id = '${staffId('Zoe Hartman')}', override_reason = 'Came at once'`)).toMatchObject({
      affected: 1,
    });
  });
});

test('a future shift is opened with a reason', async () => {
  expect(
    await database.as(
      pineManager,
      `update public.shifts set staff_id = null, override_reason = 'Called in sick'
       where id = (select id from public.shifts where staff_id is not null and status = 'published'
         and starts_at > '2025-05-01 13:00+00' and club_id = '${PINE_HOLLOW}' order by starts_at, id limit 1)`,
    ),
  ).toMatchObject({ kind: 'done', affected: 1 });
});

describe('of a closed season', () => {
  const listOf = async (season: string) => {
    const [list] = await database.owner(
      `select id from public.checklists where season_id = $1 order by position, id limit 1`,
      [season],
    );
    return String(list?.id);
  };
  const kept = () =>
    database.owner(
      `select (select count(*)::int from public.checklists where season_id = $1) as lists,
         (select count(*)::int from public.checklist_items join public.checklists on checklists.id = checklist_id
          where season_id = $1) as items,
         (select count(*)::int from public.survey_answers join public.surveys on surveys.id = survey_id
          where season_id = $1) as answers,
         (select rating from public.season_satisfaction where season_id = $1) as rating`,
      [CLOSED_2024],
    );

  test('keeps every checklist and item from being deleted or moved', async () => {
    const before = await kept();
    const list = await listOf(CLOSED_2024);
    const current = await listOf(RUNNING_2025);
    for (const [sql, values] of [
      [`delete from public.checklists where id = $1`, [list]],
      [`delete from public.checklists`, []],
      [`delete from public.checklist_items where checklist_id = $1`, [list]],
      [`update public.checklist_items set checklist_id = $2 where checklist_id = $1`, [list, current]],
    ] as const) {
      expect(await database.as(pineManager, sql, [...values])).toMatchObject(
        refusedWith('The season 2024 has closed, so its checklists are kept.'),
      );
    }
    expect(await kept()).toEqual(before);
  });

  test('an item can still be corrected; items of the current season can be deleted', async () => {
    expect(
      await database.as(pineManager, `update public.checklist_items set notes = 'Done late' where checklist_id = $1`, [
        await listOf(CLOSED_2024),
      ]),
    ).toMatchObject({ kind: 'done' });
    expect(
      await database.as(pineManager, `delete from public.checklists where id = $1`, [await listOf(RUNNING_2025)]),
    ).toMatchObject({ kind: 'done', affected: 1 });
  });

  test("people's answers stay, with their season", async () => {
    const before = await kept();
    for (const sql of [
      `delete from public.surveys where season_id = '${CLOSED_2024}'`,
      `update public.surveys set season_id = null where season_id = '${CLOSED_2024}'`,
      `update public.surveys set season_id = '${RUNNING_2025}' where season_id = '${CLOSED_2024}'`,
    ]) {
      expect(await database.as(pineAdmin, sql)).toMatchObject(
        refusedWith('The season 2024 has closed, so what people answered about it is kept.'),
      );
    }
    expect(await kept()).toEqual(before);
    expect(before).not.toMatchObject([{ answers: 0 }]);
  });

  test('a survey without answers can be deleted', async () => {
    const [survey] = await database.owner(
      `insert into public.surveys (club_id, season_id, kind, title) values ($1, $2, 'member', 'By mistake') returning id`,
      [PINE_HOLLOW, CLOSED_2024],
    );
    expect(await database.as(pineManager, `delete from public.surveys where id = $1`, [survey?.id])).toMatchObject({
      affected: 1,
    });
  });
});

describe('training that was completed', () => {
  const COURSE = '30000000-0000-4000-8000-000000002000';
  const finished = () =>
    database.owner(
      `select name, completed_at from public.training_participants where course_id = $1 and completed_at is not null
       order by name`,
      [COURSE],
    );
  const remove = (name: unknown) =>
    database.as(pineManager, `delete from public.training_participants where course_id = $1 and name = $2`, [
      COURSE,
      name,
    ]);
  const takeBack = (name: unknown) =>
    database.as(
      pineManager,
      `update public.training_participants set completed_at = null where course_id = $1 and name = $2`,
      [COURSE, name],
    );

  test('is not deleted, alone or with its module', async () => {
    const before = await finished();
    const name = before[0]?.name;
    expect(await remove(name)).toMatchObject(
      refusedWith(`${String(name)} has finished this training, so the record is kept.`),
    );
    expect(await database.as(pineAdmin, `delete from public.training_participants`)).toMatchObject({ code: '42501' });
    expect(await database.as(pineAdmin, `delete from public.training_courses where id = $1`, [COURSE])).toMatchObject(
      refusedWith('People have finished "Emergency Action Plan", so it is kept.'),
    );
    expect(await finished()).toEqual(before);
  });

  test('can be undone when it was marked by mistake, and then deleted', async () => {
    const [row] = await finished();
    expect(await takeBack(row?.name)).toMatchObject({ kind: 'done', affected: 1 });
    expect(await remove(row?.name)).toMatchObject({ kind: 'done', affected: 1 });
  });

  test('cannot be undone in a closed season either; its day can be corrected', async () => {
    const [row] = await finished();
    const finish = (day: string) =>
      database.as(
        pineManager,
        `update public.training_participants set completed_at = $3 where course_id = $1 and name = $2`,
        [COURSE, row?.name, day],
      );
    expect(await finish('2024-06-01 14:00+00')).toMatchObject({ kind: 'done' });
    const before = await finished();
    for (const attempt of [takeBack, remove]) {
      expect(await attempt(row?.name)).toMatchObject(
        refusedWith('The season 2024 has closed, so the training that was finished in it is kept.'),
      );
    }
    expect(await finished()).toEqual(before);
    expect(await finish('2024-06-02 14:00+00')).toMatchObject({ kind: 'done', affected: 1 });
  });

  test('counts again in a closed season when a later completion is undone', async () => {
    const [row] = await finished();
    const finish = (day: string) =>
      database.as(
        pineManager,
        `update public.training_participants set completed_at = $3 where course_id = $1 and name = $2`,
        [COURSE, row?.name, day],
      );
    await finish('2024-06-01 14:00+00');
    const before = await finished();
    // Again this year, and corrected: what was finished before is still known.
    for (const day of ['2025-04-20 14:00+00', '2025-04-21 14:00+00']) {
      expect(await finish(day)).toMatchObject({ kind: 'done', affected: 1 });
    }
    expect(await finished()).not.toEqual(before);
    const kept = refusedWith('The season 2024 has closed, so the training that was finished in it is kept.');
    expect(await remove(row?.name)).toMatchObject(kept);
    expect(await takeBack(row?.name)).toMatchObject({ kind: 'done', affected: 1 });
    expect(await finished()).toEqual(before);
    for (const attempt of [takeBack, remove]) expect(await attempt(row?.name)).toMatchObject(kept);
  });
});

test('all of it is deleted with the club', async () => {
  await database.owner(`delete from public.clubs where id = $1`, [PINE_HOLLOW]);
  expect(
    await database.owner(
      `select 1 from public.training_participants where club_id = $1
      union all select 1 from public.shifts where club_id = $1`,
      [PINE_HOLLOW],
    ),
  ).toEqual([]);
});
