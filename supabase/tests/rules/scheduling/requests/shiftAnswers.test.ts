import { forgetNews, newsOf } from '../../notifications/news';
import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { people, type Caller } from '../../support/people';
import { plannedShift, staffId } from '../planShift';

const database = databaseOfEachTest();
const { pineManager, pineStaff, lakeStaff, lakeAdmin } = people;
const JORDAN = staffId('Jordan Blake');
const JORDANS_SATURDAY = '10000007-0000-4000-8000-000000000073';
const AVERYS_SATURDAY = '10000007-0000-4000-8000-000000000074';

beforeEach(() => database.owner(`delete from public.shift_answers`));

const answer = (caller: Caller, shift: string, word: string, note: string | null = null) =>
  database.as(caller, `select answer, note, answered_at from public.answer_shift($1, $2, $3)`, [shift, word, note]);
const answers = () =>
  database.owner(`select shift_id, staff_id, answer, note from public.shift_answers order by shift_id`);
const stateOf = async (shift: string) =>
  (await database.owner(`select staff_id, needs_cover from public.shifts where id = $1`, [shift]))[0];

test('a person confirms a published shift; confirming twice is one answer', async () => {
  const done = { rows: [{ answer: 'confirmed', note: null, answered_at: new Date('2025-05-01T13:00:00Z') }] };
  expect(await answer(pineStaff, JORDANS_SATURDAY, 'confirmed')).toMatchObject(done);
  expect(await answer(pineStaff, JORDANS_SATURDAY, 'confirmed')).toMatchObject(done);
  expect(await answers()).toEqual([{ shift_id: JORDANS_SATURDAY, staff_id: JORDAN, answer: 'confirmed', note: null }]);
});

test('a declined shift stays with its person and needs cover, and managers are told once', async () => {
  await forgetNews(database);
  await answer(pineStaff, JORDANS_SATURDAY, 'declined', '  My sister marries.  ');
  await answer(pineStaff, JORDANS_SATURDAY, 'declined', 'My sister marries.');
  expect(await stateOf(JORDANS_SATURDAY)).toEqual({ staff_id: JORDAN, needs_cover: true });
  expect(await newsOf(database, pineManager.userId)).toEqual([
    {
      kind: 'email_notifications',
      title: 'Jordan Blake declined Saturday, May 3, 10:00 AM to 4:00 PM',
      body: 'My sister marries.',
      link: '/scheduling',
    },
  ]);
  expect(await answer(pineStaff, JORDANS_SATURDAY, 'confirmed')).toMatchObject({ rows: [{ note: null }] });
  expect(await stateOf(JORDANS_SATURDAY)).toEqual({ staff_id: JORDAN, needs_cover: false });
});

test("a manager's flag stays when the person confirms", async () => {
  await database.owner(`update public.shifts set needs_cover = true where id = $1`, [JORDANS_SATURDAY]);
  await answer(pineStaff, JORDANS_SATURDAY, 'confirmed');
  expect(await stateOf(JORDANS_SATURDAY)).toEqual({ staff_id: JORDAN, needs_cover: true });
});

test.each([
  ['another time', `starts_at = starts_at + interval '15 minutes'`],
  ['another place', `location = 'Lap Pool'`],
  ['another role', `role = 'Head Guard'`],
  ['another person', `staff_id = null`],
  ['a draft again', `status = 'draft'`],
])('an answer ends with %s', async (_what, set) => {
  await answer(pineStaff, JORDANS_SATURDAY, 'confirmed');
  await database.owner(`delete from public.job_role_requirements`);
  await database.owner(`update public.shifts set ${set}, override_reason = 'A test' where id = $1`, [JORDANS_SATURDAY]);
  expect(await answers()).toEqual([]);
});

test.each([
  ['another time', `starts_at = starts_at + interval '15 minutes'`],
  ['another place', `location = 'Lap Pool'`],
  ['another role', `role = 'Head Guard'`],
])('a declined shift with %s is asked about again, and needs no cover for now', async (_what, set) => {
  await database.owner(`delete from public.job_role_requirements`);
  await answer(pineStaff, JORDANS_SATURDAY, 'declined');
  const move = await database.as(
    pineManager,
    `update public.shifts set ${set}, override_reason = 'A test' where id = $1`,
    [JORDANS_SATURDAY],
  );
  expect(move).toMatchObject({ kind: 'done', affected: 1 });
  expect(await answers()).toEqual([]);
  expect(await stateOf(JORDANS_SATURDAY)).toEqual({ staff_id: JORDAN, needs_cover: false });
});

test("a manager's flag stays when the shift is moved, and a declined shift needs cover under a renamed job role", async () => {
  await database.owner(`update public.shifts set needs_cover = true where id = $1`, [AVERYS_SATURDAY]);
  await database.as(
    pineManager,
    `update public.shifts set location = 'Lap Pool', override_reason = 'A test' where id = $1`,
    [AVERYS_SATURDAY],
  );
  expect(await stateOf(AVERYS_SATURDAY)).toMatchObject({ needs_cover: true });
  await answer(pineStaff, JORDANS_SATURDAY, 'declined');
  await database.as(pineManager, `update public.job_roles set title = 'Pool Guard' where title = 'Lifeguard'`);
  expect(await stateOf(JORDANS_SATURDAY)).toEqual({ staff_id: JORDAN, needs_cover: true });
});

test('a note, a flag and a renamed job role leave the answer unchanged', async () => {
  await answer(pineStaff, JORDANS_SATURDAY, 'confirmed');
  await database.owner(`update public.shifts set notes = 'Bring a whistle', needs_cover = true where id = $1`, [
    JORDANS_SATURDAY,
  ]);
  await database.as(pineManager, `update public.job_roles set title = 'Pool Guard' where title = 'Lifeguard'`);
  expect(await answers()).toHaveLength(1);
});

test.each([
  ['a colleague’s shift', AVERYS_SATURDAY],
  ['a shift that is not there', '10000007-0000-4000-8000-00000000ffff'],
])('no one answers %s', async (_what, shift) => {
  expect(await answer(pineStaff, shift, 'confirmed')).toMatchObject({
    kind: 'refused',
    code: 'PT404',
    message: 'This shift is not yours.',
  });
  expect(await answer(lakeStaff, shift, 'declined')).toMatchObject({ kind: 'refused', code: 'PT404' });
  expect(await answers()).toEqual([]);
});

test('a draft is not known yet, a canceled shift is gone, and a running one is too late for an answer', async () => {
  const plan = { person: 'Jordan Blake', from: '2025-05-20 10:00', to: '2025-05-20 16:00' };
  const draft = await plannedShift(database, plan);
  expect(await answer(pineStaff, draft, 'confirmed')).toMatchObject({ code: 'PT404' });
  await database.owner(`update public.shifts set status = 'cancelled' where id = $1`, [draft]);
  expect(await answer(pineStaff, draft, 'confirmed')).toMatchObject({ message: 'This shift was canceled.' });
  await database.owner(
    `update public.clubs set clock_override = '2025-05-03 11:00-04' where clock_override is not null`,
  );
  expect(await answer(pineStaff, JORDANS_SATURDAY, 'declined')).toMatchObject({
    code: 'PT409',
    message: 'This shift has already begun.',
  });
});

test('an answer is one of two words with a reason of at most 500 characters', async () => {
  expect(await answer(pineStaff, JORDANS_SATURDAY, 'perhaps')).toMatchObject({ code: '22023' });
  expect(await answer(pineStaff, JORDANS_SATURDAY, 'declined', 'x'.repeat(501))).toMatchObject({ code: '23514' });
  expect(await stateOf(JORDANS_SATURDAY)).toEqual({ staff_id: JORDAN, needs_cover: false });
});

test("managers read their club's answers, and count declined ones; a colleague reads none", async () => {
  await answer(pineStaff, JORDANS_SATURDAY, 'declined');
  const read = (caller: Caller) => database.as(caller, `select answer from public.shift_answers`);
  const declined = async (caller: Caller) => database.as(caller, `select declined_shifts from public.needs_today`);
  expect(await read(pineManager)).toMatchObject({ rows: [{ answer: 'declined' }] });
  expect(await read(lakeAdmin)).toMatchObject({ rows: [] });
  expect(await read(lakeStaff)).toMatchObject({ rows: [] });
  expect(await declined(pineManager)).toMatchObject({ rows: [{ declined_shifts: 1 }] });
  expect(await declined(pineStaff)).toMatchObject({ rows: [{ declined_shifts: null }] });
});
