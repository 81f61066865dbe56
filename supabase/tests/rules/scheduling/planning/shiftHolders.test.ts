import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, type Caller } from '../../support/people';
import { plannedShift, staffId } from '../planShift';

const database = databaseOfEachTest();
const { pineManager, lakeAdmin } = people;
const JORDAN = staffId('Jordan Blake');

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
