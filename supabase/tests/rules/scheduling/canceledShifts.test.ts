import { forgetNews } from '../notifications/news';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, type Caller } from '../support/people';
import { staffId } from './planShift';
import {
  AVERY_ACCOUNT,
  beginWithoutRequests,
  JORDANS_SATURDAY,
  OPEN_FRIDAY,
  SATURDAY,
  requestsIn,
} from './requestsOfShifts';

const database = databaseOfEachTest();
let avery: Caller;
beforeEach(async () => {
  avery = await beginWithoutRequests(database);
});

const { pineManager, pineStaff } = people;
const [JORDAN, AVERY, NAOMI] = [staffId('Jordan Blake'), staffId('Avery Collins'), staffId('Naomi Brooks')];

const { asks, statusesOf, aboutRequests, publishedFor } = requestsIn(database);

/** Changes shifts in one step, as canceling a shift, a whole week, and undo do. */
async function change(shifts: readonly string[], to: Record<string, unknown>) {
  const rows = await database.owner(`select id, version from public.shifts where id = any ($1::uuid[])`, [shifts]);
  const changes = rows.map(({ id, version }) => ({ id, version, ...to }));
  expect(
    await database.as(pineManager, `select public.change_shifts($1, 'Storm')`, [JSON.stringify(changes)]),
  ).toMatchObject({ kind: 'done' });
}
const cancel = (...shifts: string[]) => change(shifts, { is_removed: true });
const restore = (...shifts: string[]) => change(shifts, { status: 'published' });

test('canceling a shift ends the request to drop it, with the reason, and undo opens it again', async () => {
  const drop = await asks(pineStaff, 'drop', JORDAN, JORDANS_SATURDAY);
  await forgetNews(database);
  await cancel(JORDANS_SATURDAY);
  expect(await statusesOf(drop)).toEqual(['cancelled']);
  expect(await aboutRequests(pineStaff.userId)).toMatchObject([
    { title: `Ended: your request to drop ${SATURDAY}`, body: 'The shift was canceled.' },
  ]);
  expect(await database.owner(`select title, outcome from public.shift_events where kind = 'request_ended'`)).toEqual([
    { title: 'Lifeguard drop ended', outcome: 'The shift was canceled' },
  ]);
  await forgetNews(database);
  await restore(JORDANS_SATURDAY);
  expect(await statusesOf(drop)).toEqual(['open']);
  expect(await aboutRequests(pineStaff.userId)).toMatchObject([
    {
      title: `Open again: your request to drop ${SATURDAY}`,
      body: 'The schedule is again as it was when you asked.\nYou are told when it is decided.',
    },
  ]);
  // Redo and undo once more.
  await cancel(JORDANS_SATURDAY);
  expect(await statusesOf(drop)).toEqual(['cancelled']);
  await restore(JORDANS_SATURDAY);
  expect(await statusesOf(drop)).toEqual(['open']);
});

test('canceling an open shift ends every request to take it, until it is open again', async () => {
  const averys = await asks(avery, 'pickup', AVERY, OPEN_FRIDAY);
  const naomis = await asks(pineManager, 'pickup', NAOMI, OPEN_FRIDAY);
  await forgetNews(database);
  await cancel(OPEN_FRIDAY);
  expect(await statusesOf(averys, naomis)).toEqual(['cancelled', 'cancelled']);
  expect(await aboutRequests(AVERY_ACCOUNT)).toMatchObject([{ body: 'The shift was canceled.' }]);
  await restore(OPEN_FRIDAY);
  expect(await statusesOf(averys, naomis)).toEqual(['open', 'open']);
});

test.each([
  ['the own shift', 'The shift was canceled.', 'The shift was canceled.'],
  ["the colleague's shift", 'The shift of Avery Collins was canceled.', 'Your shift was canceled.'],
  ['both shifts', 'The shift was canceled.', 'The shift was canceled.'],
])('canceling %s of a swap tells both people, and undo opens it again', async (which, toJordan, toAvery) => {
  const jordans = await publishedFor('Jordan Blake', '2025-05-19');
  const averys = await publishedFor('Avery Collins', '2025-05-20');
  const swap = await asks(pineStaff, 'swap', JORDAN, jordans, averys);
  await database.as(avery, `select public.answer_swap($1, true)`, [swap]);
  await forgetNews(database);
  const canceled = [which !== "the colleague's shift" && jordans, which !== 'the own shift' && averys].filter(
    (shift) => shift !== false,
  );
  await cancel(...canceled);
  expect(await statusesOf(swap)).toEqual(['cancelled']);
  expect(await aboutRequests(pineStaff.userId)).toMatchObject([{ body: toJordan }]);
  const what = 'the swap with Jordan Blake of Monday, May 19, 10:00 AM to 2:00 PM';
  expect(await aboutRequests(AVERY_ACCOUNT)).toMatchObject([{ title: `Ended: ${what}`, body: toAvery }]);
  await forgetNews(database);
  await restore(...canceled);
  expect(await statusesOf(swap)).toEqual(['open']);
  expect(await aboutRequests(AVERY_ACCOUNT)).toMatchObject([
    {
      title: `Open again: ${what}`,
      body: 'The schedule is again as it was when you were asked.\nYou are told when it is decided.',
    },
  ]);
});

test('a shift that is restored as another one leaves a request to take it ended', async () => {
  const pickup = await asks(avery, 'pickup', AVERY, OPEN_FRIDAY);
  const drop = await asks(pineStaff, 'drop', JORDAN, JORDANS_SATURDAY);
  await cancel(OPEN_FRIDAY, JORDANS_SATURDAY);
  await change([OPEN_FRIDAY], { status: 'published', location: 'Wading pool' });
  await change([JORDANS_SATURDAY], { status: 'draft' });
  await change([JORDANS_SATURDAY], { status: 'published' });
  expect(await statusesOf(pickup, drop)).toEqual(['cancelled', 'cancelled']);
});

test('a request to take a shift ends when it no longer needs cover, until it does again', async () => {
  const jordans = await publishedFor('Jordan Blake', '2025-05-19');
  const flag = (needsCover: boolean) =>
    database.owner(`update public.shifts set needs_cover = $1 where id = $2`, [needsCover, jordans]);
  await flag(true);
  const pickup = await asks(pineManager, 'pickup', AVERY, jordans);
  await forgetNews(database);
  await flag(false);
  expect(await statusesOf(pickup)).toEqual(['cancelled']);
  expect(await aboutRequests(AVERY_ACCOUNT)).toMatchObject([{ body: 'The shift no longer needs cover.' }]);
  await flag(true);
  expect(await statusesOf(pickup)).toEqual(['open']);
});
