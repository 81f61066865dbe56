import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { people, PINE_HOLLOW, type Caller } from '../../support/people';
import { plannedShift, shiftsFrom, staffId } from '../planShift';

const database = databaseOfEachTest();

const { pineManager, pineStaff, lakeAdmin, firm } = people;
const TEMPLATE = '10000025-0000-4000-8000-000000000001';
const LAKESIDE_TEMPLATE = '20000075-0000-4000-8000-000000000001';

interface MadeShift {
  shift_id: string;
  result: 'created' | 'left open' | 'existing';
  reason: string | null;
}

async function createWeek(
  day: string,
  { template = null, other = null }: { template?: string | null; other?: string | null } = {},
  caller: Caller = pineManager,
): Promise<MadeShift[]> {
  const outcome = await database.as(caller, `select * from public.create_week_from($1, $2, $3)`, [
    day,
    template,
    other,
  ]);
  if (outcome.kind === 'refused') throw Object.assign(new Error(outcome.message), { code: outcome.code });
  return outcome.rows as unknown as MadeShift[];
}

const tally = (week: MadeShift[]) =>
  Object.fromEntries(
    [...new Set(week.map(({ result }) => result))].map((result) => [
      result,
      week.filter((shift) => shift.result === result).length,
    ]),
  );

describe('making a week', () => {
  test('from a template: drafts at the club’s hours, for any day of the named week', async () => {
    const week = await createWeek('2025-05-14', { template: TEMPLATE });
    expect(tally(week)).toEqual({ created: 84 });
    expect(
      await database.owner(
        `select to_char(starts_at at time zone 'America/New_York', 'Dy HH24:MI') as starts, count(*)::int as shifts
         from public.shifts where id = any ($1) and role = 'Lifeguard' and status = 'draft' and staff_id is null
         group by 1, date_trunc('minute', starts_at) order by date_trunc('minute', starts_at) limit 3`,
        [week.map(({ shift_id: id }) => id)],
      ),
    ).toEqual([
      { starts: 'Sun 10:00', shifts: 3 },
      { starts: 'Sun 14:00', shifts: 3 },
      { starts: 'Mon 10:00', shifts: 3 },
    ]);
  });

  test('as a copy of another week, with its people where no rule is broken', async () => {
    await database.owner(
      `insert into public.time_off_requests (club_id, staff_id, starts_on, ends_on, status, decided_at)
       values ($1, $2, '2025-05-13', '2025-05-13', 'approved', now())`,
      [PINE_HOLLOW, staffId('Jordan Blake')],
    );
    const week = await createWeek('2025-05-11', { other: '2025-04-30' });
    // Another person's time off from that Friday on is approved in the sample.
    expect(tally(week)).toEqual({ created: 82, 'left open': 2 });
    expect(week.find(({ result }) => result === 'left open')?.reason).toBe(
      'Jordan Blake has time off on Tuesday, May 13.',
    );
    expect(
      await database.owner(`select count(staff_id)::int as staffed from public.shifts where id = any ($1)`, [
        week.map(({ shift_id: id }) => id),
      ]),
    ).toEqual([{ staffed: 77 }]);
  });

  test("a template's regular person is planned, or left out with the reason if a rule is broken", async () => {
    await database.owner(`update public.schedule_template_shifts set staff_id = $1 where role = 'Manager'`, [
      staffId('Elena Ruiz'),
    ]);
    await database.owner(`update public.staff_members set end_date = '2025-05-15' where id = $1`, [
      staffId('Elena Ruiz'),
    ]);
    const week = await createWeek('2025-05-11', { template: TEMPLATE });
    expect(tally(week)).toEqual({ created: 83, 'left open': 1 });
    expect(week.find(({ reason }) => reason)?.reason).toBe('Elena Ruiz worked until Thursday, May 15.');
  });

  test('a week with shifts is opened, not overwritten; a second click finds the first one’s', async () => {
    const first = await createWeek('2025-05-11', { template: TEMPLATE });
    const second = await createWeek('2025-05-12', { template: TEMPLATE });
    expect(tally(second)).toEqual({ existing: 84 });
    expect(new Set(second.map(({ shift_id: id }) => id))).toEqual(new Set(first.map(({ shift_id: id }) => id)));
    expect(tally(await createWeek('2025-05-01', { other: '2025-05-11' }))).toEqual({ existing: 84 });
  });

  test('blank: nothing is added', async () => {
    expect(await createWeek('2025-06-15')).toEqual([]);
    expect(await shiftsFrom(database, '2025-06-15')).toBe(0);
    expect(tally(await createWeek('2025-05-04'))).toEqual({ existing: 4 });
  });

  test('uses the hours of the clock on both sides of the end of daylight saving time', async () => {
    const week = await createWeek('2025-11-02', { template: TEMPLATE });
    expect(
      await database.owner(
        `select min((starts_at at time zone 'America/New_York')::time)::text as earliest, min(starts_at) as moment
         from public.shifts where id = any ($1) and role = 'Lifeguard'`,
        [week.map(({ shift_id: id }) => id)],
      ),
    ).toEqual([{ earliest: '10:00:00', moment: new Date('2025-11-02T15:00:00Z') }]);
  });

  test('only managers make weeks, from their own club’s templates and weeks', async () => {
    await expect(createWeek('2025-06-15', { template: TEMPLATE }, pineStaff)).rejects.toMatchObject({ code: '42501' });
    await expect(createWeek('2025-06-15', { template: TEMPLATE }, firm)).rejects.toMatchObject({ code: '42501' });
    await expect(createWeek('2025-06-15', { template: LAKESIDE_TEMPLATE })).rejects.toMatchObject({ code: 'PT404' });
    expect(await createWeek('2025-05-11', { other: '2025-05-01' }, lakeAdmin)).toEqual([]);
    await expect(createWeek('2025-06-15', { template: TEMPLATE, other: '2025-05-01' })).rejects.toMatchObject({
      code: '22023',
    });
    expect(await shiftsFrom(database, '2025-06-15')).toBe(0);
  });
});

describe('publishing a week', () => {
  const publish = (day: string, caller: Caller = pineManager) =>
    database.as(caller, `select * from public.publish_shifts($1)`, [day]);

  test('returns what is new and the people to tell, once', async () => {
    const first = await publish('2025-05-06');
    expect(first).toMatchObject({
      kind: 'done',
      rows: [
        { staff_name: 'Ethan Walsh', change: 'new', words: 'Lifeguard, Sunday, May 4, 10:00 AM to 4:00 PM' },
        { staff_name: 'Sofia Marino', change: 'new' },
        { staff_name: 'Tyler Jennings', change: 'new' },
        { staff_name: 'Grace Okonkwo', change: 'new', words: 'Lifeguard, Sunday, May 4, 2:00 PM to 8:00 PM' },
      ],
    });
    expect(await publish('2025-05-06')).toMatchObject({ kind: 'done', rows: [] });
    expect(
      await database.owner(
        `select period, after_words, actor_name from public.shift_events where kind = 'published' order by created_at desc limit 1`,
      ),
    ).toEqual([{ period: 'Week of May 4', after_words: '4 shifts', actor_name: 'Elena Ruiz' }]);
  });

  test('leaves other weeks, canceled shifts and other clubs alone', async () => {
    const later = await plannedShift(database, { from: '2025-05-11 10:00', to: '2025-05-11 16:00' });
    const cancelled = await plannedShift(database, {
      from: '2025-05-06 10:00',
      to: '2025-05-06 16:00',
      status: 'cancelled',
    });
    await publish('2025-05-06');
    await publish('2025-05-06', lakeAdmin);
    expect(
      await database.owner(`select status from public.shifts where id in ($1, $2) order by starts_at`, [
        cancelled,
        later,
      ]),
    ).toEqual([{ status: 'cancelled' }, { status: 'draft' }]);
  });

  test('treats a withdrawn shift that is published again as a change', async () => {
    await publish('2025-05-06');
    await database.as(pineManager, `update public.shifts set status = 'draft' where starts_at > '2025-05-04 16:00+00'`);
    expect(await publish('2025-05-06')).toMatchObject({ rows: [{ staff_name: 'Grace Okonkwo', change: 'changed' }] });
  });

  test('refuses to publish a week with a broken hard rule', async () => {
    await database.owner(`update public.staff_certifications set expiry_date = '2025-05-03' where staff_id = $1`, [
      staffId('Grace Okonkwo'),
    ]);
    expect(await publish('2025-05-06')).toMatchObject({
      code: '23514',
      message: expect.stringContaining('Grace Okonkwo cannot work as Lifeguard'),
    });
    expect(
      await database.owner(
        `select count(*)::int as drafts from public.shifts where status = 'draft' and starts_at > '2025-05-04'`,
      ),
    ).toEqual([{ drafts: 4 }]);
  });

  test('members cannot publish', async () => {
    expect(await publish('2025-05-06', pineStaff)).toMatchObject({ code: '42501' });
  });
});
