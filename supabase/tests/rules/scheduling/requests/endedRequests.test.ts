import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { people, signedIn } from '../../support/people';
import { forgetNews, newsOf } from '../../notifications/news';
import { agreedSwap, AVERY, beginWithoutDecisions, decisionsIn, JORDAN, OPEN, TYLER } from './decidedRequests';
import { staffId } from '../planShift';
import { AVERY_ACCOUNT, JORDANS_SATURDAY, OPEN_FRIDAY, requestsIn } from './requestsOfShifts';

const database = databaseOfEachTest();
beforeEach(() => beginWithoutDecisions(database));

const { pineManager, pineStaff } = people;
const avery = signedIn(AVERY_ACCOUNT);
const { asks, decide, reopen, statusOf, change } = decisionsIn(database);
const { publishedFor } = requestsIn(database);

test('ends what the person asked about the shift since when an approved pickup is taken back', async () => {
  const request = await asks(avery, 'pickup', AVERY, OPEN_FRIDAY);
  await decide(request, 'approved');
  const drop = await asks(avery, 'drop', AVERY, OPEN_FRIDAY);
  const jordans = await publishedFor('Jordan Blake', '2025-05-19');
  const swap = await asks(pineStaff, 'swap', JORDAN, jordans, OPEN_FRIDAY);
  expect(await reopen(request)).toMatchObject({ kind: 'done' });
  expect([await statusOf(request), await statusOf(drop), await statusOf(swap)]).toMatchObject([
    { status: 'open' },
    { status: 'cancelled' },
    { status: 'cancelled' },
  ]);
});

test('reopens the requests that ended with a decision and tells their people when it is taken back', async () => {
  await change('needs_cover = true', JORDANS_SATURDAY);
  const drop = await asks(pineStaff, 'drop', JORDAN, JORDANS_SATURDAY);
  const tylers = await asks(pineManager, 'pickup', TYLER, JORDANS_SATURDAY);
  const naomis = await asks(pineManager, 'pickup', staffId('Naomi Brooks'), JORDANS_SATURDAY);
  await decide(tylers, 'approved');
  expect([await statusOf(drop), await statusOf(naomis)]).toMatchObject([
    { status: 'cancelled' },
    { status: 'cancelled' },
  ]);
  await forgetNews(database);
  expect(await reopen(tylers)).toMatchObject({ kind: 'done' });
  expect([await statusOf(drop), await statusOf(tylers), await statusOf(naomis)]).toEqual([OPEN, OPEN, OPEN]);
  expect((await newsOf(database, pineStaff.userId)).map(({ title, body }) => ({ title, body }))).toContainEqual({
    title: 'Open again: your request to drop Saturday, May 3, 10:00 AM to 4:00 PM',
    body: 'It ended with another decision, which was taken back.\nYou are told when it is decided.',
  });
  // It can end with the same approval again.
  await decide(tylers, 'approved');
  await reopen(tylers);
  expect(await statusOf(drop)).toEqual(OPEN);
});

test('leaves a request ended when it no longer fits its shift', async () => {
  const { request: swap, jordans, averys } = await agreedSwap(database, avery);
  const tylers = await publishedFor('Tyler Jennings', '2025-05-21');
  const moved = await asks(pineManager, 'swap', TYLER, tylers, jordans);
  const asked = await asks(pineManager, 'drop', AVERY, averys);
  await decide(swap, 'approved');
  await change(`starts_at = starts_at + interval '5 hours', ends_at = ends_at + interval '5 hours'`, tylers);
  expect(await reopen(swap)).toMatchObject({ kind: 'done' });
  expect([await statusOf(swap), await statusOf(moved), await statusOf(asked)]).toMatchObject([
    { status: 'open' },
    { status: 'cancelled' },
    { status: 'open' },
  ]);
  await decide(swap, 'declined');
  await decide(asked, 'approved');
  await reopen(asked);
  expect(await statusOf(asked)).toEqual(OPEN);
});
