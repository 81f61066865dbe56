import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW, signedIn, type Caller } from '../support/people';
import { readAs } from '../support/readAs';
import { giveAccount } from '../scheduling/giveAccount';
import { staffId } from '../scheduling/planShift';
import { forgetNews, newsOf, whoWasTold } from './news';

const database = databaseOfEachTest();
beforeEach(async () => {
  await giveAccount(database, 'Avery Collins', AVERY_ACCOUNT);
  // The sample's own requests are about the same shifts.
  await database.owner(`delete from public.shift_requests`);
  await forgetNews(database);
});

const { pineAdmin, pineManager, pineStaff } = people;
const AVERY_ACCOUNT = 'b0000000-0000-4000-8000-000000000001';
const JORDAN = staffId('Jordan Blake');
const AVERY = staffId('Avery Collins');
const JORDANS_SATURDAY = '10000007-0000-4000-8000-000000000073';
const SATURDAY = 'Saturday, May 3, 10:00 AM to 4:00 PM';
const deciders = [pineAdmin.userId, pineManager.userId];

const ask = (caller: Caller, kind: string, shift: string, colleagueShift: string | null = null) =>
  readAs(
    database,
    caller,
    `insert into public.shift_requests (club_id, kind, staff_id, shift_id, colleague_shift_id, note)
     values ($1, $2, $3, $4, $5, 'Exam week') returning id`,
    [PINE_HOLLOW, kind, JORDAN, shift, colleagueShift],
  );

test.each([
  ['drop', JORDANS_SATURDAY, `Jordan Blake asks to drop ${SATURDAY}`],
  ['pickup', '10000007-0000-4000-8000-000000000066', 'Jordan Blake asks to take Friday, May 2, 2:00 PM to 8:00 PM'],
])('asks managers and admins to decide a %s', async (kind, shift, title) => {
  await database.owner(`update public.staff_availability set kind = 'available'`);
  await ask(pineStaff, kind, shift);
  for (const userId of deciders) {
    expect(await newsOf(database, userId)).toEqual([
      { kind: 'email_notifications', title, body: 'Exam week', link: '/scheduling' },
    ]);
  }
  expect(await whoWasTold(database)).toEqual(deciders);
});

test('asks the colleague about a swap first, and managers and admins once both agree', async () => {
  const [averys] = await database.owner(
    `insert into public.shifts (club_id, staff_id, role, starts_at, ends_at, status)
     values ($1, $2, 'Lifeguard', '2025-05-20 14:00+00', '2025-05-20 20:00+00', 'published') returning id`,
    [PINE_HOLLOW, AVERY],
  );
  // Avery works at the hours of Jordan's shift, and could not have both.
  await database.owner(`update public.shifts set staff_id = null where id = '10000007-0000-4000-8000-000000000074'`);
  await forgetNews(database);
  const [request] = await ask(pineStaff, 'swap', JORDANS_SATURDAY, String(averys?.id));
  expect(await newsOf(database, AVERY_ACCOUNT)).toEqual([
    {
      kind: 'email_notifications',
      title: 'Jordan Blake asks you to swap Tuesday, May 20, 10:00 AM to 4:00 PM',
      body: `You would work ${SATURDAY} instead.\nExam week`,
      link: '/scheduling',
    },
  ]);
  expect(await whoWasTold(database)).toEqual([AVERY_ACCOUNT]);

  await forgetNews(database);
  for (const _click of [1, 2]) {
    await readAs(database, signedIn(AVERY_ACCOUNT), `select public.answer_swap($1, true)`, [request?.id]);
  }
  expect(await newsOf(database, pineManager.userId)).toMatchObject([
    {
      title: `Jordan Blake and Avery Collins ask to swap ${SATURDAY}`,
      body: 'For Tuesday, May 20, 10:00 AM to 4:00 PM.\nExam week',
    },
  ]);
  expect(await whoWasTold(database)).toEqual(deciders);
});

test('asks managers and admins to decide days off, and tells the others about days off that a manager enters', async () => {
  const enter = (caller: Caller, from: string, to: string) =>
    readAs(
      database,
      caller,
      `insert into public.time_off_requests (club_id, staff_id, starts_on, ends_on, reason) values ($1, $2, $3, $4, 'Camp')
       returning id`,
      [PINE_HOLLOW, JORDAN, from, to],
    );
  await enter(pineStaff, '2025-05-20', '2025-05-21');
  expect(await newsOf(database, pineManager.userId)).toEqual([
    {
      kind: 'email_notifications',
      title: 'Jordan Blake asks for time off: Tuesday, May 20 to Wednesday, May 21',
      body: 'Camp',
      link: '/scheduling',
    },
  ]);
  await forgetNews(database);
  await enter(pineManager, '2025-05-28', '2025-05-28');
  expect(await whoWasTold(database)).toEqual([pineAdmin.userId]);
  expect(await newsOf(database, pineAdmin.userId)).toMatchObject([
    { title: 'Jordan Blake asks for time off: Wednesday, May 28' },
  ]);
});

test('tells no one about a refused request', async () => {
  const refused = await database.as(
    pineStaff,
    `insert into public.shift_requests (club_id, kind, staff_id, shift_id) values ($1, 'drop', $2, $3)`,
    [PINE_HOLLOW, AVERY, JORDANS_SATURDAY],
  );
  expect(refused).toMatchObject({ kind: 'refused', code: '42501' });
  expect(await whoWasTold(database)).toEqual([]);
});
