import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW, signedIn, type Caller } from '../support/people';
import { forgetNews, mailsOf, newsOf, whoWasTold } from '../notifications/news';
import { giveAccount } from './giveAccount';
import { plannedShift, staffId } from './planShift';

const database = databaseOfEachTest();
beforeEach(async () => {
  await giveAccount(database, 'Avery Collins', AVERY_ACCOUNT);
});

const { pineManager, pineAdmin, pineStaff, lakeAdmin, firm, visitor } = people;
const AVERY_ACCOUNT = 'b0000000-0000-4000-8000-000000000001';
const [JORDAN, AVERY] = [staffId('Jordan Blake'), staffId('Avery Collins')];

type Published = Record<string, unknown> & { id: string };

const draft = (person: string | null, day: string) =>
  plannedShift(database, { person, from: `${day} 10:00`, to: `${day} 16:00`, reason: 'Agreed' });

/** The drafts of a week, as they were published. */
async function publish(day = '2025-05-19', caller: Caller = pineManager): Promise<Published[]> {
  const outcome = await database.as(caller, `select public.publish_week($1) as shifts`, [day]);
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  return outcome.rows[0]?.shifts as Published[];
}

const unpublish = (shifts: unknown, caller: Caller = pineManager, reason: string | null = null) =>
  database.as(caller, `select public.unpublish_shifts($1, $2) as done`, [JSON.stringify(shifts), reason]);

/** What became drafts again, and why the others stay. */
async function unpublished(shifts: readonly Published[], reason: string | null = null) {
  const outcome = await unpublish(shifts, pineManager, reason);
  if (outcome.kind === 'refused') throw new Error(`${outcome.code} ${outcome.message}`);
  const { drafts, kept } = outcome.rows[0]?.done as { drafts: Published[]; kept: { id: string; reason: string }[] };
  return { drafts: drafts.map(({ id }) => id), kept: kept.map((one) => [one.id, one.reason]) };
}

const stateOf = async (id: string) =>
  (await database.owner(`select status, needs_cover, staff_id from public.shifts where id = $1`, [id]))[0];

test('makes what was published drafts again, and publishes it again', async () => {
  const [jordans, open] = [await draft('Jordan Blake', '2025-05-19'), await draft(null, '2025-05-20')];
  const shifts = await publish();
  expect(shifts).toMatchObject([
    { id: jordans, status: 'published', version: 2 },
    { id: open, status: 'published', staff_id: null },
  ]);
  expect(await publish()).toEqual([]);
  expect(await unpublished(shifts)).toEqual({ drafts: [jordans, open], kept: [] });
  expect(await stateOf(jordans)).toEqual({ status: 'draft', needs_cover: false, staff_id: JORDAN });
  const mine = await database.as(pineStaff, `select from public.shifts where id = any ($1)`, [[jordans, open]]);
  expect(mine).toMatchObject({ kind: 'done', rows: [] });
  expect(await unpublished(shifts)).toEqual({
    drafts: [],
    kept: expect.arrayContaining([
      [jordans, 'draft'],
      [open, 'draft'],
    ]) as unknown,
  });
  expect((await publish()).map(({ id }) => id)).toEqual([jordans, open]);
});

test('drops the answers, and the cover that a declined shift needed', async () => {
  const [declined, confirmed] = [await draft('Jordan Blake', '2025-05-19'), await draft('Jordan Blake', '2025-05-20')];
  const shifts = await publish();
  await database.as(pineStaff, `select public.answer_shift($1, 'declined', 'Exams')`, [declined]);
  await database.as(pineStaff, `select public.answer_shift($1, 'confirmed')`, [confirmed]);
  expect(await stateOf(declined)).toMatchObject({ needs_cover: true });
  expect(await unpublished(shifts)).toEqual({ drafts: [declined, confirmed], kept: [] });
  expect(await stateOf(declined)).toMatchObject({ status: 'draft', needs_cover: false });
  expect(
    await database.owner(`select from public.shift_answers where shift_id = any ($1)`, [[declined, confirmed]]),
  ).toEqual([]);
});

test('takes back a shift that needed cover when it was published, and was declined and confirmed since', async () => {
  const flagged = await draft('Jordan Blake', '2025-05-19');
  await database.as(pineManager, `update public.shifts set needs_cover = true where id = $1`, [flagged]);
  const shifts = await publish();
  await database.as(pineStaff, `select public.answer_shift($1, 'declined', 'Exams')`, [flagged]);
  await database.as(pineStaff, `select public.answer_shift($1, 'confirmed')`, [flagged]);
  expect(await stateOf(flagged)).toMatchObject({ needs_cover: false });
  expect(await unpublished(shifts)).toEqual({ drafts: [flagged], kept: [] });
  expect(await stateOf(flagged)).toMatchObject({ status: 'draft', needs_cover: true });
});

test('leaves a confirmed shift that was flagged since', async () => {
  const shift = await draft('Jordan Blake', '2025-05-19');
  const shifts = await publish();
  await database.as(pineStaff, `select public.answer_shift($1, 'confirmed')`, [shift]);
  await database.as(pineManager, `update public.shifts set needs_cover = true where id = $1`, [shift]);
  expect(await unpublished(shifts)).toEqual({ drafts: [], kept: [[shift, 'changed']] });
});

test('leaves what was changed, given, canceled, clocked into or deleted since, each with its reason', async () => {
  const days = [19, 20, 21, 22, 23, 24];
  const ids: string[] = [];
  for (const day of days) ids.push(await draft(day === 20 ? null : 'Jordan Blake', `2025-05-${day}`));
  const shifts = await publish();
  const change = (set: string, place: number) =>
    database.as(pineManager, `update public.shifts set ${set} where id = $1`, [ids[place]]);
  await change(`notes = 'Bring the keys.'`, 0);
  await change(`staff_id = '${AVERY}'`, 1);
  await change(`status = 'cancelled'`, 2);
  await change(`needs_cover = true`, 3);
  await database.owner(
    `insert into public.time_entries (club_id, staff_id, shift_id, role, clocked_in_at)
     values ($1, $2, $3, 'Lifeguard', '2025-05-23 13:50+00')`,
    [PINE_HOLLOW, JORDAN, ids[4]],
  );
  const gone = { ...shifts[5], id: '10000007-0000-4000-8000-00000000dead' };
  expect(await unpublished([...shifts, gone])).toEqual({
    drafts: [ids[5]],
    kept: expect.arrayContaining([
      [ids[0], 'changed'],
      [ids[1], 'given'],
      [ids[2], 'canceled'],
      [ids[3], 'changed'],
      [ids[4], 'clocked_in'],
      [gone.id, 'gone'],
    ]) as unknown,
  });
});

test('leaves a shift that has begun, and asks for a reason shortly before one begins', async () => {
  // The club's now is Thursday, May 1, 9 AM.
  const begun = await plannedShift(database, { from: '2025-05-01 08:00', to: '2025-05-01 12:00' });
  const soon = await plannedShift(database, {
    person: 'Jordan Blake',
    from: '2025-05-01 17:00',
    to: '2025-05-01 19:00',
    reason: 'Agreed',
  });
  const shifts = (await publish('2025-05-01')).filter(({ id }) => [begun, soon].includes(id));
  expect(await unpublish(shifts)).toMatchObject({
    kind: 'refused',
    code: 'PT422',
    message:
      'Jordan Blake counts on the shift on Thursday, May 1, 5:00 PM to 7:00 PM, which begins in less than 24 hours.',
  });
  expect(await stateOf(soon)).toMatchObject({ status: 'published' });
  expect(await unpublished(shifts, 'Published by mistake.')).toEqual({ drafts: [soon], kept: [[begun, 'begun']] });
  expect(
    await database.owner(`select kind, reason from public.shift_events where shift_id = $1 and reason is not null`, [
      soon,
    ]),
  ).toEqual(expect.arrayContaining([{ kind: 'unpublished', reason: 'Published by mistake.' }]));
});

test('names the first shift that needs a reason, in whatever order they are sent', async () => {
  const hours = [19, 17, 21].map((hour) => [`2025-05-01 ${hour}:00`, `2025-05-01 ${hour + 1}:00`] as const);
  for (const [from, to] of hours) {
    await plannedShift(database, { person: 'Avery Collins', from, to, breakMinutes: 0, reason: 'Agreed' });
  }
  const shifts = (await publish('2025-05-01')).filter(({ staff_id: staff }) => staff === AVERY);
  expect(shifts).toHaveLength(3);
  for (const sent of [shifts, shifts.toReversed()]) {
    expect(await unpublish(sent)).toMatchObject({
      code: 'PT422',
      message:
        'Avery Collins counts on the shift on Thursday, May 1, 5:00 PM to 6:00 PM, which begins in less than 24 hours.',
    });
  }
});

test('is no new plan: a rule that a shift has come to break does not keep it published', async () => {
  const shift = await draft('Jordan Blake', '2025-05-19');
  const shifts = await publish();
  await database.owner(`update public.staff_certifications set expiry_date = '2025-05-03' where staff_id = $1`, [
    JORDAN,
  ]);
  expect(await unpublished(shifts)).toEqual({ drafts: [shift], kept: [] });
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

describe('tells the person who had a shift', () => {
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

  test('that it is published for another one, once', async () => {
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

  test('that it is canceled, when another person has the draft, once', async () => {
    await change(`staff_id = '${AVERY}'`, shift);
    await change(`status = 'cancelled'`, shift);
    expect(await titles(pineStaff.userId)).toEqual([`Shift canceled: ${MONDAY}`]);
    expect(await titles(AVERY_ACCOUNT)).toEqual([]);
    await forgetNews(database);
    await change(`status = 'draft'`, shift);
    await publish();
    expect(await titles(pineStaff.userId)).toEqual([]);
  });

  test('what it was before, when it is published for them with other hours or another place', async () => {
    await change(`starts_at = starts_at + interval '1 hour', location = 'Deck'`, shift);
    await publish();
    expect(await newsOf(database, pineStaff.userId)).toMatchObject([
      {
        title: 'Your shift is published: Monday, May 19, 11:00 AM to 4:00 PM',
        body: `Lifeguard, Deck\nBefore: ${MONDAY}`,
      },
    ]);
  });

  test('what each was before, when several are published for them again', async () => {
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

  test('nothing of before, when it is published just so', async () => {
    await publish();
    expect(await newsOf(database, pineStaff.userId)).toMatchObject([
      { title: `Your shift is published: ${MONDAY}`, body: 'Lifeguard' },
    ]);
  });

  test('nothing more when they lost it with the draft', async () => {
    await publish();
    await change(`status = 'draft', staff_id = '${AVERY}'`, shift);
    await forgetNews(database);
    await publish();
    expect(await titles(pineStaff.userId)).toEqual([]);
  });
});

describe('keeps what people were told', () => {
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

  test('while the shift is a draft again, and until it is published', async () => {
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

  test('of a shift that was open', async () => {
    const shift = await draft(null, '2025-05-19');
    await publish();
    await change(`status = 'draft', staff_id = '${AVERY}'`, shift);
    expect(await known(shift)).toEqual([null, '10:00']);
  });

  test('with the new title of a renamed role', async () => {
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

  test('and no plan of a draft that is canceled', async () => {
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

  test('and not what is over: after the shift was canceled, or taken from its person', async () => {
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

test('tells each person once, in the platform and by mail', async () => {
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

test('is for the managers and admins of the club', async () => {
  const shift = await draft('Jordan Blake', '2025-05-19');
  const shifts = await publish();
  for (const caller of [pineStaff, firm]) {
    expect(await unpublish(shifts, caller)).toMatchObject({
      code: '42501',
      message: 'Only managers and admins of a club plan its shifts.',
    });
  }
  expect(await unpublish(shifts, visitor)).toMatchObject({ kind: 'refused', code: '42501' });
  expect(await unpublish(shifts, lakeAdmin)).toMatchObject({
    rows: [{ done: { drafts: [], kept: [{ id: shift, reason: 'gone' }] } }],
  });
  expect(await stateOf(shift)).toMatchObject({ status: 'published' });
  expect(await unpublish(shifts, pineAdmin)).toMatchObject({ rows: [{ done: { drafts: [{ id: shift }] } }] });
});

test('reads a shift that is sent without needs_cover as one that needed none', async () => {
  const shift = await draft('Jordan Blake', '2025-05-19');
  const shifts = await publish();
  await database.as(pineStaff, `select public.answer_shift($1, 'declined', 'Exams')`, [shift]);
  const { needs_cover: _, ...sent } = shifts[0] as Published;
  expect(await unpublished([sent])).toEqual({ drafts: [shift], kept: [] });
  expect(await stateOf(shift)).toMatchObject({ status: 'draft', needs_cover: false });
});

test('asks for a list of at most 4,000 shifts', async () => {
  expect(await unpublish({})).toMatchObject({ code: '22023' });
  expect(await unpublish([{ id: '10000007-0000-4000-8000-00000000dead' }])).toMatchObject({ kind: 'done' });
  for (const sent of [
    [1],
    ['10000007-0000-4000-8000-00000000dead'],
    [{}],
    [{ id: 'Monday' }],
    [{ id: '10000007-0000-4000-8000-00000000DEAD' }, { id: '10000007-0000-4000-8000-00000000dead' }],
  ]) {
    expect(await unpublish(sent)).toMatchObject({
      code: '22023',
      message: 'It is not said clearly which shifts become drafts again, so nothing was changed.',
    });
  }
  const many = Array.from({ length: 4001 }, () => ({ id: '10000007-0000-4000-8000-00000000dead' }));
  expect(await unpublish(many)).toMatchObject({ code: '22023' });
});
