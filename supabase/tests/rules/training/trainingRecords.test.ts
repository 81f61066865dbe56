import { sampleId } from '@platform/sample-club';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, type Caller } from '../support/people';
import { readAs } from '../support/readAs';
import { staffId } from '../scheduling/planShift';

const database = databaseOfEachTest();

const { pineManager, pineStaff, lakeAdmin, firm } = people;
/** CPR/AED & First Aid, which renews CPR/AED. */
const CPR_COURSE = '30000000-0000-4000-8000-000000001000';
const CLAIRE = staffId('Claire Beaumont');
const LUCY = staffId('Lucy Tran');
const JORDAN = staffId('Jordan Blake');

const refused = (code: string, message: string) => ({ kind: 'refused', code, message, hint: expect.any(String) });

describe('recording who finished a training', () => {
  const idsOf = async (...staffIds: string[]) =>
    (
      await database.owner(`select id from public.training_participants where course_id = $1 and staff_id = any ($2)`, [
        CPR_COURSE,
        staffIds,
      ])
    ).map(({ id }) => String(id));
  const record = (ids: string[], day: string | null = null, caller: Caller = pineManager) =>
    database.as(
      caller,
      `select name, completed_at, certification_name, expiry_date::text from public.record_training($1, $2)`,
      [ids, day],
    );
  const completedAt = async (staff: string) =>
    (
      await database.owner(
        'select completed_at from public.training_participants where course_id = $1 and staff_id = $2',
        [CPR_COURSE, staff],
      )
    )[0]?.completed_at;

  test('marks all of them, and says until when the certification counts now', async () => {
    expect(await record(await idsOf(CLAIRE, LUCY), '2025-04-29')).toMatchObject({
      kind: 'done',
      rows: [
        {
          name: 'Claire Beaumont',
          completed_at: new Date('2025-04-29T16:00:00Z'),
          certification_name: 'CPR/AED',
          expiry_date: '2027-04-29',
        },
        { name: 'Lucy Tran', certification_name: 'CPR/AED', expiry_date: '2027-04-29' },
      ],
    });
  });

  test('is of today unless told, at the club’s own now', async () => {
    await record(await idsOf(LUCY));
    expect(await completedAt(LUCY)).toEqual(new Date('2025-05-01T13:00:00Z'));
  });

  test('corrects a day, and leaves people who already have that day unchanged', async () => {
    const before = await completedAt(JORDAN);
    await record(await idsOf(JORDAN), '2025-04-12');
    expect(await completedAt(JORDAN)).toEqual(before);
    await record(await idsOf(JORDAN), '2025-04-13');
    expect(await completedAt(JORDAN)).toEqual(new Date('2025-04-13T16:00:00Z'));
  });

  test('marks no one in the future, and no one of several when one is not there', async () => {
    const ids = await idsOf(CLAIRE, LUCY);
    expect(await record(ids, '2025-05-02')).toMatchObject(refused('22023', 'Training is not completed in the future.'));
    expect(await record([...ids, sampleId('staff', 99)])).toMatchObject(
      refused('PT404', 'Some of these people do not take part any more.'),
    );
    expect(await record([])).toMatchObject({ kind: 'refused', code: 'PT404' });
    expect(await completedAt(LUCY)).toBeNull();
  });

  test('is for managers and admins of the club', async () => {
    const ids = await idsOf(LUCY);
    expect(await record(ids, null, pineStaff)).toMatchObject({ kind: 'refused', code: 'PT404' });
    expect(await record(await idsOf(JORDAN), null, pineStaff)).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await record(ids, null, firm)).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await record(ids, null, lakeAdmin)).toMatchObject({ kind: 'refused', code: 'PT404' });
    expect(await completedAt(LUCY)).toBeNull();
  });
});

describe('a training in the archive', () => {
  beforeEach(() =>
    database.as(pineManager, `update public.training_courses set archived_at = now() where id = $1`, [CPR_COURSE]),
  );

  test('counts for no progress and keeps its hours', async () => {
    expect(
      await database.as(pineStaff, 'select modules, percent from public.training_progress where club_id = $1', [
        PINE_HOLLOW,
      ]),
    ).toMatchObject({ rows: [{ modules: 5, percent: 59 }] });
    expect(
      await database.as(pineManager, 'select assigned, module_hours from public.training_people where staff_id = $1', [
        JORDAN,
      ]),
    ).toMatchObject({ rows: [{ assigned: 4, module_hours: '9.00' }] });
  });

  test('lets no one begin an archived training, by any kind of assignment', async () => {
    await database.owner('delete from public.training_participants where course_id = $1 and staff_id = $2', [
      CPR_COURSE,
      LUCY,
    ]);
    const archived = refused('PT409', '"CPR/AED & First Aid" is archived, so no one can begin it.');
    expect(
      await database.as(
        pineManager,
        `insert into public.training_participants (club_id, course_id, staff_id, name) values ($1, $2, $3, 'Lucy')`,
        [PINE_HOLLOW, CPR_COURSE, LUCY],
      ),
    ).toMatchObject(archived);
    expect(
      await database.as(pineManager, `select public.assign_training($1, 'Gate Attendant')`, [CPR_COURSE]),
    ).toMatchObject(archived);
    expect(
      await database.owner('select 1 from public.training_participants where course_id = $1 and staff_id = $2', [
        CPR_COURSE,
        LUCY,
      ]),
    ).toEqual([]);
  });
});

describe('the in-service log', () => {
  const FIRST = sampleId('inServiceSession', 1);
  const log = (
    change: Partial<Record<'held_on' | 'topic' | 'minutes' | 'staff_ids' | 'session_id' | 'version', unknown>> = {},
    caller: Caller = pineManager,
  ) => {
    const sent = {
      held_on: '2025-05-01',
      topic: 'Rescue tubes',
      minutes: 45,
      staff_ids: [JORDAN, LUCY],
      session_id: null,
      version: null,
      ...change,
    };
    return database.as(
      caller,
      `select public.log_in_service_session(club_id_param => $1, held_on_param => $2, topic_param => $3,
         minutes_param => $4, staff_ids_param => $5, session_id_param => $6, version_param => $7) as id`,
      [PINE_HOLLOW, sent.held_on, sent.topic, sent.minutes, sent.staff_ids, sent.session_id, sent.version],
    );
  };
  const minutesOf = (staff: string) =>
    readAs(
      database,
      pineManager,
      `select session_minutes, session_minutes_this_month from public.training_people where staff_id = $1`,
      [staff],
    );
  const sessions = () => database.owner('select count(*)::int as count from public.in_service_sessions');

  test('credits the people who were there, in the year and in the month', async () => {
    expect(await minutesOf(LUCY)).toEqual([{ session_minutes: 30, session_minutes_this_month: 0 }]);
    await log();
    expect(await minutesOf(LUCY)).toEqual([{ session_minutes: 75, session_minutes_this_month: 45 }]);
  });

  test('is corrected with everyone who was there, over the version that was read', async () => {
    expect(await log({ session_id: FIRST, held_on: '2025-04-13', version: 1 })).toMatchObject({ kind: 'done' });
    expect(
      await database.owner('select staff_id from public.in_service_attendances where session_id = $1 order by 1', [
        FIRST,
      ]),
    ).toEqual([{ staff_id: JORDAN }, { staff_id: LUCY }]);
    expect(await log({ session_id: FIRST, topic: 'Too late', version: 1 })).toMatchObject(
      refused('PT409', 'Someone else changed this. Reload to see their version.'),
    );
    expect(await database.owner('select topic from public.in_service_sessions where id = $1', [FIRST])).toEqual([
      { topic: 'Rescue tubes' },
    ]);
  });

  test.each([
    ['no one', { staff_ids: [] }, '22023'],
    ['a day to come', { held_on: '2025-05-02' }, '22023'],
    ['no topic', { topic: ' ' }, '23514'],
    ['no time', { minutes: 0 }, '23514'],
    ['a person of another club', { staff_ids: ['20000005-0000-4000-8000-000000000001'] }, '23503'],
  ])('takes no session of %s', async (_, change, code) => {
    const before = await sessions();
    expect(await log(change)).toMatchObject({ kind: 'refused', code });
    expect(await sessions()).toEqual(before);
  });

  test('is kept by managers and admins of the club', async () => {
    const before = await sessions();
    for (const caller of [pineStaff, lakeAdmin, firm]) {
      expect(await log({}, caller)).toMatchObject({ kind: 'refused', code: '42501' });
    }
    expect(await sessions()).toEqual(before);
  });

  test('stays with a season that has closed, except for its words', async () => {
    await database.owner(
      `update public.seasons set starts_on = '2025-03-01', closed_at = now() where club_id = $1 and year = '2025'`,
      [PINE_HOLLOW],
    );
    const kept = refused('42501', 'The season 2025 has closed, so its in-service log is kept.');
    const change = (sql: string) => database.as(pineManager, sql, [FIRST]);
    expect(await change('delete from public.in_service_sessions where id = $1')).toMatchObject(kept);
    expect(await change('delete from public.in_service_attendances where session_id = $1')).toMatchObject(kept);
    expect(await change('update public.in_service_sessions set minutes = 600 where id = $1')).toMatchObject(kept);
    expect(await change(`update public.in_service_sessions set topic = 'Zones' where id = $1`)).toMatchObject({
      kind: 'done',
    });
    expect(
      await database.owner(
        `select topic, minutes, (select count(*)::int from public.in_service_attendances where session_id = $1) as people
         from public.in_service_sessions where id = $1`,
        [FIRST],
      ),
    ).toEqual([{ topic: 'Zones', minutes: 60, people: 16 }]);
  });

  test('keeps the people who were there on the staff', async () => {
    await database.owner(`delete from public.training_participants where staff_id = $1`, [LUCY]);
    await database.owner(`delete from public.shifts where staff_id = $1`, [LUCY]);
    expect(await database.as(pineManager, 'delete from public.staff where id = $1', [LUCY])).toMatchObject(
      refused('42501', 'Lucy Tran has worked for the club.'),
    );
  });
});

describe('renewals', () => {
  test('name the latest of each kind with the training that renews it', async () => {
    expect(
      await database.as(
        pineManager,
        `select name, days_left, course_title, completed_at from public.training_renewals
         where club_id = $1 and days_left < 30 order by days_left, name`,
        [PINE_HOLLOW],
      ),
    ).toMatchObject({
      rows: [
        { name: 'Claire Beaumont', days_left: -320, course_title: 'CPR/AED & First Aid', completed_at: null },
        { name: 'Owen Pratt', days_left: -31, course_title: 'CPR/AED & First Aid', completed_at: null },
        { name: 'Hannah Lindqvist', days_left: 16, course_title: null },
        { name: 'Marcus Dean', days_left: 16, course_title: null },
        { name: 'Frank Delgado', days_left: 22, course_title: null },
        { name: 'Elena Ruiz', days_left: 28, course_title: null },
        { name: 'Isabel Cortez', days_left: 29, course_title: null },
      ],
    });
  });

  test('and records show everyone to managers, and to others themselves', async () => {
    for (const view of ['training_people', 'training_renewals']) {
      const own = await database.as(pineStaff, `select distinct staff_id from public.${view}`);
      expect(own).toMatchObject({ rows: [{ staff_id: JORDAN }] });
      expect(
        await database.as(pineManager, `select 1 from public.${view} where club_id = $1`, [LAKESIDE]),
      ).toMatchObject({ rows: [] });
    }
  });
});
