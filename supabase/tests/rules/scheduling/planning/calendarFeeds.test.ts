import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { handle } from '../../../../functions/calendar-feed/handler';
import { openRulesDatabase, type RulesDatabase } from '../../support/database';
import { people, PINE_HOLLOW, service, signedIn, type Caller } from '../../support/people';
import { giveAccount } from '../giveAccount';
import { plannedShift, staffId } from '../planShift';

// From the button to the calendar app: the real function over the real database, with what stands between them (the
// call of an rpc) in its plainest form.

let database: RulesDatabase;
let rest: Server;
beforeAll(async () => {
  database = await openRulesDatabase();
  rest = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { token_digest_param: digest } = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>;
      void database.as(service, `select public.read_calendar_feed($1) as feed`, [digest]).then((outcome) => {
        response.writeHead(outcome.kind === 'done' ? 200 : 400, { connection: 'close' });
        response.end(JSON.stringify(outcome.kind === 'done' ? outcome.rows[0]?.feed : outcome));
      });
    });
  });
  await new Promise<void>((resolve) => rest.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => rest.close(resolve));
  await database.close();
});
beforeEach(async () => {
  await database.remember();
  await setApiAccess(true);
});
afterEach(() => database.undo());

const { pineAdmin, pineManager, pineStaff, lakeStaff, firm, visitor } = people;
const JORDAN = staffId('Jordan Blake');
const SATURDAY = '10000007-0000-4000-8000-000000000073';
const AVERY_ACCOUNT = 'b0000000-0000-4000-8000-000000000001';
const avery = signedIn(AVERY_ACCOUNT);

/** Whether Pine Hollow's admin grants the staff account the feature that a feed needs. */
async function setApiAccess(granted: boolean): Promise<void> {
  await database.as(
    pineAdmin,
    granted
      ? `insert into public.user_permissions (user_id, feature_id)
         select $1, id from public.features where name = 'api_access'`
      : `delete from public.user_permissions
         where user_id = $1 and feature_id = (select id from public.features where name = 'api_access')`,
    [pineStaff.userId],
  );
}

const create = (caller: Caller) => database.as(caller, `select public.create_calendar_feed() as token`);
async function createdToken(): Promise<string> {
  const outcome = await create(pineStaff);
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  return String(outcome.rows[0]?.token);
}

async function read(token: string): Promise<{ status: number; text: string }> {
  const response = await handle(new Request(`http://functions.test/calendar-feed?token=${token}`), {
    SUPABASE_URL: `http://127.0.0.1:${(rest.address() as AddressInfo).port}`,
    SUPABASE_SERVICE_ROLE_KEY: 'service-key',
  });
  return { status: response.status, text: (await response.text()).replaceAll('\r\n ', '') };
}

/** Jordan asks to drop a shift, or to swap it for another. @returns the id of the request */
async function asked(kind: 'drop' | 'swap', shift: string, otherShift: string | null = null): Promise<string> {
  const outcome = await database.as(
    pineStaff,
    `insert into public.shift_requests (club_id, kind, staff_id, shift_id, colleague_shift_id)
     values ($1, $2, $3, $4, $5) returning id`,
    [PINE_HOLLOW, kind, JORDAN, shift, otherShift],
  );
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  return String(outcome.rows[0]?.id);
}

const decide = (call: string, ...values: string[]) => database.as(pineManager, `select public.${call}`, values);

/** UID, SEQUENCE and STATUS of each event. */
async function events(token: string): Promise<string[][]> {
  const { text } = await read(token);
  const value = (event: string, name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(event)?.[1] ?? '';
  return text
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) => [value(event, 'UID'), value(event, 'SEQUENCE'), value(event, 'STATUS')]);
}

test('contains only the person’s published shifts', async () => {
  await plannedShift(database, { person: 'Jordan Blake', from: '2025-05-20 10:00', to: '2025-05-20 16:00' });
  const token = await createdToken();
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  expect(await events(token)).toEqual(
    // Those of this week and of the two before it.
    [1001, 1013, 1025, 1101, 1113, 1125, 1, 25, 49, 73].map((number) => [
      `10000007-0000-4000-8000-${String(number).padStart(12, '0')}`,
      '1',
      'CONFIRMED',
    ]),
  );
  const { text } = await read(token);
  expect(text).toContain('TZID:America/New_York\r\n');
  expect(text).toContain('DTSTART;TZID=America/New_York:20250503T100000\r\n');
});

test('cancels a shift that is canceled, given away or withdrawn, with a higher SEQUENCE', async () => {
  const token = await createdToken();
  const change = (set: string) =>
    database.as(pineManager, `update public.shifts set ${set}, override_reason = 'Agreed' where id = $1`, [SATURDAY]);
  const ofSaturday = async () => (await events(token)).find(([uid]) => uid === SATURDAY);
  await change(`status = 'cancelled'`);
  expect(await ofSaturday()).toEqual([SATURDAY, '2', 'CANCELLED']);
  await change(`status = 'published'`);
  expect(await ofSaturday()).toEqual([SATURDAY, '3', 'CONFIRMED']);
  await change(`staff_id = null`);
  expect(await ofSaturday()).toEqual([SATURDAY, '4', 'CANCELLED']);
  await change(`staff_id = '${JORDAN}'`);
  expect(await ofSaturday()).toEqual([SATURDAY, '5', 'CONFIRMED']);
  await change(`status = 'draft'`);
  expect(await ofSaturday()).toEqual([SATURDAY, '6', 'CANCELLED']);
});

test('exchanges the shifts of a swap once it is approved, and back when the decision is taken back', async () => {
  await giveAccount(database, 'Avery Collins', AVERY_ACCOUNT);
  await database.owner(`delete from public.shift_requests`);
  const token = await createdToken();
  const published = (person: string, day: string) =>
    plannedShift(database, { person, from: `${day} 10:00`, to: `${day} 16:00`, status: 'published' });
  const jordans = await published('Jordan Blake', '2025-05-20');
  const averys = await published('Avery Collins', '2025-05-21');
  const both = async () => (await events(token)).filter(([uid]) => uid === jordans || uid === averys);
  const swap = await asked('swap', jordans, averys);
  expect(await database.as(avery, `select public.answer_swap($1, true)`, [swap])).toMatchObject({ kind: 'done' });
  expect(await both()).toEqual([[jordans, '1', 'CONFIRMED']]);
  expect(await decide('decide_shift_request($1, $2)', swap, 'approved')).toMatchObject({ kind: 'done' });
  expect(await both()).toEqual([
    [jordans, '2', 'CANCELLED'],
    [averys, '2', 'CONFIRMED'],
  ]);
  expect(await decide('reopen_shift_request($1)', swap)).toMatchObject({ kind: 'done' });
  expect(await both()).toEqual([
    [jordans, '3', 'CONFIRMED'],
    [averys, '3', 'CANCELLED'],
  ]);
});

test('keeps a dropped shift until another person has it', async () => {
  await giveAccount(database, 'Avery Collins', AVERY_ACCOUNT);
  await database.owner(`delete from public.shift_requests`);
  const token = await createdToken();
  const ofSaturday = async () => (await events(token)).find(([uid]) => uid === SATURDAY);
  const drop = await asked('drop', SATURDAY);
  expect(await decide('decide_shift_request($1, $2)', drop, 'approved')).toMatchObject({ kind: 'done' });
  expect(await ofSaturday()).toEqual([SATURDAY, '2', 'CONFIRMED']);
  const takes = `update public.shifts set staff_id = $2, override_reason = 'Agreed' where id = $1`;
  expect(await database.as(pineManager, takes, [SATURDAY, staffId('Liam Novak')])).toMatchObject({ affected: 1 });
  expect(await ofSaturday()).toEqual([SATURDAY, '3', 'CANCELLED']);
});

test('cancels a shift whose publishing is taken back, until it is published again', async () => {
  const token = await createdToken();
  const from = { from: '2025-05-20 10:00', to: '2025-05-20 16:00' };
  const shift = await plannedShift(database, { person: 'Jordan Blake', ...from });
  const publish = () => database.as(pineManager, `select public.publish_week('2025-05-20') as shifts`);
  const ofShift = async () => (await events(token)).find(([uid]) => uid === shift);
  const published = await publish();
  if (published.kind === 'refused') throw new Error(published.message);
  expect(await ofShift()).toEqual([shift, '2', 'CONFIRMED']);
  await database.as(pineManager, `select public.unpublish_shifts($1)`, [JSON.stringify(published.rows[0]?.shifts)]);
  expect(await ofShift()).toEqual([shift, '3', 'CANCELLED']);
  await publish();
  expect(await ofShift()).toEqual([shift, '4', 'CONFIRMED']);
});

test.each([
  ['stays with the person', ''],
  ['is given to another one', `, staff_id = '${staffId('Avery Collins')}'`],
])('shows a shift that was taken back as it was published, when the draft is replanned and %s', async (_, given) => {
  const token = await createdToken();
  await database.as(pineManager, `update public.shifts set notes = 'Bring the keys.' where id = $1`, [SATURDAY]);
  const change = (set: string) =>
    database.as(pineManager, `update public.shifts set ${set}, override_reason = 'Agreed' where id = $1`, [SATURDAY]);
  const ofSaturday = async () => {
    const { text } = await read(token);
    return text.split('BEGIN:VEVENT').find((event) => event.includes(SATURDAY)) ?? '';
  };
  expect(await ofSaturday()).toContain('DESCRIPTION:Bring the keys.');
  expect(await change(`status = 'draft'`)).toMatchObject({ affected: 1 });
  const replanned =
    `starts_at = '2025-05-21 15:00+00', ends_at = '2025-05-21 19:00+00', role = 'Gate Attendant', ` +
    `location = 'Front gate', notes = 'Only if the school agrees.'${given}`;
  expect(await change(replanned)).toMatchObject({ affected: 1 });
  const shown = await ofSaturday();
  expect(shown).toContain('STATUS:CANCELLED');
  expect(shown).toContain('DTSTART;TZID=America/New_York:20250503T100000\r\n');
  expect(shown).toContain('DTEND;TZID=America/New_York:20250503T160000\r\n');
  expect(shown).toContain('SUMMARY:Lifeguard\\, ');
  expect(shown).toContain('LOCATION:Main pool');
  expect(shown).not.toMatch(/DESCRIPTION|gate/i);
});

test('does not show a draft as canceled if the person was never told about it', async () => {
  const token = await createdToken();
  const draft = await plannedShift(database, {
    person: 'Jordan Blake',
    from: '2025-05-20 10:00',
    to: '2025-05-20 16:00',
  });
  await database.as(pineManager, `update public.shifts set status = 'cancelled' where id = $1`, [draft]);
  expect((await events(token)).map(([uid]) => uid)).not.toContain(draft);
});

test('stores only the digest of the token, and shows no feed through the API', async () => {
  const token = await createdToken();
  const rows = await database.owner(`select * from public.calendar_feeds where staff_id = $1`, [JORDAN]);
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain(token);
  for (const caller of [visitor, pineStaff, pineAdmin, firm]) {
    expect(
      await database.as(caller, `select public.read_calendar_feed(token_digest) from public.calendar_feeds`),
    ).toMatchObject({ code: '42501' });
  }
});

test('a new feed ends the previous one, and revoking ends it for good', async () => {
  const first = await createdToken();
  const second = await createdToken();
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  for (let click = 0; click < 2; click += 1) {
    expect(await database.as(pineStaff, `select public.revoke_calendar_feed()`)).toMatchObject({ kind: 'done' });
  }
  expect((await read(second)).status).toBe(404);
  expect(
    await database.owner(`select 1 from public.calendar_feeds where staff_id = $1 and revoked_at is null`, [JORDAN]),
  ).toEqual([]);
});

test('needs the feature, when it is made and when it is read', async () => {
  const token = await createdToken();
  await setApiAccess(false);
  expect((await read(token)).status).toBe(404);
  expect(await create(pineStaff)).toMatchObject({
    kind: 'refused',
    code: '42501',
    message: 'A calendar feed needs the feature API Access.',
  });
  await setApiAccess(true);
  expect((await read(token)).status).toBe(200);
});

test('ends with the employment', async () => {
  const token = await createdToken();
  await database.owner(`update public.staff_members set status = 'Inactive' where id = $1`, [JORDAN]);
  expect((await read(token)).status).toBe(404);
});

test('ends with the last day, even for a person who is still Active', async () => {
  const token = await createdToken();
  const leave = (day: string) =>
    database.owner(
      `update public.staff_members set start_date = '2024-05-01', end_date = app.club_today(club_id) ${day} where id = $1`,
      [JORDAN],
    );
  await leave('');
  expect((await read(token)).status).toBe(200);
  await leave('- 1');
  expect((await read(token)).status).toBe(404);
});

test('a person who is not on the staff, or in a club without the feature, cannot make one', async () => {
  expect(await create(pineAdmin)).toMatchObject({
    code: '42501',
    message: 'Your account is not linked to anyone of the staff.',
  });
  expect(await create(lakeStaff)).toMatchObject({ code: '42501' });
  expect(await create(visitor)).toMatchObject({ code: '42501' });
  expect(
    await database.owner(`select 1 from public.calendar_feeds where revoked_at is null and club_id <> $1`, [
      PINE_HOLLOW,
    ]),
  ).toEqual([]);
});
