import { forgetNews, newsOf } from '../../notifications/news';
import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { people, PINE_HOLLOW, signedIn, type Caller } from '../../support/people';
import { giveAccount } from '../giveAccount';
import { plannedShift, staffId } from '../planShift';

const database = databaseOfEachTest();
const { pineManager, pineStaff, lakeStaff } = people;
const JORDAN = staffId('Jordan Blake');
const AVERY = staffId('Avery Collins');
const AVERY_ACCOUNT = 'b0000000-0000-4000-8000-000000000001';
const avery = signedIn(AVERY_ACCOUNT);
const JORDANS_SATURDAY = '10000007-0000-4000-8000-000000000073';

beforeEach(() => giveAccount(database, 'Avery Collins', AVERY_ACCOUNT));

const take = (caller: Caller, shift: string) =>
  database.as(caller, `select staff_id, needs_cover from public.accept_open_shift($1)`, [shift]);
const openTuesday = (some: object = {}) =>
  plannedShift(database, { from: '2025-05-20 10:00', to: '2025-05-20 16:00', status: 'published', ...some });
const forMe = async (caller: Caller, shift: string) => {
  const outcome = await database.as(caller, `select * from public.open_shifts_for_me($1)`, [PINE_HOLLOW]);
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  return outcome.rows.find((row) => row.shift_id === shift);
};

test('a person takes an open shift, which counts as confirmed, and managers are told', async () => {
  const shift = await openTuesday();
  await forgetNews(database);
  expect(await forMe(pineStaff, shift)).toMatchObject({ may: 'take', reason: '' });
  expect(await take(pineStaff, shift)).toMatchObject({ rows: [{ staff_id: JORDAN }] });
  expect(
    await database.owner(`select staff_id, answer from public.shift_answers where shift_id = $1`, [shift]),
  ).toEqual([{ staff_id: JORDAN, answer: 'confirmed' }]);
  expect(await newsOf(database, pineManager.userId)).toMatchObject([
    { title: 'Jordan Blake takes Tuesday, May 20, 10:00 AM to 4:00 PM' },
  ]);
  expect(await take(avery, shift)).toMatchObject({
    code: 'PT409',
    message: 'This shift is no longer open: someone else was first.',
  });
});

test('a declined shift stays with its person until a colleague takes it', async () => {
  await database.owner(`update public.shifts set staff_id = null where id in ($1, $2)`, [
    '10000007-0000-4000-8000-000000000074',
    '10000007-0000-4000-8000-000000000063',
  ]);
  expect(await forMe(avery, JORDANS_SATURDAY)).toBeUndefined();
  await database.as(pineStaff, `select public.answer_shift($1, 'declined')`, [JORDANS_SATURDAY]);
  expect(await forMe(pineStaff, JORDANS_SATURDAY)).toBeUndefined();
  expect(await forMe(avery, JORDANS_SATURDAY)).toMatchObject({ may: 'take' });
  await forgetNews(database);
  expect(await take(avery, JORDANS_SATURDAY)).toMatchObject({ rows: [{ staff_id: AVERY, needs_cover: false }] });
  expect(await newsOf(database, pineStaff.userId)).toMatchObject([
    { title: 'Shift no longer yours: Saturday, May 3, 10:00 AM to 4:00 PM' },
  ]);
});

test('a hard rule forbids it, and a soft one leaves it to a manager', async () => {
  const overlapping = await plannedShift(database, {
    from: '2025-05-03 12:00',
    to: '2025-05-03 15:00',
    status: 'published',
  });
  expect(await forMe(pineStaff, overlapping)).toEqual({
    shift_id: overlapping,
    may: 'no',
    reason: 'Jordan Blake already works on Saturday, May 3, 10:00 AM to 4:00 PM.',
    starts_at: new Date('2025-05-03T16:00:00Z'),
  });
  expect(await take(pineStaff, overlapping)).toMatchObject({ code: '23514' });
  const evening = await plannedShift(database, {
    from: '2025-05-16 18:00',
    to: '2025-05-16 21:00',
    status: 'published',
  });
  expect(await forMe(pineStaff, evening)).toMatchObject({ may: 'ask' });
  expect(await take(pineStaff, evening)).toMatchObject({
    code: 'PT409',
    message: 'Jordan Blake is not available on Friday, May 16, 6:00 PM to 9:00 PM.',
    hint: 'Ask to take it instead: your manager decides.',
  });
  const gate = await openTuesday({ role: 'Gate Attendant' });
  expect(await forMe(pineStaff, gate)).toEqual({
    shift_id: gate,
    may: 'no',
    reason: 'Jordan Blake works as Lifeguard, not as Gate Attendant.',
    starts_at: new Date('2025-05-20T14:00:00Z'),
  });
  expect(await take(pineStaff, gate)).toMatchObject({ code: '23514' });
  expect(
    await database.owner(`select id from public.shifts where id = any ($1) and staff_id is not null`, [
      [overlapping, evening, gate],
    ]),
  ).toEqual([]);
});

test('people ask where the club does not let them take shifts', async () => {
  const shift = await openTuesday();
  await database.as(pineManager, `update public.club_labor_rules set staff_take_open_shifts = false`);
  expect(await forMe(pineStaff, shift)).toMatchObject({ may: 'ask' });
  expect(await take(pineStaff, shift)).toMatchObject({ code: 'PT404' });
});

test("no one can take a draft or another club's shift", async () => {
  const draft = await openTuesday({ status: 'draft' });
  expect(await take(pineStaff, draft)).toMatchObject({ code: 'PT404' });
  expect(await take(lakeStaff, draft)).toMatchObject({ code: 'PT404' });
  expect(await forMe(pineStaff, draft)).toBeUndefined();
  expect(await database.as(lakeStaff, `select * from public.open_shifts_for_me($1)`, [PINE_HOLLOW])).toMatchObject({
    rows: [],
  });
});

test("taking a shift ends other people's requests for it", async () => {
  const shift = await openTuesday();
  await database.owner(
    `insert into public.shift_requests (club_id, kind, staff_id, shift_id) values ($1, 'pickup', $2, $4), ($1, 'pickup', $3, $4)`,
    [PINE_HOLLOW, JORDAN, AVERY, shift],
  );
  await take(pineStaff, shift);
  expect(
    await database.owner(`select staff_id, status from public.shift_requests where shift_id = $1 order by status`, [
      shift,
    ]),
  ).toEqual([
    { staff_id: AVERY, status: 'cancelled' },
    { staff_id: JORDAN, status: 'withdrawn' },
  ]);
});

test('a dashboard counts the open shifts of the week that the person may have, as their week lists them', async () => {
  const counted = async (caller: Caller) => {
    const outcome = await database.as(caller, `select open_shifts from public.needs_today`);
    return outcome.kind === 'refused' ? outcome.message : outcome.rows[0]?.open_shifts;
  };
  const listed = async (caller: Caller) => {
    const outcome = await database.as(
      caller,
      `select count(*)::integer from public.open_shifts_for_me($1) where may <> 'no' and starts_at < '2025-05-04 04:00+00'`,
      [PINE_HOLLOW],
    );
    return outcome.kind === 'refused' ? outcome.message : outcome.rows[0]?.count;
  };
  const friday = { from: '2025-05-02 17:00', to: '2025-05-02 19:00', status: 'published' } as const;
  const [forAll, before] = [await counted(pineManager), [await counted(pineStaff), await counted(avery)]];
  expect(before).toEqual([await listed(pineStaff), await listed(avery)]);
  await plannedShift(database, friday);
  await plannedShift(database, { ...friday, role: 'Manager' });
  expect(await counted(pineManager)).toBe(Number(forAll) + 2);
  expect(await counted(pineStaff)).toBe(Number(before[0]) + 1);
  expect([await counted(pineStaff), await counted(avery)]).toEqual([await listed(pineStaff), await listed(avery)]);
});
