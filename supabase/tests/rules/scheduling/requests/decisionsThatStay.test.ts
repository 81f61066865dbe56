import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { people, PINE_HOLLOW, signedIn } from '../../support/people';
import { forgetNews, newsOf } from '../../notifications/news';
import { agreedSwap, beginWithoutDecisions, decisionsIn, JORDAN, TYLER } from './decidedRequests';
import { AVERY_ACCOUNT, JORDANS_SATURDAY } from './requestsOfShifts';

const database = databaseOfEachTest();
beforeEach(() => beginWithoutDecisions(database));

const { pineAdmin, pineManager, pineStaff, lakeAdmin } = people;
const avery = signedIn(AVERY_ACCOUNT);
const { asks, decide, reopen, statusOf, change } = decisionsIn(database);

test('keeps a swap denied once one of its shifts has changed, and tells the colleague when it opens again', async () => {
  const { request, jordans, averys } = await agreedSwap(database, avery);
  await decide(request, 'declined');
  await forgetNews(database);
  expect(await reopen(request)).toMatchObject({ kind: 'done' });
  expect(await newsOf(database, AVERY_ACCOUNT)).toMatchObject([
    {
      title: 'Open again: the swap with Jordan Blake of Monday, May 19, 10:00 AM to 2:00 PM',
      body: 'It is no longer declined.\nYou are told when it is decided.',
    },
  ]);
  await decide(request, 'declined');
  const changed = 'has changed since, so the request stays denied.';
  await change(`starts_at = starts_at + interval '5 hours', ends_at = ends_at + interval '5 hours'`, jordans);
  expect(await reopen(request)).toMatchObject({
    code: 'PT409',
    message: `The Lifeguard shift on Monday, May 19, 3:00 PM to 7:00 PM ${changed}`,
  });
  await change(`starts_at = starts_at - interval '5 hours', ends_at = ends_at - interval '5 hours'`, jordans);
  await change(`staff_id = '${TYLER}'`, averys);
  expect(await reopen(request)).toMatchObject({
    code: 'PT409',
    message: `The Lifeguard shift on Tuesday, May 20, 10:00 AM to 2:00 PM ${changed}`,
  });
});

test('lets only the manager who decided take a decision back', async () => {
  const request = await asks(pineStaff, 'drop', JORDAN, JORDANS_SATURDAY);
  await decide(request, 'approved');
  await reopen(request);
  await decide(request, 'approved', pineAdmin);
  expect(await reopen(request)).toMatchObject({ code: 'PT409', message: 'Another manager has decided since.' });
  expect(await reopen(request, 'Agreed', pineAdmin)).toMatchObject({ rows: [{ status: 'open' }] });
});

test('recognizes the shift when its job role is renamed, and not when it moved to another place', async () => {
  const request = await asks(pineStaff, 'drop', JORDAN, JORDANS_SATURDAY);
  await decide(request, 'approved');
  await database.owner(`update public.job_role_definitions set title = 'Guard' where title = 'Lifeguard'`);
  expect(await reopen(request)).toMatchObject({ kind: 'done' });
  await decide(request, 'approved');
  await change(`location = 'Slide'`, JORDANS_SATURDAY);
  expect(await reopen(request)).toMatchObject({
    code: 'PT409',
    message: expect.stringMatching(/^The Guard shift on .+ has changed since/) as unknown,
  });
});

test.each([
  [
    'another person has it',
    `staff_id = '${TYLER}'`,
    'Tyler Jennings has the Lifeguard shift on Saturday, May 3, 10:00 AM to 4:00 PM now',
  ],
  [
    'it was moved',
    `starts_at = starts_at + interval '1 hour'`,
    'The Lifeguard shift on Saturday, May 3, 11:00 AM to 4:00 PM has changed since',
  ],
  [
    'it was canceled',
    `status = 'cancelled'`,
    'The Lifeguard shift on Saturday, May 3, 10:00 AM to 4:00 PM has changed since',
  ],
])('keeps a request approved once %s', async (_what, set, said) => {
  const request = await asks(pineStaff, 'drop', JORDAN, JORDANS_SATURDAY);
  await decide(request, 'approved');
  await change(set, JORDANS_SATURDAY);
  expect(await reopen(request)).toMatchObject({ code: 'PT409', message: `${said}, so the request stays approved.` });
  expect(await statusOf(request)).toMatchObject({ status: 'approved' });
});

test('keeps a request approved when the shift has begun, and when no one recorded how it was before', async () => {
  const request = await asks(pineStaff, 'drop', JORDAN, JORDANS_SATURDAY);
  await decide(request, 'approved');
  await database.owner(`update public.clubs set clock_override = '2025-05-03 11:00-04' where id = $1`, [PINE_HOLLOW]);
  expect(await reopen(request)).toMatchObject({
    code: 'PT409',
    message: 'The Lifeguard shift on Saturday, May 3, 10:00 AM to 4:00 PM has begun, so the request stays approved.',
  });
  await database.owner(`delete from app.shifts_before where shift_request_id = $1`, [request]);
  expect(await reopen(request)).toMatchObject({
    code: 'PT409',
    message: 'This was decided too long ago to be taken back.',
  });
});

test('refuses to reopen a request beside a newer one, a withdrawn one, and one of another club', async () => {
  const request = await asks(pineStaff, 'drop', JORDAN, JORDANS_SATURDAY);
  await decide(request, 'declined');
  const newer = await asks(pineStaff, 'drop', JORDAN, JORDANS_SATURDAY);
  expect(await reopen(request)).toMatchObject({ code: '23P01', message: 'This is already asked for.' });
  await database.as(pineStaff, `select public.withdraw_shift_request($1)`, [newer]);
  expect(await reopen(newer)).toMatchObject({ code: 'PT409', message: 'This request is already withdrawn.' });
  expect(await reopen(request, null, pineStaff)).toMatchObject({ code: '42501' });
  expect(await reopen(request, null, lakeAdmin)).toMatchObject({ code: 'PT404' });
});

test('hides the shifts before a decision from everyone but the functions', async () => {
  await decide(await asks(pineStaff, 'drop', JORDAN, JORDANS_SATURDAY), 'approved');
  expect(await database.owner(`select shifts -> 0 ->> 'id' as id from app.shifts_before`)).toEqual([
    { id: JORDANS_SATURDAY },
  ]);
  for (const caller of [pineStaff, pineManager, pineAdmin]) {
    expect(await database.as(caller, `select * from app.shifts_before`)).toMatchObject({ code: '42501' });
    expect(await database.as(caller, `select shifts_before from public.shift_requests`)).toMatchObject({
      code: '42703',
    });
  }
});
