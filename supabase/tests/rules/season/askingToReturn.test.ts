import { sampleId } from '@platform/sample-club';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, type Caller } from '../support/people';

// A manager asks people of a season to return, and notes what they answer.

const database = databaseOfEachTest();

const { pineAdmin, pineManager, pineStaff, firm, lakeAdmin } = people;
const RUNNING_2025 = sampleId('season', 2);

const peopleOf2025 = () =>
  database.owner(
    `select record.staff_id, member.name, member.user_id from public.staff_seasons as record
     join public.staff_members as member on member.id = record.staff_id
     where record.season_id = $1 order by member.user_id nulls last, member.name`,
    [RUNNING_2025],
  );
const ask = (staffIds: unknown[], caller: Caller = pineManager) =>
  database.as(caller, `select public.ask_to_return($1, $2) as asked`, [RUNNING_2025, staffIds]);
const record = async (staffId: unknown) =>
  (
    await database.owner(
      `select asked_at, wants_to_return from public.staff_seasons where season_id = $1 and staff_id = $2`,
      [RUNNING_2025, staffId],
    )
  )[0];
const told = () =>
  database.owner(`select user_id, title, body, link from public.notifications where title like '%would like you back'`);

test('notes when people were asked, and tells those with an account once', async () => {
  const all = await peopleOf2025();
  const withAccount = all.find(({ user_id: userId }) => userId !== null && userId !== pineManager.userId);
  const without = all.find(({ user_id: userId }) => userId === null);
  const both = [withAccount?.staff_id, without?.staff_id];
  expect(await ask(both)).toMatchObject({ kind: 'done', rows: [{ asked: 2 }] });
  expect(await ask(both)).toMatchObject({ kind: 'done', rows: [{ asked: 0 }] });
  expect(await record(without?.staff_id)).toEqual({
    asked_at: new Date('2025-05-01T13:00:00Z'),
    wants_to_return: null,
  });
  expect(await told()).toEqual([
    {
      user_id: withAccount?.user_id,
      title: expect.stringMatching(/ would like you back$/),
      body: 'You worked season 2025. Tell a manager of the club whether you want to return.',
      link: '/dashboard',
    },
  ]);
});

test('asks no one who is marked not to be hired again', async () => {
  const [first, second] = await peopleOf2025();
  await database.as(
    pineManager,
    `update public.staff_seasons set eligible_for_rehire = false where season_id = $1 and staff_id = $2`,
    [RUNNING_2025, first?.staff_id],
  );
  expect(await ask([first?.staff_id, second?.staff_id])).toEqual({
    kind: 'refused',
    code: 'PT422',
    message: `${String(first?.name)} is marked not to be hired again.`,
    hint: 'Say first that this person may return.',
  });
  expect(await record(second?.staff_id)).toMatchObject({ asked_at: null });
});

test('takes an answer only from someone who was asked', async () => {
  const [person] = await peopleOf2025();
  const answer = () =>
    database.as(
      pineManager,
      `update public.staff_seasons set wants_to_return = true where season_id = $1 and staff_id = $2`,
      [RUNNING_2025, person?.staff_id],
    );
  expect(await answer()).toMatchObject({
    kind: 'refused',
    code: '23514',
    message: expect.stringContaining('"staff_seasons_answer_once_asked"'),
  });
  await ask([person?.staff_id]);
  expect(await answer()).toMatchObject({ kind: 'done', affected: 1 });
  expect(
    await database.as(pineManager, `update public.staff_seasons set asked_at = null where season_id = $1`, [
      RUNNING_2025,
    ]),
  ).toMatchObject({ kind: 'refused', code: '42501' });
});

test('is for managers and administrators of the club', async () => {
  const [person] = await peopleOf2025();
  for (const caller of [pineStaff, firm, lakeAdmin]) {
    expect(await ask([person?.staff_id], caller)).toMatchObject({ kind: 'refused' });
  }
  expect(await record(person?.staff_id)).toMatchObject({ asked_at: null });
  expect(await ask([person?.staff_id], pineAdmin)).toMatchObject({ kind: 'done', rows: [{ asked: 1 }] });
});
