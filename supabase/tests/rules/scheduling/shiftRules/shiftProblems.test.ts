import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { people } from '../../support/people';
import { staffId } from '../planShift';

const database = databaseOfEachTest();
const { pineManager, pineStaff, lakeAdmin, firm } = people;
const JORDAN = staffId('Jordan Blake');

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
