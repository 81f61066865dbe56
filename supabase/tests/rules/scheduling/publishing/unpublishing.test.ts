import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { people, PINE_HOLLOW } from '../../support/people';
import { plannedShift, staffId } from '../planShift';
import { type Published, publishingCalls } from './publishing';

// Which shifts become drafts again, and which stay published. What people are told is in unpublishingNews.test.ts.

const database = databaseOfEachTest();
const { draft, publish, unpublish, unpublished } = publishingCalls(database);

const { pineManager, pineAdmin, pineStaff, lakeAdmin, firm, visitor } = people;
const [JORDAN, AVERY] = [staffId('Jordan Blake'), staffId('Avery Collins')];

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

test('is for the managers and admins of the club', async () => {
  const shift = await draft('Jordan Blake', '2025-05-19');
  const shifts = await publish();
  for (const caller of [pineStaff, firm]) {
    expect(await unpublish(shifts, caller)).toMatchObject({
      code: '42501',
      message: 'Only managers and admins of the club plan shifts.',
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
