import { randomUUID } from 'node:crypto';
import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import type { Outcome } from '../../support/database';
import { people, PINE_HOLLOW, type Caller } from '../../support/people';
import { staffId } from '../planShift';

const database = databaseOfEachTest();
const { pineManager, pineStaff, lakeAdmin, lakeStaff, newClient, firm, visitor } = people;
const JORDAN = staffId('Jordan Blake');
const CLAIRE = staffId('Claire Beaumont');
const RIGHT = '7913';

beforeEach(async () => {
  // The sample's own hours are those of the same people.
  await database.owner(`delete from public.time_entries`);
  await database.owner(`delete from public.time_entry_events`);
});

const rowsOf = (outcome: Outcome) => (outcome.kind === 'done' ? outcome.rows : []);
const makeDevice = async (name = 'Pool deck', caller: Caller = pineManager) =>
  String(rowsOf(await database.as(caller, `select public.create_clock_device($1) as token`, [name]))[0]?.token);
const setPin = (pin: string, staff = JORDAN, caller: Caller = pineManager) =>
  database.as(caller, `select public.set_clock_pin($1, $2)`, [staff, pin]);
const punch = (token: string, action: string, given: { pin?: string; staff?: string; key?: string } = {}) =>
  database.as(visitor, `select public.punch_shared_clock($1, $2, $3, $4, $5) as answer`, [
    token,
    given.staff ?? JORDAN,
    given.pin ?? RIGHT,
    action,
    given.key ?? randomUUID(),
  ]);
const answerOf = async (asked: Promise<Outcome>) => {
  const outcome = await asked;
  return outcome.kind === 'done' ? outcome.rows[0]?.answer : outcome;
};
const read = async (token: string) =>
  rowsOf(await database.as(visitor, `select public.read_shared_clock($1) as shown`, [token]))[0]?.shown as {
    device: string;
    people: { id: string; has_pin: boolean; since: string | null; break_since: string | null }[];
  };
const attempts = (caller: Caller) =>
  database.as(
    caller,
    `select outcome, action from public.clock_attempts where pressed_at > '2025-05-01' and club_id = $1
     order by created_at`,
    [PINE_HOLLOW],
  );
/** Lets the wrong tries of a test, and the PINs, be older. */
const age = async (minutes: number) => {
  await database.owner(`update public.clock_attempts set created_at = created_at - make_interval(mins => ${minutes})`);
  await database.owner(`update app.clock_pins set set_at = set_at - make_interval(mins => ${minutes})`);
};

test('a person clocks at a shared clock as with their own account, and the hours say where', async () => {
  const token = await makeDevice();
  await setPin(RIGHT);
  for (const action of ['in', 'break', 'back', 'out']) {
    expect(await answerOf(punch(token, action))).toMatchObject({ outcome: 'done', role: 'Lifeguard' });
  }
  expect(
    await database.owner(
      `select in_device, out_device, clocked_out_at is not null as is_out from public.time_entries where staff_id = $1`,
      [JORDAN],
    ),
  ).toEqual([{ in_device: 'Pool deck', out_device: 'Pool deck', is_out: true }]);
  expect(
    await database.owner(
      `select kind, device_name, actor_id, actor_name from public.time_entry_events where staff_id = $1 order by created_at`,
      [JORDAN],
    ),
  ).toEqual(
    ['clocked_in', 'break_started', 'break_ended', 'clocked_out'].map((kind) => ({
      kind,
      device_name: 'Pool deck',
      actor_id: null,
      actor_name: 'Jordan Blake',
    })),
  );
  await database.as(pineStaff, `select public.clock_me('in')`);
  expect(
    await database.owner(
      `select entry.in_device, event.device_name, event.actor_id is not null as by_account
       from public.time_entries as entry join public.time_entry_events as event on event.entry_id = entry.id
       where entry.clocked_out_at is null`,
    ),
  ).toEqual([{ in_device: null, device_name: null, by_account: true }]);
});

test('the clock refuses with the sentences of the time clock, and knows who is at work', async () => {
  const token = await makeDevice();
  await setPin(RIGHT);
  expect(await punch(token, 'out')).toMatchObject({ code: 'PT409', message: 'You are not clocked in.' });
  await punch(token, 'in');
  await punch(token, 'break');
  expect(await punch(token, 'in')).toMatchObject({ code: 'PT409', message: /already clocked in, since 9:00 AM/ });
  const shown = await read(token);
  expect(shown.device).toBe('Pool deck');
  expect(shown.people.find(({ id }) => id === JORDAN)).toMatchObject({
    has_pin: true,
    since: expect.any(String),
    break_since: expect.any(String),
  });
  expect(shown.people.find(({ id }) => id === CLAIRE)).toMatchObject({ has_pin: false, since: null });
  expect(Object.keys(shown.people[0] ?? {}).sort()).toEqual(['break_since', 'has_pin', 'id', 'name', 'role', 'since']);
  expect(await punch(token, 'home')).toMatchObject({ code: '22023' });
});

test('resending the same punch changes nothing', async () => {
  const token = await makeDevice();
  await setPin(RIGHT);
  const key = randomUUID();
  const first = await answerOf(punch(token, 'in', { key }));
  expect(await answerOf(punch(token, 'in', { key }))).toEqual(first);
  expect(await answerOf(punch(token, 'in', { key, pin: '1470' }))).toMatchObject({ outcome: 'wrong_pin' });
  expect(await database.owner(`select count(*)::integer from public.time_entries`)).toEqual([{ count: 1 }]);
});

test('five wrong PINs lock the clock for the person for 15 minutes, and managers see each', async () => {
  const token = await makeDevice();
  const other = await makeDevice('Front desk');
  await setPin(RIGHT);
  for (const pin of ['1470', '', '791', '79130000000000']) {
    expect(await answerOf(punch(token, 'in', { pin }))).toEqual({ outcome: 'wrong_pin', opens_at: null });
  }
  // A right one starts the count again.
  expect(await answerOf(punch(token, 'in'))).toMatchObject({ outcome: 'done' });
  for (let tries = 1; tries <= 4; tries += 1) await punch(token, 'out', { pin: '1470' });
  expect(await answerOf(punch(token, 'out', { pin: '1470' }))).toEqual({
    outcome: 'wrong_pin',
    opens_at: expect.stringMatching(/^2025-05-01T13:1[45]/),
  });
  expect(await answerOf(punch(token, 'out'))).toMatchObject({ outcome: 'locked', opens_at: expect.any(String) });
  // Other people, and the person at another clock, go on.
  await setPin(RIGHT, CLAIRE);
  expect(await answerOf(punch(token, 'in', { staff: CLAIRE }))).toMatchObject({ outcome: 'done' });
  expect(await answerOf(punch(other, 'break'))).toMatchObject({ outcome: 'done' });
  expect(rowsOf(await attempts(pineManager)).map(({ outcome }) => outcome)).toEqual([
    ...Array.from({ length: 9 }, () => 'wrong_pin'),
    'locked',
  ]);
});

test('after 15 minutes, or with a new PIN, the person can try again', async () => {
  const token = await makeDevice();
  await setPin(RIGHT);
  const lock = async () => {
    for (let tries = 1; tries <= 5; tries += 1) await punch(token, 'in', { pin: '1470' });
    expect(await answerOf(punch(token, 'in'))).toMatchObject({ outcome: 'locked' });
  };
  await lock();
  await age(14);
  expect(await answerOf(punch(token, 'in'))).toMatchObject({ outcome: 'locked' });
  await age(2);
  expect(await answerOf(punch(token, 'in'))).toMatchObject({ outcome: 'done' });
  await lock();
  await setPin('8024');
  expect(await answerOf(punch(token, 'out', { pin: '8024' }))).toMatchObject({ outcome: 'done' });
});

test('thirty wrong PINs of many people lock the clock for everyone', async () => {
  const token = await makeDevice();
  await setPin(RIGHT);
  await database.owner(
    `insert into public.clock_attempts (club_id, device_id, staff_id, action, outcome, pressed_at)
     select device.club_id, device.id, $1, 'in', 'wrong_pin', now()
     from public.clock_devices as device cross join generate_series(1, 30) where device.name = 'Pool deck'`,
    [CLAIRE],
  );
  expect(await answerOf(punch(token, 'in'))).toMatchObject({ outcome: 'locked' });
  await age(16);
  expect(await answerOf(punch(token, 'in'))).toMatchObject({ outcome: 'done' });
});

test.each([
  ['', 'A PIN has 4 to 8 digits.'],
  ['123', 'A PIN has 4 to 8 digits.'],
  ['123456789', 'A PIN has 4 to 8 digits.'],
  ['12a4', 'A PIN has 4 to 8 digits.'],
  ['4444', 'This PIN is too easy to guess.'],
  ['3456', 'This PIN is too easy to guess.'],
  ['9876', 'This PIN is too easy to guess.'],
])('refuses the PIN "%s": %s', async (pin, message) => {
  expect(await setPin(pin)).toMatchObject({ code: '22023', message });
  expect(await database.as(pineStaff, `select public.set_my_clock_pin($1)`, [pin])).toMatchObject({ message });
});

test('stores a PIN as a salted hash that no one reads', async () => {
  await setPin(RIGHT);
  await setPin(RIGHT, CLAIRE);
  const hashes = await database.owner(`select pin_hash from app.clock_pins where staff_id = any ($1)`, [
    [JORDAN, CLAIRE],
  ]);
  expect(new Set(hashes.map(({ pin_hash: hash }) => hash)).size).toBe(2);
  for (const { pin_hash: hash } of hashes) expect(hash).toMatch(/^\$2[ab]\$08\$[./0-9A-Za-z]{53}$/);
  for (const caller of [visitor, pineManager, firm]) {
    expect(await database.as(caller, `select pin_hash from app.clock_pins`)).toMatchObject({ code: '42501' });
  }
});

test("people set their own PIN; managers set their club's, and see who has none", async () => {
  expect(rowsOf(await database.as(pineStaff, `select is_own from public.my_clock_pin()`))).toEqual([{ is_own: false }]);
  await database.as(pineStaff, `select public.set_my_clock_pin('7913')`);
  expect(rowsOf(await database.as(pineStaff, `select is_own from public.my_clock_pin()`))).toEqual([{ is_own: true }]);
  expect(await setPin(RIGHT, JORDAN, pineStaff)).toMatchObject({ code: '42501' });
  expect(await setPin(RIGHT, JORDAN, lakeAdmin)).toMatchObject({ code: 'PT404' });
  expect(await database.as(newClient, `select public.set_my_clock_pin('7913')`)).toMatchObject({ code: '42501' });
  const pins = (caller: Caller) =>
    database.as(caller, `select name from public.clock_pins('${PINE_HOLLOW}') where set_at is null`);
  expect(rowsOf(await pins(pineManager))).toEqual([{ name: 'Claire Beaumont' }]);
  for (const caller of [pineStaff, lakeAdmin, firm]) expect(rowsOf(await pins(caller))).toEqual([]);
});

test('a clock that was turned off does nothing, and its name is free', async () => {
  const token = await makeDevice();
  await setPin(RIGHT);
  expect(await database.as(pineManager, `select public.create_clock_device('pool deck')`)).toMatchObject({
    code: '23505',
  });
  const revoke = (caller: Caller) =>
    database.as(caller, `select public.revoke_clock_device(id) from public.clock_devices where name = 'Pool deck'`);
  const id = (await database.owner(`select id from public.clock_devices where name = 'Pool deck'`))[0]?.id;
  for (const [caller, code] of [
    [pineStaff, '42501'],
    [lakeStaff, '42501'],
    [lakeAdmin, 'PT404'],
  ] as const) {
    expect(await database.as(caller, `select public.revoke_clock_device($1)`, [id])).toMatchObject({ code });
  }
  expect(await revoke(pineManager)).toMatchObject({ kind: 'done' });
  expect(await punch(token, 'in')).toMatchObject({ code: 'PT410', message: 'This shared clock has been turned off.' });
  expect(await database.as(visitor, `select public.read_shared_clock($1)`, [token])).toMatchObject({ code: 'PT410' });
  expect(await database.as(visitor, `select public.read_shared_clock('guessed')`)).toMatchObject({ code: 'PT410' });
  expect(await makeDevice()).toMatch(/^[0-9a-f]{64}$/);
  expect(await database.as(pineStaff, `select public.create_clock_device('Mine')`)).toMatchObject({ code: '42501' });
});

test('a clock knows only the people of its own club', async () => {
  const token = await makeDevice('Starter', lakeAdmin);
  expect(await punch(token, 'in')).toMatchObject({ code: 'PT404' });
  expect((await read(token)).people.map(({ id }) => id)).not.toContain(JORDAN);
  await setPin(RIGHT);
  const here = await makeDevice();
  await database.owner(`update public.staff_members set status = 'Inactive' where id = $1`, [JORDAN]);
  expect(await punch(here, 'in')).toMatchObject({ code: 'PT404' });
});

test('an unsent punch is reported once, records no hours, and waits for a manager', async () => {
  const token = await makeDevice();
  const key = randomUUID();
  const tell = (pressedAt: string) =>
    database.as(visitor, `select public.tell_of_unsent_punch($1, $2, 'in', $3, $4)`, [token, JORDAN, pressedAt, key]);
  expect(await tell('2025-05-01T12:55:00Z')).toMatchObject({ kind: 'done' });
  expect(await tell('2025-05-01T12:55:00Z')).toMatchObject({ kind: 'done' });
  expect(await tell('2025-04-01T12:55:00Z')).toMatchObject({ code: '22023' });
  expect(rowsOf(await attempts(pineManager))).toEqual([{ outcome: 'not_sent', action: 'in' }]);
  expect(rowsOf(await attempts(pineStaff))).toEqual([{ outcome: 'not_sent', action: 'in' }]);
  expect(rowsOf(await attempts(lakeAdmin))).toEqual([]);
  expect(await database.owner(`select count(*)::integer from public.time_entries`)).toEqual([{ count: 0 }]);
});

test('a clock that has reported 200 punches within a day is refused, so that it keeps the others', async () => {
  const token = await makeDevice();
  const tell = (key: string) =>
    database.as(visitor, `select public.tell_of_unsent_punch($1, $2, 'in', '2025-05-01T12:55:00Z', $3)`, [
      token,
      JORDAN,
      key,
    ]);
  const first = randomUUID();
  expect(await tell(first)).toMatchObject({ kind: 'done' });
  await database.owner(`insert into app.rate_limit_hits (limit_name, subject, hit_at)
    select 'unsent_punch', id::text, clock_timestamp() from public.clock_devices, generate_series(1, 199)`);
  expect(await tell(randomUUID())).toMatchObject({
    kind: 'refused',
    code: 'PT429',
    message: 'This clock has told of 200 times within a day.',
  });
  // One that arrived before is not refused, and does not count again.
  expect(await tell(first)).toMatchObject({ kind: 'done' });
  expect(rowsOf(await attempts(pineManager))).toHaveLength(1);
});

test('a punch with a lost answer is not reported as unsent', async () => {
  const token = await makeDevice();
  await setPin(RIGHT);
  const key = randomUUID();
  await punch(token, 'in', { key });
  await database.as(visitor, `select public.tell_of_unsent_punch($1, $2, 'in', '2025-05-01T13:00:00Z', $3)`, [
    token,
    JORDAN,
    key,
  ]);
  expect(rowsOf(await attempts(pineManager))).toEqual([]);
});

test('a corrected time no longer comes from a clock', async () => {
  const token = await makeDevice();
  await setPin(RIGHT);
  await punch(token, 'in');
  await punch(token, 'out');
  await database.as(
    pineManager,
    `select public.save_time_entry(staff_id, role, clocked_in_at - interval '1 hour', clocked_out_at, 'Came earlier',
       entry_id => id, version => version) from public.time_entries where staff_id = $1`,
    [JORDAN],
  );
  expect(await database.owner(`select in_device, out_device from public.time_entries`)).toEqual([
    { in_device: null, out_device: 'Pool deck' },
  ]);
});
