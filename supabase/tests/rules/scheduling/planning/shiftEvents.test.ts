import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW } from '../../support/people';
import { plannedShift, staffId } from '../planShift';

const database = databaseOfEachTest();

const { pineManager, pineStaff, pineAdmin, lakeStaff } = people;

const eventsOf = (shift: string) =>
  database.owner(
    `select kind, title, period, outcome, before_words, after_words, actor_name
     from public.shift_events where shift_id = $1 order by created_at`,
    [shift],
  );

test('records every change of a shift with its author, and the values before and after', async () => {
  const shift = await plannedShift(database, { from: '2025-05-20 14:00', to: '2025-05-20 20:00', status: 'published' });
  const change = (set: string) => database.as(pineManager, `update public.shifts set ${set} where id = $1`, [shift]);
  await change(`staff_id = '${staffId('Zoe Hartman')}'`);
  await change(`starts_at = starts_at + interval '1 hour'`);
  await change(`needs_cover = true`);
  await database.as(pineAdmin, `update public.shifts set staff_id = $2 where id = $1`, [shift, staffId('Liam Novak')]);
  await change(`staff_id = null`);
  await change(`status = 'cancelled'`);
  const common = {
    title: 'Lifeguard shift change',
    period: 'Tuesday, May 20, 3:00 PM to 8:00 PM',
    actor_name: 'Elena Ruiz',
  };
  const at = 'Lifeguard, Tuesday, May 20, 3:00 PM to 8:00 PM';
  expect(await eventsOf(shift)).toEqual([
    {
      ...common,
      kind: 'added',
      title: 'Lifeguard shift added',
      period: 'Tuesday, May 20, 2:00 PM to 8:00 PM',
      outcome: 'Open',
      before_words: null,
      after_words: 'Open, Lifeguard, Tuesday, May 20, 2:00 PM to 8:00 PM, published',
    },
    {
      ...common,
      kind: 'assigned',
      period: 'Tuesday, May 20, 2:00 PM to 8:00 PM',
      outcome: 'Covered',
      before_words: 'Open, Lifeguard, Tuesday, May 20, 2:00 PM to 8:00 PM, published',
      after_words: 'Zoe Hartman, Lifeguard, Tuesday, May 20, 2:00 PM to 8:00 PM, published',
    },
    {
      ...common,
      kind: 'moved',
      outcome: 'Moved',
      before_words: 'Zoe Hartman, Lifeguard, Tuesday, May 20, 2:00 PM to 8:00 PM, published',
      after_words: `Zoe Hartman, ${at}, published`,
    },
    {
      ...common,
      kind: 'flagged',
      outcome: 'Needs coverage',
      before_words: `Zoe Hartman, ${at}, published`,
      after_words: `Zoe Hartman, ${at}, published, needs cover`,
    },
    {
      ...common,
      kind: 'reassigned',
      outcome: 'Covered',
      before_words: `Zoe Hartman, ${at}, published, needs cover`,
      after_words: `Liam Novak, ${at}, published`,
      actor_name: 'Marcus Bell',
    },
    {
      ...common,
      kind: 'opened',
      outcome: 'Needs coverage',
      before_words: `Liam Novak, ${at}, published`,
      after_words: `Open, ${at}, published`,
    },
    {
      ...common,
      kind: 'cancelled',
      outcome: 'Cancelled',
      before_words: `Open, ${at}, published`,
      after_words: `Open, ${at}, cancelled`,
    },
  ]);
});

test('leaves no trace of a refused change', async () => {
  const before = await database.owner(`select count(*)::int as events from public.shift_events`);
  await database.as(
    pineManager,
    `update public.shifts set staff_id = null where id = '10000007-0000-4000-8000-000000000049'`,
  );
  await database.as(pineStaff, `update public.shifts set staff_id = null`);
  expect(await database.owner(`select count(*)::int as events from public.shift_events`)).toEqual(before);
  expect(await database.owner(`select * from app.shift_override_reasons`)).toEqual([]);
});

test('writes the events of all the shifts that a statement adds, or removes, with one command', async () => {
  const planned = await database.as(
    pineManager,
    `insert into public.shifts (club_id, staff_id, role, starts_at, ends_at, break_minutes, override_reason)
     values ($1, $2, 'Lifeguard', '2025-05-20 14:00-04', '2025-05-20 20:00-04', 0, null),
       ($1, $3, 'Lifeguard', '2025-05-23 14:00-04', '2025-05-23 20:00-04', 0, 'Class is off'),
       ($1, null, 'Gate Attendant', '2025-05-20 14:00-04', '2025-05-20 20:00-04', 0, null)
     returning id`,
    [PINE_HOLLOW, staffId('Zoe Hartman'), staffId('Jordan Blake')],
  );
  if (planned.kind === 'refused') throw new Error(planned.message);
  // Rows of one command have the same cmin.
  const events = (kind: string) =>
    database.owner(
      `select count(distinct cmin::text)::int as commands,
         array_agg(concat_ws(' | ', title, outcome, before_words, after_words, reason, actor_name) order by title, period)
           as said
       from public.shift_events where kind = $1 and happened_at >= '2025-05-01 13:00+00'`,
      [kind],
    );
  expect(await events('added')).toEqual([
    {
      commands: 1,
      said: [
        'Gate Attendant shift added | Open | Open, Gate Attendant, Tuesday, May 20, 2:00 PM to 8:00 PM, draft | Elena Ruiz',
        'Lifeguard shift added | Planned | Jordan Blake, Lifeguard, Friday, May 23, 2:00 PM to 8:00 PM, draft | Class is off | Elena Ruiz',
        'Lifeguard shift added | Planned | Zoe Hartman, Lifeguard, Tuesday, May 20, 2:00 PM to 8:00 PM, draft | Elena Ruiz',
      ],
    },
  ]);
  expect(await database.owner(`select * from app.shift_override_reasons`)).toEqual([]);
  await database.as(pineManager, `delete from public.shifts where id = any ($1)`, [planned.rows.map(({ id }) => id)]);
  expect(await events('deleted')).toEqual([
    {
      commands: 1,
      said: [
        'Gate Attendant shift removed | Deleted | Open, Gate Attendant, Tuesday, May 20, 2:00 PM to 8:00 PM, draft | Elena Ruiz',
        'Lifeguard shift removed | Deleted | Jordan Blake, Lifeguard, Friday, May 23, 2:00 PM to 8:00 PM, draft | Elena Ruiz',
        'Lifeguard shift removed | Deleted | Zoe Hartman, Lifeguard, Tuesday, May 20, 2:00 PM to 8:00 PM, draft | Elena Ruiz',
      ],
    },
  ]);
});

test('writes what became of a request after the change of its shift, for each of several shifts', async () => {
  const shifts: string[] = [];
  for (const day of ['20', '21']) {
    const shift = await plannedShift(database, {
      person: 'Jordan Blake',
      from: `2025-05-${day} 14:00`,
      to: `2025-05-${day} 20:00`,
      status: 'published',
    });
    await database.as(
      pineStaff,
      `insert into public.shift_requests (club_id, kind, staff_id, shift_id) values ($1, 'drop', $2, $3)`,
      [PINE_HOLLOW, staffId('Jordan Blake'), shift],
    );
    shifts.push(shift);
  }
  await database.as(pineManager, `update public.shifts set staff_id = $1 where id = any ($2)`, [
    staffId('Zoe Hartman'),
    shifts,
  ]);
  const written = await database.owner(
    `select shift_id, kind from public.shift_events
     where shift_id = any ($1) and kind <> 'added' order by created_at`,
    [shifts],
  );
  const first = written[0]?.shift_id;
  const second = shifts.find((id) => id !== first);
  expect(written).toEqual([
    { shift_id: first, kind: 'reassigned' },
    { shift_id: first, kind: 'request_ended' },
    { shift_id: second, kind: 'reassigned' },
    { shift_id: second, kind: 'request_ended' },
  ]);
});

test('keeps a deleted draft in the log', async () => {
  const shift = await plannedShift(database, { from: '2025-05-20 14:00', to: '2025-05-20 20:00' });
  await database.as(pineManager, `delete from public.shifts where id = $1`, [shift]);
  expect(
    await database.owner(
      `select title, outcome, before_words, after from public.shift_events where kind = 'deleted' and club_id = $1`,
      [PINE_HOLLOW],
    ),
  ).toEqual([
    {
      title: 'Lifeguard shift removed',
      outcome: 'Deleted',
      before_words: 'Open, Lifeguard, Tuesday, May 20, 2:00 PM to 8:00 PM, draft',
      after: null,
    },
  ]);
});

test("shows every member the published changes, and no one drafts, reasons or another club's", async () => {
  await plannedShift(database, { from: '2025-05-20 14:00', to: '2025-05-20 20:00' });
  const recent = (caller: typeof pineStaff) =>
    database.as(caller, `select * from public.recent_schedule_changes($1)`, [PINE_HOLLOW]);
  const outcome = await recent(pineStaff);
  expect(outcome).toMatchObject({ kind: 'done', affected: expect.any(Number) });
  const rows = outcome.kind === 'done' ? outcome.rows : [];
  expect(rows.map(({ title, period, outcome: came }) => [title, period, came])).toEqual([
    ['Lifeguard shift change', 'Saturday 2:00 PM to 8:00 PM', 'Covered'],
    ['Lifeguard shift change', 'Thursday 10:00 AM to 4:00 PM', 'Needs coverage'],
    ['Gate Attendant shift change', 'Friday 3:30 PM to 8:00 PM', 'Needs coverage'],
    ['Tennis Pro shift change', 'Saturday 9:00 AM to 3:00 PM', 'Moved'],
  ]);
  expect(Object.keys(rows[0] ?? {})).not.toContain('reason');
  expect(await recent(lakeStaff)).toMatchObject({ kind: 'done', rows: [] });
});

test("lists a new change above the sample's, and shows it to the person it is about", async () => {
  await database.as(
    pineManager,
    `update public.shifts set staff_id = $1 where id = '10000007-0000-4000-8000-000000000066'`,
    [staffId('Jordan Blake')],
  );
  const refused = await database.owner(
    `select staff_id from public.shifts where id = '10000007-0000-4000-8000-000000000066'`,
  );
  // Jordan has class on Friday evenings: without a reason nothing happens.
  expect(refused).toEqual([{ staff_id: null }]);
  await database.as(
    pineManager,
    `update public.shifts set staff_id = $1, override_reason = 'Class is off' where id = '10000007-0000-4000-8000-000000000066'`,
    [staffId('Jordan Blake')],
  );
  expect(
    await database.as(pineStaff, `select outcome, reason from public.shift_events where kind = 'assigned'`),
  ).toMatchObject({ rows: [{ outcome: 'Covered', reason: 'Class is off' }] });
  const recent = await database.as(pineStaff, `select period from public.recent_schedule_changes($1, 1)`, [
    PINE_HOLLOW,
  ]);
  expect(recent).toMatchObject({ rows: [{ period: 'Friday 2:00 PM to 8:00 PM' }] });
});

test('names the date of a changed shift unless it is within the next seven days', async () => {
  const periodOf = async (from: string, to: string) => {
    await plannedShift(database, { from, to, status: 'published' });
    const newest = await database.as(pineManager, `select period from public.recent_schedule_changes($1, 1)`, [
      PINE_HOLLOW,
    ]);
    return newest.kind === 'done' && newest.rows[0]?.period;
  };
  expect(await periodOf('2025-05-01 18:00', '2025-05-01 21:00')).toBe('Thursday 6:00 PM to 9:00 PM');
  expect(await periodOf('2025-05-07 18:00', '2025-05-07 21:00')).toBe('Wednesday 6:00 PM to 9:00 PM');
  expect(await periodOf('2025-05-08 18:00', '2025-05-08 21:00')).toBe('Thursday, May 8, 6:00 PM to 9:00 PM');
  expect(await periodOf('2025-04-30 18:00', '2025-04-30 21:00')).toBe('Wednesday, April 30, 6:00 PM to 9:00 PM');
  expect(await periodOf('2026-05-01 18:00', '2026-05-01 21:00')).toBe('Friday, May 1, 2026, 6:00 PM to 9:00 PM');
});

test('says of an earlier change what day it was about, as seen from today', async () => {
  const read = async () => {
    const outcome = await database.as(pineManager, `select period from public.recent_schedule_changes($1)`, [
      PINE_HOLLOW,
    ]);
    return outcome.kind === 'done' && outcome.rows.map(({ period }) => period);
  };
  await database.owner(`update public.clubs set clock_override = '2025-05-02 09:00-04' where id = $1`, [PINE_HOLLOW]);
  expect(await read()).toEqual([
    'Saturday 2:00 PM to 8:00 PM',
    'Thursday, May 1, 10:00 AM to 4:00 PM',
    'Friday 3:30 PM to 8:00 PM',
    'Saturday 9:00 AM to 3:00 PM',
  ]);
});

test('shows a person the history of their published shifts and requests, and no draft', async () => {
  const shift = await plannedShift(database, {
    person: 'Jordan Blake',
    from: '2025-05-20 14:00',
    to: '2025-05-20 20:00',
  });
  const change = (set: string) => database.as(pineManager, `update public.shifts set ${set} where id = $1`, [shift]);
  await change(`status = 'published'`);
  const asked = await database.as(
    pineStaff,
    `insert into public.shift_requests (club_id, kind, staff_id, shift_id) values ($1, 'drop', $2, $3)`,
    [PINE_HOLLOW, staffId('Jordan Blake'), shift],
  );
  expect(asked).toMatchObject({ kind: 'done' });
  await change(`status = 'draft'`);
  await change(`starts_at = starts_at + interval '1 hour', override_reason = 'Exams are over'`);
  await change(`staff_id = '${staffId('Zoe Hartman')}'`);
  const dropped = await plannedShift(database, {
    person: 'Jordan Blake',
    from: '2025-05-21 14:00',
    to: '2025-05-21 20:00',
  });
  await database.as(pineManager, `delete from public.shifts where id = $1`, [dropped]);
  const own = await database.as(
    pineStaff,
    `select kind, period from public.shift_events where kind in ('added', 'moved', 'reassigned', 'deleted', 'unpublished',
       'request_ended') and happened_at >= '2025-05-01 13:00+00' order by created_at`,
  );
  expect(own).toMatchObject({
    rows: [
      { kind: 'unpublished', period: 'Tuesday, May 20, 2:00 PM to 8:00 PM' },
      { kind: 'request_ended', period: 'Tuesday, May 20, 2:00 PM to 8:00 PM' },
    ],
  });
});

test('lets no one write the log, and deletes it with its club', async () => {
  for (const caller of [pineStaff, pineManager, pineAdmin]) {
    expect(await database.as(caller, `delete from public.shift_events`)).toMatchObject({ code: '42501' });
    expect(await database.as(caller, `update public.shift_events set actor_name = 'Nobody'`)).toMatchObject({
      code: '42501',
    });
  }
  await database.owner(`delete from public.clubs where id = $1`, [PINE_HOLLOW]);
  expect(await database.owner(`select distinct club_id from public.shift_events`)).toEqual([{ club_id: LAKESIDE }]);
});
