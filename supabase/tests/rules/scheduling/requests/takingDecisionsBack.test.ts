import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { people, signedIn, type Caller } from '../../support/people';
import { forgetNews, newsOf, whoWasTold } from '../../notifications/news';
import { agreedSwap, AVERY, beginWithoutDecisions, decisionsIn, JORDAN, OPEN, TYLER } from './decidedRequests';
import { giveAccount } from '../giveAccount';
import { plannedShift } from '../planShift';
import { AVERY_ACCOUNT, JORDANS_SATURDAY, OPEN_FRIDAY } from './requestsOfShifts';

const database = databaseOfEachTest();
beforeEach(() => beginWithoutDecisions(database));

const { pineManager, pineStaff } = people;
const TYLER_ACCOUNT = 'b0000000-0000-4000-8000-000000000002';
const avery = signedIn(AVERY_ACCOUNT);
const { asks, decide, reopen, statusOf, holderOf, change } = decisionsIn(database);

test('reopens a denied request and tells its person when the denial is taken back', async () => {
  const request = await asks(pineStaff, 'drop', JORDAN, JORDANS_SATURDAY);
  await decide(request, 'declined');
  await forgetNews(database);
  expect(await reopen(request)).toMatchObject({ rows: [{ status: 'open' }] });
  expect(await statusOf(request)).toEqual(OPEN);
  expect(await newsOf(database, pineStaff.userId)).toMatchObject([
    {
      title: 'Open again: your request to drop Saturday, May 3, 10:00 AM to 4:00 PM',
      body: 'It is no longer declined.\nYou are told when it is decided.',
    },
  ]);
  expect(await reopen(request)).toMatchObject({ code: 'PT409', message: 'This request is already open.' });
  await decide(request, 'approved');
  expect(await statusOf(request)).toMatchObject({ status: 'approved' });
});

test('ends the need for cover when an approved drop is taken back', async () => {
  const request = await asks(pineStaff, 'drop', JORDAN, JORDANS_SATURDAY);
  await decide(request, 'approved');
  await reopen(request);
  expect(await statusOf(request)).toEqual(OPEN);
  expect(await holderOf(JORDANS_SATURDAY)).toEqual({ staff_id: JORDAN, needs_cover: false });
});

test('keeps the need for cover of a declined shift when an approved drop is taken back', async () => {
  const request = await asks(pineStaff, 'drop', JORDAN, JORDANS_SATURDAY);
  await decide(request, 'approved');
  await database.as(pineStaff, `select public.answer_shift($1, 'declined')`, [JORDANS_SATURDAY]);
  await reopen(request);
  expect(await holderOf(JORDANS_SATURDAY)).toMatchObject({ needs_cover: true });
});

test('opens the shift and tells the person once when an approved pickup is taken back', async () => {
  const request = await asks(avery, 'pickup', AVERY, OPEN_FRIDAY);
  await decide(request, 'approved');
  expect(await holderOf(OPEN_FRIDAY)).toMatchObject({ staff_id: AVERY });
  await forgetNews(database);
  expect(await reopen(request)).toMatchObject({ kind: 'done' });
  expect(await holderOf(OPEN_FRIDAY)).toEqual({ staff_id: null, needs_cover: false });
  expect(await statusOf(request)).toEqual(OPEN);
  expect(await newsOf(database, AVERY_ACCOUNT)).toMatchObject([
    { body: 'The approval was taken back, so this shift is not yours for now.\nYou are told when it is decided.' },
  ]);
  expect(await whoWasTold(database)).toEqual([AVERY_ACCOUNT]);
});

test('gives a shift back to the person who could not come when an approved pickup is taken back', async () => {
  await change('needs_cover = true', JORDANS_SATURDAY);
  const request = await asks(pineManager, 'pickup', TYLER, JORDANS_SATURDAY);
  await decide(request, 'approved');
  expect(await holderOf(JORDANS_SATURDAY)).toMatchObject({ staff_id: TYLER });
  await forgetNews(database);
  await reopen(request);
  expect(await holderOf(JORDANS_SATURDAY)).toEqual({ staff_id: JORDAN, needs_cover: true });
  expect((await newsOf(database, pineStaff.userId)).map(({ title }) => title)).toEqual([
    'New shift: Saturday, May 3, 10:00 AM to 4:00 PM',
  ]);
});

test('gives each of the two their own shift when an approved swap is taken back', async () => {
  const { request, jordans, averys } = await agreedSwap(database, avery);
  await decide(request, 'approved');
  expect([await holderOf(jordans), await holderOf(averys)]).toMatchObject([{ staff_id: AVERY }, { staff_id: JORDAN }]);
  await forgetNews(database);
  expect(await reopen(request)).toMatchObject({ kind: 'done' });
  expect([await holderOf(jordans), await holderOf(averys)]).toMatchObject([{ staff_id: JORDAN }, { staff_id: AVERY }]);
  expect(await newsOf(database, pineStaff.userId)).toMatchObject([
    {
      body: 'The approval was taken back, so you each have your own shift back.\nYou are told when it is decided.',
    },
  ]);
  expect(await newsOf(database, AVERY_ACCOUNT)).toHaveLength(1);
  // The colleague has agreed already.
  await decide(request, 'approved');
  expect(await holderOf(averys)).toMatchObject({ staff_id: JORDAN });
});

test('asks for a reason when a person loses a shift that begins soon', async () => {
  const soon = await plannedShift(database, {
    from: '2025-05-01 17:00',
    to: '2025-05-01 19:00',
    status: 'published',
  });
  const request = await asks(avery, 'pickup', AVERY, soon);
  await decide(request, 'approved');
  expect(await reopen(request, null)).toMatchObject({ code: 'PT422' });
  expect(await holderOf(soon)).toMatchObject({ staff_id: AVERY });
  expect(await reopen(request, 'The wrong person.')).toMatchObject({ kind: 'done' });
});

test('restores the need for cover that a shift had before, even when its next person declined it', async () => {
  await giveAccount(database, 'Tyler Jennings', TYLER_ACCOUNT);
  const declines = (caller: Caller, shift: string) =>
    database.as(caller, `select public.answer_shift($1, 'declined')`, [shift]);
  const { request: swap, jordans } = await agreedSwap(database, avery);
  await declines(pineStaff, jordans);
  await decide(swap, 'approved');
  await declines(avery, jordans);
  expect(await reopen(swap)).toMatchObject({ kind: 'done' });
  expect(await holderOf(jordans)).toEqual({ staff_id: JORDAN, needs_cover: true });

  await change('needs_cover = true', JORDANS_SATURDAY);
  const pickup = await asks(pineManager, 'pickup', TYLER, JORDANS_SATURDAY);
  await decide(pickup, 'approved');
  await declines(signedIn(TYLER_ACCOUNT), JORDANS_SATURDAY);
  expect(await reopen(pickup)).toMatchObject({ kind: 'done' });
  expect(await holderOf(JORDANS_SATURDAY)).toEqual({ staff_id: JORDAN, needs_cover: true });

  const open = await asks(avery, 'pickup', AVERY, OPEN_FRIDAY);
  await decide(open, 'approved');
  await declines(avery, OPEN_FRIDAY);
  expect(await reopen(open)).toMatchObject({ kind: 'done' });
  expect(await holderOf(OPEN_FRIDAY)).toEqual({ staff_id: null, needs_cover: false });
});
