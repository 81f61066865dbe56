import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { people, PINE_HOLLOW, type Caller } from '../../support/people';
import { staffId } from '../planShift';

const database = databaseOfEachTest();
const { pineManager, pineStaff } = people;
const JORDAN = staffId('Jordan Blake');

const askTimeOff = (caller: Caller, from: string, until = from) =>
  database.as(
    caller,
    `insert into public.time_off_requests (club_id, staff_id, starts_on, ends_on) values ($1, $2, $3, $4) returning id`,
    [PINE_HOLLOW, JORDAN, from, until],
  );

describe('time off', () => {
  test('must be requested as far ahead as the club requires; a manager enters it at any time', async () => {
    expect(await askTimeOff(pineStaff, '2025-05-02')).toMatchObject({ kind: 'done' });
    await database.as(pineManager, `update public.club_labor_rules set time_off_notice_days = 14`);
    expect(await askTimeOff(pineStaff, '2025-05-14')).toMatchObject({
      kind: 'refused',
      code: '22023',
      message: 'Time off is asked for 14 days ahead, so from Thursday, May 15 on.',
    });
    expect(await askTimeOff(pineStaff, '2025-05-15')).toMatchObject({ kind: 'done' });
    expect(await askTimeOff(pineManager, '2025-05-05')).toMatchObject({ kind: 'done' });
    await database.as(pineManager, `update public.club_labor_rules set time_off_notice_days = 1`);
    expect(await askTimeOff(pineStaff, '2025-05-01')).toMatchObject({
      message: 'Time off is asked for 1 day ahead, so from Friday, May 2 on.',
    });
  });

  test.each([
    ['2025-05-26', '2025-05-30'],
    ['2025-05-20', '2025-05-24'],
    ['2025-05-01', '2025-12-31'],
  ])('from %s to %s is refused because of blackout days', async (from, until) => {
    await database.owner(`delete from public.time_off_requests`);
    expect(await askTimeOff(pineStaff, from, until)).toMatchObject({
      code: '22023',
      message: 'No one has time off on Saturday, May 24 to Monday, May 26: Opening weekend.',
    });
    expect(await askTimeOff(pineManager, from, until)).toMatchObject({ kind: 'done' });
  });

  test('can be requested 18 months ahead at most; a manager enters it at any time', async () => {
    expect(await askTimeOff(pineStaff, '2026-11-01')).toMatchObject({ kind: 'done' });
    expect(await askTimeOff(pineStaff, '2035-07-01')).toMatchObject({
      kind: 'refused',
      code: '22023',
      message: 'Time off is asked for 18 months ahead at most, so until Sunday, November 1, 2026.',
    });
    expect(await askTimeOff(pineManager, '2035-07-01')).toMatchObject({ kind: 'done' });
  });

  test('cannot be moved onto blackout days later; its reason can still be corrected', async () => {
    const outcome = await askTimeOff(pineStaff, '2025-05-27');
    const id = outcome.kind === 'done' ? outcome.rows[0]?.id : undefined;
    const change = (set: string) =>
      database.as(pineStaff, `update public.time_off_requests set ${set} where id = $1`, [id]);
    expect(await change(`starts_on = '2025-05-25'`)).toMatchObject({ code: '22023' });
    await database.owner(
      `insert into public.time_off_blackouts (club_id, starts_on, ends_on, name) values ($1, '2025-05-27', '2025-05-27', 'Inspection')`,
      [PINE_HOLLOW],
    );
    expect(await change(`reason = 'Dentist'`)).toMatchObject({ affected: 1 });
  });
});

describe('availability', () => {
  // The club's day is Thursday, May 1. Seven days before its Sunday the week of May 11 is the first that is not due.
  const add = (caller: Caller, columns: { weekday?: number; day?: string; staff?: string }) =>
    database.as(
      caller,
      `insert into public.staff_availability (club_id, staff_id, weekday, day, kind)
       values ($1, $2, $3, $4, 'unavailable') returning id, applies_from::text`,
      [PINE_HOLLOW, columns.staff ?? JORDAN, columns.weekday ?? null, columns.day ?? null],
    );
  const idOf = (outcome: Awaited<ReturnType<typeof add>>) =>
    outcome.kind === 'done' ? outcome.rows[0]?.id : undefined;

  test('is accepted for a day until its week is due', async () => {
    expect(await add(pineStaff, { day: '2025-05-10' })).toMatchObject({
      code: '22023',
      message: 'Availability for Saturday, May 10 is due already. You can change it from Sunday, May 11 on.',
    });
    const later = await add(pineStaff, { day: '2025-05-11' });
    expect(later).toMatchObject({ kind: 'done', rows: [{ applies_from: null }] });
    const move = (day: string) =>
      database.as(pineStaff, `update public.staff_availability set day = $2 where id = $1`, [idOf(later), day]);
    expect(await move('2025-05-09')).toMatchObject({ code: '22023' });
    expect(await move('2025-05-12')).toMatchObject({ affected: 1 });
  });

  test('counts for a weekday from the first week that is not due', async () => {
    expect(await add(pineStaff, { weekday: 2 })).toMatchObject({ rows: [{ applies_from: '2025-05-11' }] });
    const problems = (day: string) =>
      database.as(
        pineManager,
        `select rule from public.shift_problems(null, $1, 'Lifeguard', $2::date + time '10:00' at time zone 'America/New_York',
          $2::date + time '14:00' at time zone 'America/New_York')`,
        [JORDAN, day],
      );
    expect(await problems('2025-05-06')).toMatchObject({ rows: [] });
    expect(await problems('2025-05-13')).toMatchObject({ rows: [{ rule: 'availability' }] });
  });

  test('cannot be removed for a due day, and can for a past one', async () => {
    const due = await add(pineManager, { day: '2025-05-03' });
    const over = await add(pineManager, { day: '2025-04-20' });
    const remove = (id: unknown) => database.as(pineStaff, `delete from public.staff_availability where id = $1`, [id]);
    expect(await remove(idOf(due))).toMatchObject({ code: '22023' });
    expect(await remove(idOf(over))).toMatchObject({ affected: 1 });
    const weekday = await add(pineStaff, { weekday: 3 });
    expect(await remove(idOf(weekday))).toMatchObject({ affected: 1 });
  });

  test('can be entered by a manager at any time, and counts at once', async () => {
    expect(await add(pineManager, { day: '2025-05-02' })).toMatchObject({ kind: 'done' });
    expect(await add(pineManager, { weekday: 2 })).toMatchObject({ rows: [{ applies_from: null }] });
  });

  test('is due as far ahead as the club sets', async () => {
    await database.as(pineManager, `update public.club_labor_rules set availability_due_days = 0`);
    expect(await add(pineStaff, { day: '2025-05-03' })).toMatchObject({ code: '22023' });
    expect(await add(pineStaff, { day: '2025-05-04' })).toMatchObject({ kind: 'done' });
    await database.as(pineManager, `update public.club_labor_rules set availability_due_days = 3`);
    expect(await add(pineStaff, { day: '2025-05-05' })).toMatchObject({ kind: 'done' });
    await database.as(pineManager, `update public.club_labor_rules set availability_due_days = 4`);
    expect(await add(pineStaff, { day: '2025-05-06' })).toMatchObject({ code: '22023' });
  });

  test('is refused for a colleague because of the person, and not because of the day', async () => {
    expect(await add(pineStaff, { day: '2025-05-03', staff: staffId('Avery Collins') })).toMatchObject({
      code: '42501',
    });
  });
});
