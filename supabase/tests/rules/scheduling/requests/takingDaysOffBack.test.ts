import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { people, PINE_HOLLOW } from '../../support/people';
import { forgetNews, newsOf, whoWasTold } from '../../notifications/news';
import { beginWithoutDecisions, daysOffIn, decisionsIn, JORDAN, OPEN, TYLER } from './decidedRequests';
import { JORDANS_SATURDAY } from './requestsOfShifts';

const database = databaseOfEachTest();
beforeEach(() => beginWithoutDecisions(database));

const { pineAdmin, pineStaff, lakeAdmin } = people;
const { asks, statusOf, holderOf, change } = decisionsIn(database);
const { asksOff, decideOff, reopenOff, stateOf } = daysOffIn(database);

test('gives back the shifts that an approval opened and tells the person once when it is taken back', async () => {
  const request = await asksOff();
  await decideOff(request, 'approved');
  expect(await stateOf(request)).toEqual({ status: 'approved', opened: [JORDANS_SATURDAY] });
  await forgetNews(database);
  expect(await reopenOff(request)).toMatchObject({ kind: 'done' });
  expect(await stateOf(request)).toEqual({ status: 'pending', opened: [] });
  expect(await holderOf(JORDANS_SATURDAY)).toMatchObject({ staff_id: JORDAN });
  expect(await newsOf(database, pineStaff.userId)).toMatchObject([
    {
      title: expect.stringMatching(/^Time off not decided yet: /) as unknown,
      body:
        'It is no longer approved.\n' +
        'Yours again: Saturday, May 3, 10:00 AM to 4:00 PM, Lifeguard\nYou are told when it is decided.',
    },
  ]);
  expect(await whoWasTold(database)).toEqual([pineStaff.userId]);
  await decideOff(request, 'approved');
  expect(await stateOf(request)).toEqual({ status: 'approved', opened: [JORDANS_SATURDAY] });
});

test('ends requests about the shifts that an approval opens, and reopens them when it is taken back', async () => {
  const drop = await asks(pineStaff, 'drop', JORDAN, JORDANS_SATURDAY);
  const request = await asksOff();
  await forgetNews(database);
  await decideOff(request, 'approved');
  expect(await statusOf(drop)).toMatchObject({ status: 'cancelled' });
  expect((await newsOf(database, pineStaff.userId)).map(({ title, body }) => ({ title, body }))).toContainEqual({
    title: 'Ended: your request to drop Saturday, May 3, 10:00 AM to 4:00 PM',
    body: 'You have these days off.',
  });
  expect(await reopenOff(request)).toMatchObject({ kind: 'done' });
  expect(await statusOf(drop)).toEqual(OPEN);
  expect(await holderOf(JORDANS_SATURDAY)).toEqual({ staff_id: JORDAN, needs_cover: false });
});

test('restores the need for cover of the shifts when an approval is taken back', async () => {
  const request = await asksOff();
  await change('needs_cover = true', JORDANS_SATURDAY);
  await decideOff(request, 'approved');
  expect(await holderOf(JORDANS_SATURDAY)).toEqual({ staff_id: null, needs_cover: false });
  await reopenOff(request);
  expect(await holderOf(JORDANS_SATURDAY)).toEqual({ staff_id: JORDAN, needs_cover: true });
});

test('lets only the manager who decided take a decision back', async () => {
  const request = await asksOff();
  await decideOff(request, 'declined');
  await reopenOff(request);
  expect(await reopenOff(request)).toMatchObject({ code: 'PT409', message: 'This request is already pending.' });
  await decideOff(request, 'declined', pineAdmin);
  expect(await reopenOff(request)).toMatchObject({ code: 'PT409', message: 'Another manager has decided since.' });
  expect(await reopenOff(request, null, pineAdmin)).toMatchObject({ kind: 'done' });
});

test.each([
  ['moved to another day', `starts_at = starts_at + interval '7 days', ends_at = ends_at + interval '7 days'`],
  ['moved within the days', `starts_at = starts_at + interval '4 hours', ends_at = ends_at + interval '4 hours'`],
  ['planned elsewhere', `location = 'Slide'`],
  ['canceled', `status = 'cancelled'`],
])('leaves an opened shift alone when it was %s since', async (_what, set) => {
  const request = await asksOff();
  await decideOff(request, 'approved');
  await change(set, JORDANS_SATURDAY);
  expect(await reopenOff(request)).toMatchObject({ kind: 'done' });
  expect(await holderOf(JORDANS_SATURDAY)).toMatchObject({ staff_id: null });
});

test('keeps days off approved once someone has one of the shifts, or the days have begun', async () => {
  const request = await asksOff();
  await decideOff(request, 'approved');
  await change(`staff_id = '${TYLER}'`, JORDANS_SATURDAY);
  expect(await reopenOff(request)).toMatchObject({
    code: 'PT409',
    message:
      'Tyler Jennings has the Lifeguard shift on Saturday, May 3, 10:00 AM to 4:00 PM now, so the time off stays approved.',
  });
  expect(await stateOf(request)).toMatchObject({ status: 'approved' });
  await database.owner(`update public.clubs set clock_override = '2025-05-02 11:00-04' where id = $1`, [PINE_HOLLOW]);
  expect(await reopenOff(request)).toMatchObject({
    code: 'PT409',
    message: 'This time off has already begun, so it stays approved.',
  });
});

test('reopens declined days off unless a newer request covers the same days', async () => {
  const request = await asksOff();
  await decideOff(request, 'declined');
  expect(await reopenOff(request)).toMatchObject({ kind: 'done' });
  expect(await stateOf(request)).toMatchObject({ status: 'pending' });
  await decideOff(request, 'declined');
  const newer = await asksOff('2025-05-04', '2025-05-05');
  expect(await reopenOff(request)).toMatchObject({
    code: '23P01',
    message: 'Some of these days are already asked for.',
  });
  await database.as(pineStaff, `select public.withdraw_time_off($1)`, [newer]);
  expect(await reopenOff(newer)).toMatchObject({ code: 'PT409', message: 'This request is already withdrawn.' });
  expect(await reopenOff(request, null, pineStaff)).toMatchObject({ code: '42501' });
  expect(await reopenOff(request, null, lakeAdmin)).toMatchObject({ code: 'PT404' });
});
