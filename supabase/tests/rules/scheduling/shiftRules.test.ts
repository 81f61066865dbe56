import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, type Caller } from '../support/people';
import { plannedShift, planShift, shiftsFrom, staffId } from './planShift';

const database = databaseOfEachTest();

const { pineManager, pineStaff, lakeAdmin, firm } = people;
const JORDAN = staffId('Jordan Blake');

describe('hard rules: no one overrides them', () => {
  const refused = async (shift: Parameters<typeof planShift>[1], message: string, code = '23514') => {
    const before = await shiftsFrom(database, '2025-05-05');
    expect(await planShift(database, { ...shift, reason: 'The manager says so' })).toMatchObject({
      kind: 'refused',
      code,
      message,
      hint: expect.stringMatching(/\w/),
    });
    expect(await shiftsFrom(database, '2025-05-05')).toBe(before);
  };

  test('no one works twice at the same time, as a draft or published', async () => {
    await plannedShift(database, { person: 'Jordan Blake', from: '2025-05-20 10:00', to: '2025-05-20 16:00' });
    await refused(
      { person: 'Jordan Blake', from: '2025-05-20 15:30', to: '2025-05-20 20:00', status: 'published' },
      'Jordan Blake already works on Tuesday, May 20, 10:00 AM to 4:00 PM.',
      '23P01',
    );
    const follows = { person: 'Jordan Blake', from: '2025-05-20 16:00', to: '2025-05-20 18:00' };
    expect(await planShift(database, { ...follows, reason: 'Covers the gap' })).toMatchObject({ kind: 'done' });
  });

  test('a canceled shift blocks no one, until it is restored', async () => {
    const cancelled = await plannedShift(database, {
      person: 'Jordan Blake',
      from: '2025-05-20 10:00',
      to: '2025-05-20 16:00',
      status: 'cancelled',
    });
    await plannedShift(database, { person: 'Jordan Blake', from: '2025-05-20 12:00', to: '2025-05-20 18:00' });
    const restored = await database.as(pineManager, `update public.shifts set status = 'draft' where id = $1`, [
      cancelled,
    ]);
    expect(restored).toMatchObject({ kind: 'refused', code: '23P01' });
  });

  test('the constraint also applies without the sentence', async () => {
    await database.owner(`alter table public.shifts disable trigger "Shifts_check_new"`);
    await plannedShift(database, { person: 'Jordan Blake', from: '2025-05-20 10:00', to: '2025-05-20 16:00' });
    expect(
      await planShift(database, { person: 'Jordan Blake', from: '2025-05-20 15:00', to: '2025-05-20 18:00' }),
    ).toMatchObject({ kind: 'refused', code: '23P01', message: expect.stringContaining('shifts_no_double_booking') });
  });

  test('approved time off stays free, including its last day; requested time off does not', async () => {
    await refused(
      { person: 'Liam Novak', from: '2025-05-18 10:00', to: '2025-05-18 16:00' },
      'Liam Novak has time off from Friday, May 16 to Sunday, May 18.',
    );
    await plannedShift(database, { person: 'Liam Novak', from: '2025-05-19 10:00', to: '2025-05-19 16:00' });
    await plannedShift(database, { person: 'Jordan Blake', from: '2025-05-17 10:00', to: '2025-05-17 16:00' });
  });

  test('a shift past midnight reaches into the next day off', async () => {
    await refused(
      { person: 'Liam Novak', from: '2025-05-15 22:00', to: '2025-05-16 01:00' },
      'Liam Novak has time off from Friday, May 16 to Sunday, May 18.',
    );
    await plannedShift(database, { person: 'Liam Novak', from: '2025-05-15 18:00', to: '2025-05-16 00:00' });
  });

  test('every certification of the role must be valid on the day of the shift, not today', async () => {
    await database.owner(
      `update public.staff_certifications set expiry_date = '2025-05-20' where staff_id = $1 and certification_name = 'CPR/AED'`,
      [JORDAN],
    );
    await plannedShift(database, { person: 'Jordan Blake', from: '2025-05-20 10:00', to: '2025-05-20 16:00' });
    await refused(
      { person: 'Jordan Blake', from: '2025-05-22 10:00', to: '2025-05-22 16:00' },
      'Jordan Blake cannot work as Lifeguard on Thursday, May 22 without a valid certification: ' +
        'CPR/AED (expired on Tuesday, May 20, 2025).',
    );
  });

  test('a person without a certification, or before its first day, does not work in the role', async () => {
    await refused(
      { person: 'Owen Pratt', role: 'Lifeguard', from: '2025-05-20 10:00', to: '2025-05-20 16:00' },
      'Owen Pratt cannot work as Lifeguard on Tuesday, May 20 without a valid certification: CPR/AED (expired on Monday, March 31, 2025), Lifeguarding.',
    );
    await database.owner(
      `update public.staff_certifications set issued_on = '2025-05-21' where staff_id = $1 and certification_name = 'Lifeguarding'`,
      [JORDAN],
    );
    await refused(
      { person: 'Jordan Blake', from: '2025-05-20 10:00', to: '2025-05-20 16:00' },
      'Jordan Blake cannot work as Lifeguard on Tuesday, May 20 without a valid certification: Lifeguarding.',
    );
  });

  test('no one works before the first day, after the last one, or while inactive', async () => {
    const shift = { person: 'Jordan Blake', from: '2025-05-20 10:00', to: '2025-05-20 16:00' };
    await database.owner(`update public.staff_members set start_date = '2026-04-01' where id = $1`, [JORDAN]);
    await refused(shift, 'Jordan Blake starts work on Wednesday, April 1, 2026.');
    await database.owner(`update public.staff_members set start_date = '2025-05-21' where id = $1`, [JORDAN]);
    await refused(shift, 'Jordan Blake starts work on Wednesday, May 21.');
    await database.owner(
      `update public.staff_members set start_date = '2025-04-01', end_date = '2025-05-19' where id = $1`,
      [JORDAN],
    );
    await refused(shift, 'Jordan Blake worked until Monday, May 19.');
    await database.owner(`update public.staff_members set end_date = null, status = 'Inactive' where id = $1`, [
      JORDAN,
    ]);
    await refused(shift, 'Jordan Blake is inactive.');
  });

  test('a changed shift is checked again: moved, given away, with another role', async () => {
    const shift = await plannedShift(database, {
      person: 'Jordan Blake',
      from: '2025-05-20 10:00',
      to: '2025-05-20 16:00',
    });
    for (const change of [
      `staff_id = '${staffId('Owen Pratt')}'`,
      `role = 'Maintenance'`,
      `staff_id = '${staffId('Liam Novak')}', starts_at = '2025-05-17 14:00+00', ends_at = '2025-05-17 18:00+00'`,
    ]) {
      expect(await database.as(pineManager, `update public.shifts set ${change} where id = $1`, [shift])).toMatchObject(
        {
          kind: 'refused',
          code: '23514',
        },
      );
    }
    expect(await database.owner(`select staff_id, role from public.shifts where id = $1`, [shift])).toEqual([
      { staff_id: JORDAN, role: 'Lifeguard' },
    ]);
  });

  test('they apply to the service and to imports as to people', async () => {
    await expect(
      database.owner(
        `insert into public.shifts (club_id, staff_id, role, starts_at, ends_at)
         values ($1, $2, 'Lifeguard', '2025-05-20 14:00+00', '2025-05-20 20:00+00')`,
        [PINE_HOLLOW, staffId('Owen Pratt')],
      ),
    ).rejects.toThrow('Owen Pratt cannot work as Lifeguard');
  });

  test('shifts that block each other trade places in one statement', async () => {
    const ids = await Promise.all([
      plannedShift(database, { person: 'Jordan Blake', from: '2025-05-20 10:00', to: '2025-05-20 16:00' }),
      plannedShift(database, { person: 'Avery Collins', from: '2025-05-20 10:00', to: '2025-05-20 16:00' }),
    ]);
    const traded = await database.as(
      pineManager,
      `update public.shifts set staff_id = case id when $1 then $3::uuid else $4::uuid end where id in ($1, $2)`,
      [...ids, staffId('Avery Collins'), JORDAN],
    );
    expect(traded).toMatchObject({ kind: 'done', affected: 2 });
  });
});

describe('soft rules: planned anyway with a reason', () => {
  const warned = async (shift: Parameters<typeof planShift>[1], message: string) => {
    const before = await shiftsFrom(database, '2025-05-01');
    expect(await planShift(database, shift)).toMatchObject({ kind: 'refused', code: 'PT422', message });
    expect(await shiftsFrom(database, '2025-05-01')).toBe(before);
    const id = await plannedShift(database, { ...shift, reason: 'Agreed on the phone' });
    expect(await database.owner(`select reason from public.shift_events where shift_id = $1`, [id])).toEqual([
      { reason: 'Agreed on the phone' },
    ]);
    expect(await database.owner(`select override_reason from public.shifts where id = $1`, [id])).toEqual([
      { override_reason: null },
    ]);
  };

  test('an hour of a weekday on which the person cannot work', () =>
    warned(
      { person: 'Jordan Blake', from: '2025-05-16 12:00', to: '2025-05-16 18:00' },
      'Jordan Blake is not available on Friday, May 16, 12:00 PM to 6:00 PM.',
    ));

  test("hours outside of the person's limits for the day", async () => {
    await plannedShift(database, { person: 'Isabel Cortez', from: '2025-05-17 09:00', to: '2025-05-17 13:00' });
    await warned(
      { person: 'Isabel Cortez', from: '2025-05-24 12:00', to: '2025-05-24 16:00' },
      'Isabel Cortez is not available on Saturday, May 24, 12:00 PM to 4:00 PM.',
    );
  });

  test('an entry for one date overrides the one for its weekday', async () => {
    await database.as(
      pineStaff,
      `insert into public.staff_availability (club_id, staff_id, day, from_time, to_time, kind)
       values ($1, $2, '2025-05-16', '08:00', '22:00', 'available')`,
      [PINE_HOLLOW, JORDAN],
    );
    await plannedShift(database, { person: 'Jordan Blake', from: '2025-05-16 12:00', to: '2025-05-16 18:00' });
  });

  test('someone on leave', async () => {
    await database.owner(`update public.staff_members set status = 'On Leave' where id = $1`, [JORDAN]);
    await warned(
      { person: 'Jordan Blake', from: '2025-05-20 10:00', to: '2025-05-20 16:00' },
      'Jordan Blake is on leave.',
    );
  });

  test('more than forty hours in the workweek, not counting breaks', async () => {
    for (const day of ['19', '20', '21', '22']) {
      await plannedShift(database, {
        person: 'Tyler Jennings',
        from: `2025-05-${day} 09:00`,
        to: `2025-05-${day} 17:00`,
      });
    }
    const fifth = { person: 'Tyler Jennings', from: '2025-05-23 08:00', to: '2025-05-23 16:30' };
    await plannedShift(database, { ...fifth, breakMinutes: 30 });
    await warned(
      { person: 'Tyler Jennings', from: '2025-05-24 10:00', to: '2025-05-24 11:00' },
      'Tyler Jennings would work 41 hours in the week from Sunday, May 18; more than 40 hours are overtime.',
    );
    await plannedShift(database, { person: 'Tyler Jennings', from: '2025-05-25 10:00', to: '2025-05-25 16:00' });
  });

  test("uses the club's week and its hours", async () => {
    await database.as(pineManager, `update public.club_labor_rules set workweek_start = 1, weekly_hours_cap = 6`);
    await plannedShift(database, { person: 'Tyler Jennings', from: '2025-05-18 10:00', to: '2025-05-18 16:00' });
    await warned(
      { person: 'Tyler Jennings', from: '2025-05-19 09:00', to: '2025-05-19 16:00' },
      'Tyler Jennings would work 7 hours in the week from Monday, May 19; more than 6 hours are overtime.',
    );
  });

  test('less than ten hours of rest, before or after', async () => {
    await plannedShift(database, { person: 'Jordan Blake', from: '2025-05-20 14:00', to: '2025-05-20 20:00' });
    await warned(
      { person: 'Jordan Blake', from: '2025-05-21 05:30', to: '2025-05-21 09:00' },
      'Jordan Blake would rest only 9.5 hours between this shift and the one on Tuesday, May 20, 2:00 PM to 8:00 PM; ' +
        'the club plans 10 hours.',
    );
    await plannedShift(database, { person: 'Avery Collins', from: '2025-05-20 20:00', to: '2025-05-20 22:00' });
    await plannedShift(database, { person: 'Avery Collins', from: '2025-05-21 08:00', to: '2025-05-21 12:00' });
  });

  test('a shift longer than the club plans, with its breaks', async () => {
    const day = { person: 'Tyler Jennings', from: '2025-05-20 08:00', to: '2025-05-20 20:00' };
    await plannedShift(database, day);
    const night = { ...day, from: '2025-05-23 08:00', to: '2025-05-24 00:00', breakMinutes: 60 };
    await warned(night, 'Tyler Jennings would work a shift of 16 hours; the club plans 12 hours at most.');
    await database.as(pineManager, `update public.club_labor_rules set shift_hours_cap = 24`);
    const whole = { person: 'Tyler Jennings', from: '2025-05-26 08:00', to: '2025-05-27 08:00' };
    await plannedShift(database, whole);
  });

  test('a published shift is not removed, moved or canceled shortly before it begins', async () => {
    const shift = `id = '10000007-0000-4000-8000-000000000049'`;
    for (const change of [`staff_id = null`, `ends_at = '2025-05-01 21:00+00'`, `status = 'cancelled'`]) {
      const attempt = () => database.as(pineManager, `update public.shifts set ${change} where ${shift}`);
      expect(await attempt()).toMatchObject({
        kind: 'refused',
        code: 'PT422',
        message:
          'Jordan Blake counts on the shift on Thursday, May 1, 10:00 AM to 4:00 PM, which begins in less than 24 hours.',
      });
    }
    expect(await database.owner(`select staff_id, status from public.shifts where ${shift}`)).toEqual([
      { staff_id: JORDAN, status: 'published' },
    ]);
    const override = `update public.shifts set staff_id = null, override_reason = 'Called in sick' where ${shift}`;
    expect(await database.as(pineManager, override)).toMatchObject({ kind: 'done', affected: 1 });
    // The reason was for that write: the next one needs its own.
    await database.owner(`update public.shifts set staff_id = $1, override_reason = 'Well again' where ${shift}`, [
      JORDAN,
    ]);
    expect(await database.as(pineManager, `update public.shifts set staff_id = null where ${shift}`)).toMatchObject({
      code: 'PT422',
    });
    expect(
      await database.owner(`select reason from public.shift_events where shift_${shift} order by created_at`),
    ).toEqual([{ reason: 'Called in sick' }, { reason: 'Well again' }]);
  });

  test('notes, a flag and filling an open shift need no reason', async () => {
    const change = (set: string, number: number) =>
      database.as(pineManager, `update public.shifts set ${set} where id = $1`, [
        `10000007-0000-4000-8000-0000000000${number}`,
      ]);
    expect(await change(`notes = 'Bring the rescue tubes'`, 49)).toMatchObject({ kind: 'done', affected: 1 });
    expect(await change(`needs_cover = true`, 49)).toMatchObject({ kind: 'done', affected: 1 });
    expect(await change(`staff_id = '${staffId('Tyler Jennings')}'`, 54)).toMatchObject({ kind: 'done', affected: 1 });
  });

  test('publishing what was planned with a reason needs none', async () => {
    const id = await plannedShift(database, {
      person: 'Jordan Blake',
      from: '2025-05-16 12:00',
      to: '2025-05-16 18:00',
      reason: 'Class is cancelled that day',
    });
    expect(
      await database.as(pineManager, `update public.shifts set status = 'published' where id = $1`, [id]),
    ).toMatchObject({ kind: 'done', affected: 1 });
  });

  test.each([
    ['is empty', ''],
    ['is one letter', '  x '],
    ['is too long', 'x'.repeat(501)],
  ])('rejects a reason that %s', async (_case, reason) => {
    const shift = { person: 'Jordan Blake', from: '2025-05-16 12:00', to: '2025-05-16 18:00', reason };
    expect(await planShift(database, shift)).toMatchObject({ kind: 'refused', code: '22023' });
  });
});

describe('asking before writing', () => {
  const ask = (caller: typeof pineManager, person: string, at = '2025-05-16') =>
    database.as(
      caller,
      `select kind, rule from public.shift_problems(staff_id => $1, role => 'Lifeguard',
         starts_at => ($2 || ' 12:00')::timestamp at time zone 'America/New_York',
         ends_at => ($2 || ' 18:00')::timestamp at time zone 'America/New_York')`,
      [person, at],
    );

  test('a manager sees every problem of anyone in the club, hard and soft', async () => {
    expect(await ask(pineManager, JORDAN)).toMatchObject({ rows: [{ kind: 'soft', rule: 'availability' }] });
    expect(await ask(pineManager, staffId('Liam Novak'))).toMatchObject({ rows: [{ kind: 'hard', rule: 'time_off' }] });
    expect(await ask(pineManager, staffId('Tyler Jennings'))).toMatchObject({ rows: [] });
  });

  test('a person sees problems about themselves and no one else, and nothing of other clubs', async () => {
    expect(await ask(pineStaff, JORDAN)).toMatchObject({ rows: [{ rule: 'availability' }] });
    for (const [caller, person] of [
      [pineStaff, staffId('Liam Novak')],
      [lakeAdmin, JORDAN],
      [firm, JORDAN],
    ] as const) {
      expect(await ask(caller, person)).toMatchObject({ kind: 'refused', code: 'PT404' });
    }
  });

  test('needs only the changed values of an existing shift', async () => {
    const problems = await database.as(
      pineManager,
      `select rule, message from public.shift_problems(shift_id => '10000007-0000-4000-8000-000000000049', staff_id => $1)`,
      [staffId('Caleb Foster')],
    );
    expect(problems).toMatchObject({ kind: 'done', rows: [{ rule: 'overlap' }, { rule: 'notice' }] });
  });

  test('an incomplete shift is refused with what is missing', async () => {
    expect(
      await database.as(pineManager, `select * from public.shift_problems(staff_id => $1)`, [JORDAN]),
    ).toMatchObject({
      code: '22023',
      message: 'A shift has a role, a start and a later end.',
    });
  });

  test('a week shows what has become wrong since it was planned', async () => {
    expect(await database.as(pineManager, `select * from public.schedule_problems('2025-05-01')`)).toMatchObject({
      kind: 'done',
      rows: [],
    });
    await database.owner(`update public.staff_members set end_date = '2025-05-02' where id = $1`, [JORDAN]);
    expect(
      await database.as(
        pineManager,
        `select staff_id, kind, rule, message from public.schedule_problems('2025-05-01')`,
      ),
    ).toMatchObject({
      rows: [
        { staff_id: JORDAN, kind: 'hard', rule: 'employment', message: 'Jordan Blake worked until Friday, May 2.' },
      ],
    });
    expect(await database.as(pineStaff, `select * from public.schedule_problems('2025-05-01')`)).toMatchObject({
      code: '42501',
    });
  });
});

describe('the person of a shift', () => {
  test('no one of another club is planned, and nothing about them is revealed', async () => {
    const outcome = await database.as(
      pineManager,
      `insert into public.shifts (club_id, staff_id, role, starts_at, ends_at)
       values ($1, '20000005-0000-4000-8000-000000000001', 'Lifeguard', '2025-05-20 14:00+00', '2025-05-20 20:00+00')`,
      [PINE_HOLLOW],
    );
    expect(outcome).toMatchObject({ kind: 'refused', code: '23503' });
    expect(JSON.stringify(outcome)).not.toContain('Sam Okafor');
  });

  test('a draft is deleted; a published shift is canceled instead', async () => {
    const draft = await plannedShift(database, { from: '2025-05-20 10:00', to: '2025-05-20 16:00' });
    expect(await database.as(pineManager, `delete from public.shifts where id = $1`, [draft])).toMatchObject({
      affected: 1,
    });
    const published = '10000007-0000-4000-8000-000000000073';
    expect(await database.as(pineManager, `delete from public.shifts where id = $1`, [published])).toMatchObject({
      kind: 'refused',
      code: '42501',
      message: 'A shift that was published is canceled, not deleted.',
    });
    expect(await database.owner(`select 1 from public.shifts where id in ($1, $2)`, [draft, published])).toHaveLength(
      1,
    );
  });

  test('a removed person leaves their shifts open, and a removed club deletes everything', async () => {
    const [before] = await database.owner(
      `select count(*)::int as shifts from public.shifts where club_id = $1 and (staff_id is null or staff_id = $2)`,
      [PINE_HOLLOW, JORDAN],
    );
    await database.owner(`delete from public.staff_members where id = $1`, [JORDAN]);
    expect(
      await database.owner(`select count(*)::int as open from public.shifts where club_id = $1 and staff_id is null`, [
        PINE_HOLLOW,
      ]),
    ).toEqual([{ open: before?.shifts }]);
    await database.owner(`delete from public.clubs where id = $1`, [PINE_HOLLOW]);
    expect(await database.owner(`select distinct club_id from public.shifts`)).toEqual([{ club_id: LAKESIDE }]);
  });

  test('a renamed job role keeps its shifts and templates, whatever has expired since', async () => {
    await database.owner(`update public.staff_certifications set expiry_date = '2025-04-28'`);
    const renamed = `update public.job_roles set title = 'Pool Guard' where title = 'Lifeguard'`;
    expect(await database.as(pineManager, renamed)).toMatchObject({ kind: 'done', affected: 1 });
    for (const table of ['shifts', 'schedule_template_shifts']) {
      expect(
        await database.owner(`select distinct role from public.${table} where role like '%uard' order by 1`),
      ).toEqual([{ role: 'Head Guard' }, { role: 'Pool Guard' }]);
    }
  });
});

describe('the role of a shift', () => {
  const add = (role: string, caller: Caller = pineManager) =>
    database.as(
      caller,
      `insert into public.shifts (club_id, role, starts_at, ends_at)
       values ($1, $2, '2025-05-20 14:00+00', '2025-05-20 18:00+00') returning id`,
      [PINE_HOLLOW, role],
    );

  test('is a job role of the club', async () => {
    const unknown = {
      code: '23514',
      message: 'The club has no job role called Astronaut.',
      hint: 'Choose a job role of the club, or add this one to its job roles first.',
    };
    expect(await add('Astronaut')).toMatchObject(unknown);
    const shift = await plannedShift(database, { from: '2025-05-20 10:00', to: '2025-05-20 14:00' });
    const planned = `update public.shifts set role = 'Astronaut' where id = $1`;
    expect(await database.as(pineManager, planned, [shift])).toMatchObject(unknown);
    // Another club learns nothing of the roles here.
    expect(await add('Astronaut', lakeAdmin)).toMatchObject({ code: '42501' });
  });

  test('stays one that was removed since', async () => {
    await database.owner(
      `insert into public.shifts (club_id, role, starts_at, ends_at)
       values ($1, 'Snack Bar', '2025-05-20 14:00+00', '2025-05-20 18:00+00')`,
      [PINE_HOLLOW],
    );
    expect(await add('Snack Bar')).toMatchObject({ kind: 'done', affected: 1 });
  });
});
