import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { people, PINE_HOLLOW } from '../../support/people';
import { plannedShift, planShift, shiftsFrom, staffId } from '../planShift';

const database = databaseOfEachTest();
const { pineManager, pineStaff } = people;
const JORDAN = staffId('Jordan Blake');

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

  test('warns about an hour of a weekday on which the person cannot work', () =>
    warned(
      { person: 'Jordan Blake', from: '2025-05-16 12:00', to: '2025-05-16 18:00' },
      'Jordan Blake is not available on Friday, May 16, 12:00 PM to 6:00 PM.',
    ));

  test("warns about hours outside of the person's limits for the day", async () => {
    await plannedShift(database, { person: 'Isabel Cortez', from: '2025-05-17 09:00', to: '2025-05-17 13:00' });
    await warned(
      { person: 'Isabel Cortez', from: '2025-05-24 12:00', to: '2025-05-24 16:00' },
      'Isabel Cortez is not available on Saturday, May 24, 12:00 PM to 4:00 PM.',
    );
  });

  test('lets an entry for one date override the one for its weekday', async () => {
    await database.as(
      pineStaff,
      `insert into public.staff_availability (club_id, staff_id, day, from_time, to_time, kind)
       values ($1, $2, '2025-05-16', '08:00', '22:00', 'available')`,
      [PINE_HOLLOW, JORDAN],
    );
    await plannedShift(database, { person: 'Jordan Blake', from: '2025-05-16 12:00', to: '2025-05-16 18:00' });
  });

  test('warns about someone on leave', async () => {
    await database.owner(`update public.staff_members set status = 'On Leave' where id = $1`, [JORDAN]);
    await warned(
      { person: 'Jordan Blake', from: '2025-05-20 10:00', to: '2025-05-20 16:00' },
      'Jordan Blake is on leave.',
    );
  });

  test('warns about more than forty hours in the workweek, not counting breaks', async () => {
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

  test('warns about less than ten hours of rest, before or after', async () => {
    await plannedShift(database, { person: 'Jordan Blake', from: '2025-05-20 14:00', to: '2025-05-20 20:00' });
    await warned(
      { person: 'Jordan Blake', from: '2025-05-21 05:30', to: '2025-05-21 09:00' },
      'Jordan Blake would rest only 9.5 hours between this shift and the one on Tuesday, May 20, 2:00 PM to 8:00 PM; ' +
        'the club plans 10 hours.',
    );
    await plannedShift(database, { person: 'Avery Collins', from: '2025-05-20 20:00', to: '2025-05-20 22:00' });
    await plannedShift(database, { person: 'Avery Collins', from: '2025-05-21 08:00', to: '2025-05-21 12:00' });
  });

  test('warns about a shift that is longer than the club plans, with its breaks', async () => {
    const day = { person: 'Tyler Jennings', from: '2025-05-20 08:00', to: '2025-05-20 20:00' };
    await plannedShift(database, day);
    const night = { ...day, from: '2025-05-23 08:00', to: '2025-05-24 00:00', breakMinutes: 60 };
    await warned(night, 'Tyler Jennings would work a shift of 16 hours; the club plans 12 hours at most.');
    await database.as(pineManager, `update public.club_labor_rules set shift_hours_cap = 24`);
    const whole = { person: 'Tyler Jennings', from: '2025-05-26 08:00', to: '2025-05-27 08:00' };
    await plannedShift(database, whole);
  });

  test('warns when a published shift is removed, moved or canceled shortly before it begins', async () => {
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

  test('asks for no reason when notes or a flag change, or an open shift is filled', async () => {
    const change = (set: string, number: number) =>
      database.as(pineManager, `update public.shifts set ${set} where id = $1`, [
        `10000007-0000-4000-8000-0000000000${number}`,
      ]);
    expect(await change(`notes = 'Bring the rescue tubes'`, 49)).toMatchObject({ kind: 'done', affected: 1 });
    expect(await change(`needs_cover = true`, 49)).toMatchObject({ kind: 'done', affected: 1 });
    expect(await change(`staff_id = '${staffId('Tyler Jennings')}'`, 54)).toMatchObject({ kind: 'done', affected: 1 });
  });

  test('asks for no reason when a shift is published that was planned with one', async () => {
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
