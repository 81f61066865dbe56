import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW, signedIn, type Caller } from '../support/people';
import { readAs } from '../support/readAs';
import { giveAccount } from '../scheduling/giveAccount';
import { staffId } from '../scheduling/planShift';
import { forgetNews, mailsOf, newsOf, whoWasTold } from './news';

const database = databaseOfEachTest();
beforeEach(async () => {
  await giveAccount(database, 'Avery Collins', AVERY_ACCOUNT);
  // The sample's own requests are about the same shifts.
  await database.owner(`delete from public.shift_requests`);
  await forgetNews(database);
});

const { pineManager, pineStaff } = people;
const AVERY_ACCOUNT = 'b0000000-0000-4000-8000-000000000001';
const avery = signedIn(AVERY_ACCOUNT);
const JORDAN = staffId('Jordan Blake');
const AVERY = staffId('Avery Collins');
const JORDANS_SATURDAY = '10000007-0000-4000-8000-000000000073';
const OPEN_FRIDAY = '10000007-0000-4000-8000-000000000066';
const SATURDAY = 'Saturday, May 3, 10:00 AM to 4:00 PM';
const FRIDAY = 'Friday, May 2, 2:00 PM to 8:00 PM';

async function asked(caller: Caller, kind: string, staff: string, shift: string, colleagueShift: string | null = null) {
  const [row] = await readAs(
    database,
    caller,
    `insert into public.shift_requests (club_id, kind, staff_id, shift_id, colleague_shift_id)
     values ($1, $2, $3, $4, $5) returning id`,
    [PINE_HOLLOW, kind, staff, shift, colleagueShift],
  );
  // That a person asks is told as well (requestNews.test.ts).
  await forgetNews(database);
  return String(row?.id);
}
const decide = (request: string, decision: string, note: string | null = null) =>
  readAs(database, pineManager, `select status from public.decide_shift_request($1, $2, $3)`, [
    request,
    decision,
    note,
  ]);

/** A swap of Jordan's Saturday for a shift of Avery's on May 20. */
async function askedSwap(): Promise<string> {
  const [averys] = await database.owner(
    `insert into public.shifts (club_id, staff_id, role, starts_at, ends_at, status)
     values ($1, $2, 'Lifeguard', '2025-05-20 14:00+00', '2025-05-20 20:00+00', 'published') returning id`,
    [PINE_HOLLOW, AVERY],
  );
  await database.owner(
    `update public.shifts set status = 'cancelled' where staff_id = $1 and starts_at::date = '2025-05-03'`,
    [AVERY],
  );
  return asked(pineStaff, 'swap', JORDAN, JORDANS_SATURDAY, String(averys?.id));
}

test.each([
  ['approved', 'Approved'],
  ['declined', 'Declined'],
])('tells the person who asked, once, that a drop is %s, and why', async (decision, word) => {
  const request = await asked(pineStaff, 'drop', JORDAN, JORDANS_SATURDAY);
  await decide(request, decision, 'Thank you for telling us early');
  await decide(request, decision, 'Again');
  expect(await newsOf(database, pineStaff.userId)).toEqual([
    {
      kind: 'schedule_changes',
      title: `${word}: your request to drop ${SATURDAY}`,
      body: 'Thank you for telling us early',
      link: '/scheduling',
    },
  ]);
  expect(await mailsOf(database, pineStaff.userId)).toHaveLength(1);
  expect(await whoWasTold(database)).toEqual([pineStaff.userId]);
});

test('tells one person that a pickup is theirs, and the other that it is gone', async () => {
  await database.owner(`update public.staff_availability set kind = 'available'`);
  const averys = await asked(avery, 'pickup', AVERY, OPEN_FRIDAY);
  await asked(pineStaff, 'pickup', JORDAN, OPEN_FRIDAY);
  await decide(averys, 'approved');
  expect(await newsOf(database, AVERY_ACCOUNT)).toEqual([
    {
      kind: 'schedule_changes',
      title: `Approved: your request to take ${FRIDAY}`,
      body: null,
      link: '/scheduling',
    },
  ]);
  expect(await newsOf(database, pineStaff.userId)).toMatchObject([
    {
      title: `Ended: your request to take ${FRIDAY}`,
      body: 'The schedule has changed. Ask again if you still want it.',
    },
  ]);
});

test('tells the person who asked that a swap is approved, and the colleague about the new schedule', async () => {
  const request = await askedSwap();
  await readAs(database, avery, `select public.answer_swap($1, true)`, [request]);
  await forgetNews(database);
  await decide(request, 'approved');
  expect(await newsOf(database, pineStaff.userId)).toMatchObject([
    { title: `Approved: your request to swap ${SATURDAY}` },
  ]);
  expect(await newsOf(database, AVERY_ACCOUNT)).toEqual([
    {
      kind: 'schedule_changes',
      title: '2 of your shifts have changed, the first on Saturday, May 3',
      body: `New: ${SATURDAY}, Lifeguard, Main pool\nNo longer yours: Tuesday, May 20, 10:00 AM to 4:00 PM, Lifeguard`,
      link: '/scheduling',
    },
  ]);
});

test('tells both people who agreed to a swap that it is declined', async () => {
  const request = await askedSwap();
  await readAs(database, avery, `select public.answer_swap($1, true)`, [request]);
  await decide(request, 'declined', 'We need Jordan on Saturday');
  expect(await newsOf(database, pineStaff.userId)).toMatchObject([
    { title: `Declined: your request to swap ${SATURDAY}`, body: 'We need Jordan on Saturday' },
  ]);
  expect(await newsOf(database, AVERY_ACCOUNT)).toMatchObject([
    { title: `Declined: the swap with Jordan Blake of ${SATURDAY}`, body: 'We need Jordan on Saturday' },
  ]);
});

test('names a colleague who does not agree to the person who asked', async () => {
  const request = await askedSwap();
  await readAs(database, avery, `select public.answer_swap($1, false)`, [request]);
  expect(await newsOf(database, pineStaff.userId)).toMatchObject([
    { title: `Ended: your request to swap ${SATURDAY}`, body: 'Avery Collins did not agree.' },
  ]);
  expect(await whoWasTold(database)).toEqual([pineStaff.userId]);
});

test('tells nothing to a person who withdraws a request', async () => {
  const request = await asked(pineStaff, 'drop', JORDAN, JORDANS_SATURDAY);
  await readAs(database, pineStaff, `select status from public.withdraw_shift_request($1)`, [request]);
  expect(await whoWasTold(database)).toEqual([]);
});

test.each([
  ['approved', 'We will manage'],
  ['declined', 'We are short'],
])(
  'sends one notification about days off that are %s, though the schedule may change with them',
  async (decision, note) => {
    const [request] = await readAs(
      database,
      pineStaff,
      `insert into public.time_off_requests (club_id, staff_id, starts_on, ends_on) values ($1, $2, '2025-05-02', '2025-05-03')
     returning id`,
      [PINE_HOLLOW, JORDAN],
    );
    await forgetNews(database);
    const opened = await readAs(database, pineManager, `select id from public.decide_time_off($1, $2, $3)`, [
      request?.id,
      decision,
      note,
    ]);
    expect(opened).toHaveLength(decision === 'approved' ? 1 : 0);
    expect(await newsOf(database, pineStaff.userId)).toEqual([
      {
        kind: 'schedule_changes',
        title: `Time off ${decision}: Friday, May 2 to Saturday, May 3`,
        body: note,
        link: '/scheduling',
      },
    ]);
    // Only what the decision itself changed is told by it.
    await readAs(
      database,
      pineManager,
      `update public.shifts set status = 'cancelled', override_reason = 'Storm' where id = $1 returning id`,
      ['10000007-0000-4000-8000-000000000049'],
    );
    expect(await whoWasTold(database)).toEqual([pineStaff.userId, pineStaff.userId]);
  },
);
