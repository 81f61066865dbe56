import { sampleId } from '@platform/sample-club';
import { people, PINE_HOLLOW, signedIn, type Caller } from '../support/people';
import { readAs } from '../support/readAs';
import { plannedShift, staffId } from '../scheduling/planShift';
import { openRaceTrack, type RaceTrack } from './raceTrack';

let track: RaceTrack;
beforeEach(async () => {
  track = await openRaceTrack();
});
afterEach(() => track.close());

const { pineManager, pineAdmin, pineStaff } = people;
const [JORDAN, TYLER] = [staffId('Jordan Blake'), staffId('Tyler Jennings')];
/** This afternoon's shift that no one has, and Jordan's of this morning. */
const [TONIGHT, JORDANS_MORNING] = [sampleId('shift', 54), sampleId('shift', 49)];
const JORDANS_SATURDAY = sampleId('shift', 73);

/** The account of someone of the staff, who was invited a moment ago. */
async function accountOf(name: string): Promise<Caller> {
  const userId = 'b0000000-0000-4000-8000-000000000001';
  await track.owner(`insert into public.invitations (email, club_id) values ('new@example.test', $1)`, [PINE_HOLLOW]);
  await track.owner(`insert into auth.users (id, email, email_confirmed_at) values ($1, 'new@example.test', now())`, [
    userId,
  ]);
  await track.owner(`update public.staff_members set user_id = $1 where id = $2`, [userId, staffId(name)]);
  return signedIn(userId);
}

const holdersOf = (shiftIds: string[]) =>
  track.owner(
    `select staff.name from unnest($1::uuid[]) with ordinality as wanted (id, place)
     join public.shifts as shift on shift.id = wanted.id
     left join public.staff_members as staff on staff.id = shift.staff_id order by place`,
    [shiftIds],
  );

test('gives an emergency offer to the first of two people, and tells the other', async () => {
  await track.owner(`update public.shifts set staff_id = null, override_reason = 'Called in sick' where id = $1`, [
    JORDANS_MORNING,
  ]);
  const tyler = await accountOf('Tyler Jennings');
  await readAs(track, pineManager, 'select * from public.offer_open_shifts()');
  const accept = { sql: 'select staff_id from public.accept_open_shift($1)', values: [TONIGHT] };
  const [first, second] = await track.race(`select from public.shifts where id = '${TONIGHT}' for update`, [
    { caller: tyler, ...accept },
    { caller: pineStaff, ...accept },
  ]);
  expect(first).toMatchObject({ kind: 'done', rows: [{ staff_id: expect.any(String) }] });
  expect(second).toMatchObject({
    kind: 'refused',
    code: 'PT409',
    message: 'This shift is no longer open: someone else was first.',
    hint: 'Thank you all the same. Look at the other offers.',
  });
  const winner = first.kind === 'done' ? first.rows[0]?.staff_id : undefined;
  expect([JORDAN, TYLER]).toContain(winner);
  expect(await track.owner('select staff_id from public.shifts where id = $1', [TONIGHT])).toEqual([
    { staff_id: winner },
  ]);
  expect(
    await track.owner(`select staff_id from public.shift_offers where shift_id = $1 and status = 'accepted'`, [
      TONIGHT,
    ]),
  ).toEqual([{ staff_id: winner }]);
});

test('gives a person the first of two shifts taken at once, and checks the second against it', async () => {
  const open = (from: string, to: string) => plannedShift(track, { from, to, status: 'published' });
  const evening = await open('2025-05-20 14:00', '2025-05-20 20:00');
  const morning = await open('2025-05-21 05:30', '2025-05-21 11:30');
  const take = (shift: string) => ({
    caller: pineStaff,
    sql: 'select staff_id from public.accept_open_shift($1)',
    values: [shift],
  });
  const [first, second] = await track.race(`select pg_advisory_xact_lock(hashtextextended('shifts of ${JORDAN}', 0))`, [
    take(evening),
    take(morning),
  ]);
  expect(first).toMatchObject({ kind: 'done', rows: [{ staff_id: JORDAN }] });
  expect(second).toMatchObject({
    kind: 'refused',
    code: 'PT409',
    message: expect.stringMatching(/^Jordan Blake would rest only 9.5 hours/),
    hint: 'Ask to take it instead: your manager decides.',
  });
  const holders = await holdersOf([evening, morning]);
  expect(holders.filter(({ name }) => name === 'Jordan Blake')).toHaveLength(1);
});

test("carries out one of two swaps for one shift, and tells the other's approver that it is canceled", async () => {
  const planned = (person: string, day: string) =>
    plannedShift(track, { person, from: `${day} 10:00`, to: `${day} 16:00`, status: 'published' });
  const jordans = await planned('Jordan Blake', '2025-05-20');
  const tylers = await planned('Tyler Jennings', '2025-05-21');
  const averys = await planned('Avery Collins', '2025-05-22');
  const askedBy = async (staff: string, shift: string) => {
    const [request] = await track.owner(
      `insert into public.shift_requests (club_id, kind, staff_id, shift_id, colleague_shift_id, colleague_agreed_at)
       values ($1, 'swap', $2, $3, $4, now()) returning id`,
      [PINE_HOLLOW, staff, shift, averys],
    );
    return request?.id;
  };
  const requests = [await askedBy(JORDAN, jordans), await askedBy(TYLER, tylers)];
  const approve = 'select staff_id from public.decide_shift_request($1, $2)';
  const [first, second] = await track.race(`select from public.shifts where id = '${averys}' for update`, [
    { caller: pineManager, sql: approve, values: [requests[0], 'approved'] },
    { caller: pineAdmin, sql: approve, values: [requests[1], 'approved'] },
  ]);
  expect(first).toMatchObject({ kind: 'done' });
  expect(second).toMatchObject({
    kind: 'refused',
    code: 'PT409',
    message: 'This request is already cancelled.',
    hint: 'Reload the list of requests.',
  });
  const jordanWon = first.kind === 'done' && first.rows[0]?.staff_id === JORDAN;
  expect(await holdersOf([jordans, tylers, averys])).toEqual(
    jordanWon
      ? [{ name: 'Avery Collins' }, { name: 'Tyler Jennings' }, { name: 'Jordan Blake' }]
      : [{ name: 'Jordan Blake' }, { name: 'Avery Collins' }, { name: 'Tyler Jennings' }],
  );
  expect(
    await track.owner('select status from public.shift_requests where id = any ($1) order by status', [requests]),
  ).toEqual([{ status: 'approved' }, { status: 'cancelled' }]);
});

describe('time off that two managers decide', () => {
  let request: unknown;
  beforeEach(async () => {
    const rows = await readAs(
      track,
      pineStaff,
      `insert into public.time_off_requests (club_id, staff_id, starts_on, ends_on)
       values ($1, $2, '2025-05-03', '2025-05-03') returning id`,
      [PINE_HOLLOW, JORDAN],
    );
    request = rows[0]?.id;
  });
  const decide = (decisions: [string, string]) =>
    track.race('select from public.time_off_requests for update', [
      { caller: pineManager, sql: `select id from public.decide_time_off($1, $2)`, values: [request, decisions[0]] },
      { caller: pineAdmin, sql: `select id from public.decide_time_off($1, $2)`, values: [request, decisions[1]] },
    ]);
  const opened = () =>
    track.owner(`select shift_id from public.shift_events where kind = 'opened' and previous_staff_id = $1`, [JORDAN]);
  const status = async () =>
    (await track.owner('select status from public.time_off_requests where id = $1', [request]))[0]?.status;

  test('is approved once: its shift is opened once, and one of them is told', async () => {
    const before = await opened();
    const outcomes = await decide(['approved', 'approved']);
    expect(outcomes.flatMap((outcome) => (outcome.kind === 'done' ? outcome.rows : [outcome]))).toEqual([
      { id: JORDANS_SATURDAY },
    ]);
    expect(await status()).toBe('approved');
    expect(await opened()).toEqual([...before, { shift_id: JORDANS_SATURDAY }]);
    expect(await holdersOf([JORDANS_SATURDAY])).toEqual([{ name: null }]);
  });

  test('is approved or declined, and the other manager is told which', async () => {
    const [first, second] = await decide(['declined', 'approved']);
    const decided = await status();
    expect(['approved', 'declined']).toContain(decided);
    expect(first).toMatchObject({ kind: 'done' });
    expect(second).toMatchObject({
      kind: 'refused',
      code: 'PT409',
      message: `This request is already ${String(decided)}.`,
      hint: 'Reload the list of requests.',
    });
    expect(await holdersOf([JORDANS_SATURDAY])).toEqual([{ name: decided === 'approved' ? null : 'Jordan Blake' }]);
  });
});

test('opens the moved shift when time off is approved while another person moves a shift of that day', async () => {
  const [request] = await readAs(
    track,
    pineStaff,
    `insert into public.time_off_requests (club_id, staff_id, starts_on, ends_on)
     values ($1, $2, '2025-05-03', '2025-05-03') returning id`,
    [PINE_HOLLOW, JORDAN],
  );
  const outcomes = await track.race(`select from public.staff_members where id = '${JORDAN}' for update`, [
    {
      caller: pineManager,
      sql: `select id from public.decide_time_off($1, 'approved')`,
      values: [request?.id],
    },
    {
      caller: pineAdmin,
      sql: `update public.shifts set ends_at = ends_at + interval '30 minutes' where id = $1`,
      values: [JORDANS_SATURDAY],
    },
  ]);
  expect(outcomes).toMatchObject([{ kind: 'done' }, { kind: 'done' }]);
  expect(await track.owner(`select staff_id, ends_at from public.shifts where id = $1`, [JORDANS_SATURDAY])).toEqual([
    { staff_id: null, ends_at: new Date('2025-05-03T16:30:00-04:00') },
  ]);
});

test('clocks a person in to a shift, or makes it a draft again, and never both', async () => {
  const shift = await plannedShift(track, {
    person: 'Jordan Blake',
    from: '2025-05-20 10:00',
    to: '2025-05-20 16:00',
    status: 'published',
  });
  await track.owner(`delete from public.time_entries where staff_id = $1`, [JORDAN]);
  await track.owner(`update public.clubs set clock_override = '2025-05-20 13:50+00' where id = $1`, [PINE_HOLLOW]);
  const outcomes = await track.race(`select from public.shifts where id = '${shift}' for update`, [
    {
      caller: pineManager,
      sql: `select public.unpublish_shifts(jsonb_build_array(to_jsonb(shift)), 'Published by mistake.')
            from public.shifts as shift where id = $1`,
      values: [shift],
    },
    { caller: pineStaff, sql: `select from public.clock_me('in')` },
  ]);
  expect(outcomes).toMatchObject([{ kind: 'done' }, { kind: 'done' }]);
  const [after] = await track.owner(
    `select shift.status, entry.shift_id from public.time_entries as entry, public.shifts as shift
     where entry.staff_id = $1 and shift.id = $2`,
    [JORDAN, shift],
  );
  expect([
    { status: 'draft', shift_id: null },
    { status: 'published', shift_id: shift },
  ]).toContainEqual(after);
});
