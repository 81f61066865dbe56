import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { people, PINE_HOLLOW } from '../../support/people';
import { plannedShift, planShift, shiftsFrom, staffId } from '../planShift';

const database = databaseOfEachTest();
const { pineManager } = people;
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

  test('the service and imports follow them, too', async () => {
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
