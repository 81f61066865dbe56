import { forgetNews, newsOf } from '../../notifications/news';
import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { people, type Caller } from '../../support/people';
import { giveAccount } from '../giveAccount';
import { staffId } from '../planShift';
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

const TYLER_ACCOUNT = 'b0000000-0000-4000-8000-000000000002';

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
  expect(await newsOf(database, pineStaff.userId)).toMatchObject([
    { title: `Shift canceled: ${SATURDAY}`, body: 'Lifeguard, Main pool\nYour request to drop it has ended.' },
  ]);
  expect(await database.owner(`select title, outcome from public.shift_events where kind = 'request_ended'`)).toEqual([
    { title: 'Lifeguard drop ended', outcome: 'The shift was canceled' },
  ]);
  await forgetNews(database);
  await restore(JORDANS_SATURDAY);
  expect(await statusesOf(drop)).toEqual(['open']);
  expect(await newsOf(database, pineStaff.userId)).toMatchObject([
    {
      title: `Shift no longer canceled: ${SATURDAY}`,
      body: 'Lifeguard, Main pool\nYour request to drop it is open again. You are told when it is decided.',
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

const MONDAY = 'Monday, May 19, 10:00 AM to 2:00 PM';
const TUESDAY = 'Tuesday, May 20, 10:00 AM to 2:00 PM';
const MANAGERS_DECIDE = 'You are told when it is decided.';
/** Of a person whose own shift is canceled and restored: one message each, which also says what becomes of the swap. */
const jordanByShift = {
  ended: { title: `Shift canceled: ${MONDAY}`, body: 'Lifeguard\nYour request to swap it has ended.' },
  again: {
    title: `Shift no longer canceled: ${MONDAY}`,
    body: `Lifeguard\nYour request to swap it is open again. ${MANAGERS_DECIDE}`,
  },
};
const averyByShift = {
  ended: { title: `Shift canceled: ${TUESDAY}`, body: 'Lifeguard\nThe swap with Jordan Blake has ended.' },
  again: {
    title: `Shift no longer canceled: ${TUESDAY}`,
    body: `Lifeguard\nThe swap with Jordan Blake is open again. ${MANAGERS_DECIDE}`,
  },
};
/** Of a person whose own shift stays. */
const jordanByRequest = {
  ended: { title: `Ended: your request to swap ${MONDAY}`, body: 'The shift of Avery Collins was canceled.' },
  again: {
    title: `Open again: your request to swap ${MONDAY}`,
    body: `The schedule is again as it was when you asked.\n${MANAGERS_DECIDE}`,
  },
};
const averyByRequest = {
  ended: { title: `Ended: the swap with Jordan Blake of ${MONDAY}`, body: 'The shift was canceled.' },
  again: {
    title: `Open again: the swap with Jordan Blake of ${MONDAY}`,
    body: `The schedule is again as it was when you were asked.\n${MANAGERS_DECIDE}`,
  },
};

test.each([
  ['the own shift', jordanByShift, averyByRequest],
  ["the colleague's shift", jordanByRequest, averyByShift],
  ['both shifts', jordanByShift, averyByShift],
])('canceling %s of a swap tells both people once, and so does undo', async (which, toJordan, toAvery) => {
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
  expect(await newsOf(database, pineStaff.userId)).toMatchObject([toJordan.ended]);
  expect(await newsOf(database, AVERY_ACCOUNT)).toMatchObject([toAvery.ended]);
  await forgetNews(database);
  await restore(...canceled);
  expect(await statusesOf(swap)).toEqual(['open']);
  expect(await newsOf(database, pineStaff.userId)).toMatchObject([toJordan.again]);
  expect(await newsOf(database, AVERY_ACCOUNT)).toMatchObject([toAvery.again]);
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

test('a canceled shift ends its offers, tells the people who were asked, and asks them again once it is restored', async () => {
  const offered = 'Thursday, May 1, 2:00 PM to 8:00 PM';
  await database.owner(`delete from public.shift_offers`);
  const tyler = await giveAccount(database, 'Tyler Jennings', TYLER_ACCOUNT);
  await database.as(pineManager, `select * from public.offer_open_shifts()`);
  const [shift] = await database.owner(
    `select shift_id::text as id from public.shift_offers as offer
     join public.shifts as shift on shift.id = offer.shift_id where shift.staff_id is null limit 1`,
  );
  const id = String(shift?.id);
  const statuses = async () =>
    (await database.owner(`select distinct status from public.shift_offers where shift_id = $1`, [id])).map(
      ({ status }) => String(status),
    );
  await forgetNews(database);
  await cancel(id);
  expect(await statuses()).toEqual(['cancelled']);
  expect(await newsOf(database, TYLER_ACCOUNT)).toMatchObject([
    {
      title: `You are no longer asked to work ${offered}`,
      body: 'Lifeguard, Main pool. The shift was canceled.',
    },
  ]);
  expect(await database.as(tyler, `select public.accept_open_shift($1)`, [id])).toMatchObject({
    code: 'PT409',
    message: 'This shift was canceled.',
  });
  await forgetNews(database);
  await restore(id);
  expect(await statuses()).toEqual(['open']);
  expect(await newsOf(database, TYLER_ACCOUNT)).toMatchObject([{ title: `Can you work ${offered}?` }]);
});
