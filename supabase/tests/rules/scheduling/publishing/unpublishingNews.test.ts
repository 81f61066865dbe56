import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { people, PINE_HOLLOW, signedIn, type Caller } from '../../support/people';
import { forgetNews, mailsOf, newsOf, whoWasTold } from '../../notifications/news';
import { giveAccount } from '../giveAccount';
import { staffId } from '../planShift';
import { publishingCalls } from './publishing';

// What people know of shifts that become drafts again: what they are told, and what the platform remembers of it.

const database = databaseOfEachTest();
beforeEach(async () => {
  await giveAccount(database, 'Avery Collins', AVERY_ACCOUNT);
});
const { draft, publish, unpublished } = publishingCalls(database);

const { pineManager, pineStaff } = people;
const AVERY_ACCOUNT = 'b0000000-0000-4000-8000-000000000001';
const [JORDAN, AVERY] = [staffId('Jordan Blake'), staffId('Avery Collins')];

test('tells each person once, in the platform and by email', async () => {
  await draft('Jordan Blake', '2025-05-19');
  await draft('Jordan Blake', '2025-05-20');
  await draft('Avery Collins', '2025-05-21');
  await draft(null, '2025-05-21');
  const shifts = await publish();
  await forgetNews(database);
  await unpublished(shifts);
  expect(await newsOf(database, pineStaff.userId)).toEqual([
    {
      kind: 'schedule_changes',
      title: 'Your schedule is a draft again: 2 shifts from Monday, May 19',
      body:
        'Draft again: Monday, May 19, 10:00 AM to 4:00 PM, Lifeguard\n' +
        'Draft again: Tuesday, May 20, 10:00 AM to 4:00 PM, Lifeguard\n' +
        'This can still change. You are told when it is published again.',
      link: '/scheduling',
    },
  ]);
  expect(await newsOf(database, AVERY_ACCOUNT)).toMatchObject([
    {
      title: 'Your shift is a draft again: Wednesday, May 21, 10:00 AM to 4:00 PM',
      body: 'Lifeguard\nThis can still change. You are told when it is published again.',
    },
  ]);
  expect(await mailsOf(database, pineStaff.userId)).toHaveLength(1);
  expect(await whoWasTold(database)).toEqual([pineStaff.userId, AVERY_ACCOUNT]);
});

test('is one change of the week for everyone who reads the latest changes', async () => {
  await draft('Jordan Blake', '2025-05-19');
  await draft(null, '2025-05-20');
  await unpublished(await publish());
  const changes = await database.as(
    pineStaff,
    `select kind, title, period, outcome from public.recent_schedule_changes($1, 2)`,
    [PINE_HOLLOW],
  );
  expect(changes).toMatchObject({
    rows: [
      { kind: 'unpublished', title: 'Schedule unpublished', period: 'Week of May 18', outcome: 'Draft again' },
      { kind: 'published', title: 'Schedule published', period: 'Week of May 18' },
    ],
  });
});

test('ends open requests and offers about the shifts', async () => {
  const [dropped, taken] = [await draft('Jordan Blake', '2025-05-19'), await draft(null, '2025-05-20')];
  const shifts = await publish();
  const ask = (caller: Caller, kind: string, staff: string, shift: string) =>
    database.as(
      caller,
      `insert into public.shift_requests (club_id, kind, staff_id, shift_id) values ($1, $2, $3, $4)`,
      [PINE_HOLLOW, kind, staff, shift],
    );
  expect(await ask(pineStaff, 'drop', JORDAN, dropped)).toMatchObject({ kind: 'done' });
  expect(await ask(signedIn(AVERY_ACCOUNT), 'pickup', AVERY, taken)).toMatchObject({ kind: 'done' });
  await database.owner(`insert into public.shift_offers (club_id, shift_id, staff_id) values ($1, $2, $3)`, [
    PINE_HOLLOW,
    taken,
    AVERY,
  ]);
  await forgetNews(database);
  await unpublished(shifts);
  expect(
    await database.owner(`select status from public.shift_requests where shift_id = any ($1)`, [[dropped, taken]]),
  ).toEqual([{ status: 'cancelled' }, { status: 'cancelled' }]);
  expect(await database.owner(`select status from public.shift_offers where shift_id = $1`, [taken])).toEqual([
    { status: 'taken' },
  ]);
  expect(await newsOf(database, AVERY_ACCOUNT)).toMatchObject([
    {
      title: 'Ended: your request to take Tuesday, May 20, 10:00 AM to 4:00 PM',
      body: 'The schedule has changed. Ask again once the shift is published.',
    },
  ]);
  expect(
    await database.owner(`select outcome from public.shift_events where shift_id = $1 and kind = 'request_ended'`, [
      dropped,
    ]),
  ).toEqual([{ outcome: 'Ask again once the shift is published' }]);
});

describe('the person who had a shift', () => {
  const titles = async (account: string) => (await newsOf(database, account)).map(({ title }) => title);
  const change = async (set: string, shift: string) =>
    expect(
      await database.as(pineManager, `update public.shifts set ${set}, override_reason = 'Agreed' where id = $1`, [
        shift,
      ]),
    ).toMatchObject({ affected: 1 });
  const MONDAY = 'Monday, May 19, 10:00 AM to 4:00 PM';
  let shift: string;
  beforeEach(async () => {
    shift = await draft('Jordan Blake', '2025-05-19');
    expect(await unpublished(await publish())).toEqual({ drafts: [shift], kept: [] });
    await forgetNews(database);
  });

  test('is told once when it is published for another person', async () => {
    await change(`staff_id = '${AVERY}', starts_at = starts_at + interval '1 hour'`, shift);
    expect(await whoWasTold(database)).toEqual([]);
    const shifts = await publish();
    expect(await titles(pineStaff.userId)).toEqual([`Shift no longer yours: ${MONDAY}`]);
    expect(await titles(AVERY_ACCOUNT)).toEqual(['Your shift is published: Monday, May 19, 11:00 AM to 4:00 PM']);
    await unpublished(shifts);
    await forgetNews(database);
    await change(`status = 'published', staff_id = null`, shift);
    expect(await titles(AVERY_ACCOUNT)).toEqual(['Shift no longer yours: Monday, May 19, 11:00 AM to 4:00 PM']);
    expect(await titles(pineStaff.userId)).toEqual([]);
  });

  test('is told once when it is canceled while another person has the draft', async () => {
    await change(`staff_id = '${AVERY}'`, shift);
    await change(`status = 'cancelled'`, shift);
    expect(await titles(pineStaff.userId)).toEqual([`Shift canceled: ${MONDAY}`]);
    expect(await titles(AVERY_ACCOUNT)).toEqual([]);
    await forgetNews(database);
    await change(`status = 'draft'`, shift);
    await publish();
    expect(await titles(pineStaff.userId)).toEqual([]);
  });

  test('is told what it was before when it is published for them with other hours or another place', async () => {
    await change(`starts_at = starts_at + interval '1 hour', location = 'Deck'`, shift);
    await publish();
    expect(await newsOf(database, pineStaff.userId)).toMatchObject([
      {
        title: 'Your shift is published: Monday, May 19, 11:00 AM to 4:00 PM',
        body: `Lifeguard, Deck\nBefore: ${MONDAY}`,
      },
    ]);
  });

  test('is told what each was before when several are published for them again', async () => {
    const other = await draft('Jordan Blake', '2025-05-20');
    await unpublished(await publish());
    await change(`ends_at = ends_at - interval '1 hour'`, shift);
    await forgetNews(database);
    expect((await publish()).map(({ id }) => id)).toEqual([shift, other]);
    expect(await newsOf(database, pineStaff.userId)).toMatchObject([
      {
        title: 'Your schedule is published: 2 shifts from Monday, May 19',
        body:
          `Published: Monday, May 19, 10:00 AM to 3:00 PM, Lifeguard. Before: ${MONDAY}\n` +
          'Published: Tuesday, May 20, 10:00 AM to 4:00 PM, Lifeguard',
      },
    ]);
  });

  test('is told nothing of before when it is published unchanged', async () => {
    await publish();
    expect(await newsOf(database, pineStaff.userId)).toMatchObject([
      { title: `Your shift is published: ${MONDAY}`, body: 'Lifeguard' },
    ]);
  });

  test('is told nothing more when they lost it with the draft', async () => {
    await publish();
    await change(`status = 'draft', staff_id = '${AVERY}'`, shift);
    await forgetNews(database);
    await publish();
    expect(await titles(pineStaff.userId)).toEqual([]);
  });
});

describe('what people were told about a shift', () => {
  const known = async (id: string) => {
    const [row] = await database.owner(
      `select published_as ->> 'staff_id' as staff,
         to_char((published_as ->> 'starts_at')::timestamptz at time zone 'America/New_York', 'HH24:MI') as starts
       from public.shifts where id = $1`,
      [id],
    );
    return [row?.staff, row?.starts];
  };
  const change = (set: string, id: string) =>
    database.as(pineManager, `update public.shifts set ${set}, override_reason = 'Agreed' where id = $1`, [id]);

  test('is kept while the shift is a draft again, until it is published', async () => {
    const shift = await draft('Jordan Blake', '2025-05-19');
    expect(await known(shift)).toEqual([null, null]);
    await unpublished(await publish());
    await change(`staff_id = '${AVERY}', starts_at = starts_at + interval '1 hour'`, shift);
    expect(await known(shift)).toEqual([JORDAN, '10:00']);
    await publish();
    expect(await known(shift)).toEqual([AVERY, '11:00']);
    await change(`starts_at = starts_at + interval '1 hour'`, shift);
    expect(await known(shift)).toEqual([AVERY, '12:00']);
  });

  test('is kept for a shift that was open', async () => {
    const shift = await draft(null, '2025-05-19');
    await publish();
    await change(`status = 'draft', staff_id = '${AVERY}'`, shift);
    expect(await known(shift)).toEqual([null, '10:00']);
  });

  test('is kept with the new title when a role is renamed', async () => {
    const shift = await draft('Jordan Blake', '2025-05-19');
    await unpublished(await publish());
    await database.as(pineManager, `update public.job_role_definitions set title = 'Guard' where title = 'Lifeguard'`);
    expect(
      await database.owner(`select role, published_as ->> 'role' as told from public.shifts where id = $1`, [shift]),
    ).toEqual([{ role: 'Guard', told: 'Guard' }]);
    await change(`role = 'Manager', staff_id = null`, shift);
    await database.as(pineManager, `update public.job_role_definitions set title = 'Lifeguard' where title = 'Guard'`);
    expect(
      await database.owner(`select role, published_as ->> 'role' as told from public.shifts where id = $1`, [shift]),
    ).toEqual([{ role: 'Manager', told: 'Lifeguard' }]);
  });

  test('does not include the plan of a draft that is canceled', async () => {
    const [planned, published] = [await draft('Jordan Blake', '2025-05-19'), await draft('Jordan Blake', '2025-05-20')];
    const shifts = await publish();
    await unpublished(shifts.filter(({ id }) => id === planned));
    await change(`staff_id = '${AVERY}', notes = 'Talk to her first'`, planned);
    await forgetNews(database);
    await change(`status = 'cancelled'`, planned);
    await change(`status = 'cancelled'`, published);
    const seen = await database.as(signedIn(AVERY_ACCOUNT), `select id from public.shifts where id = any ($1)`, [
      [planned, published],
    ]);
    expect(seen).toMatchObject({ rows: [{ id: published }] });
    expect((await newsOf(database, pineStaff.userId)).map(({ title }) => title)).toContain(
      'Shift canceled: Monday, May 19, 10:00 AM to 4:00 PM',
    );
    // The manager has the whole plan back.
    await change(`status = 'draft'`, planned);
    expect(await database.owner(`select staff_id, notes from public.shifts where id = $1`, [planned])).toEqual([
      { staff_id: AVERY, notes: 'Talk to her first' },
    ]);
  });

  test('is forgotten after the shift was canceled, or taken from its person', async () => {
    const [canceled, taken] = [await draft('Jordan Blake', '2025-05-19'), await draft('Jordan Blake', '2025-05-20')];
    await publish();
    await change(`status = 'cancelled'`, canceled);
    await change(`status = 'draft'`, canceled);
    await change(`status = 'draft', staff_id = '${AVERY}'`, taken);
    expect([await known(canceled), await known(taken)]).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});
