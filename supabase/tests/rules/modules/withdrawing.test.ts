import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, service, type Caller } from '../support/people';
import { readAs } from '../support/readAs';
import { registerModules } from '../support/registerModules';

const database = databaseOfEachTest(async (opened) => {
  await registerModules(opened);
  await opened.owner(`insert into public.club_modules (club_id, module_id) values ($1, 'training')`, [LAKESIDE]);
});
beforeEach(async () => {
  await database.owner('delete from app.notification_mails');
  await database.owner('delete from public.notifications');
});

const { visitor, firm, newClient, pineAdmin, pineManager, pineStaff, lakeAdmin, lakeStaff } = people;
const from = (address: string): Caller => ({ ...visitor, headers: { 'x-real-ip': address } });

interface Told {
  failed?: number;
  mounted?: number;
  version?: string;
  /** What each failure says. */
  why?: { message?: string; stack?: string; froze?: boolean };
}

/** Reports so many failures and mounts of training, as one browser does. */
async function report(caller: Caller, { failed = 0, mounted = 0, version = '1.1.0', why }: Told): Promise<void> {
  const one = (outcome: string, phase?: string) => ({ moduleId: 'training', version, outcome, phase, durationMs: 300 });
  const reports = [
    ...Array.from({ length: mounted }, () => one('mounted')),
    ...Array.from({ length: failed }, () => ({ ...one('failed', 'mount'), ...why })),
  ];
  await readAs(database, caller, 'select public.report_module_health($1)', [JSON.stringify(reports)]);
}

const promote = (version = '1.1.0') =>
  readAs(database, service, `select public.promote_release('training', $1, 'production', 'ready', 'ci', null, true)`, [
    version,
  ]);
const rollOut = (share: number) =>
  readAs(
    database,
    service,
    `select public.roll_out_release('training', '1.1.0', 'production', $1, 'try', 'ci', null, true)`,
    [share],
  );

const channel = async () =>
  (
    await database.owner(
      `select version, candidate from public.module_channels where module_id = 'training' and channel = 'production'`,
    )
  )[0];
const withdrawals = () =>
  database.owner(
    'select release_version, back_to, failures, mounts, sources from public.release_withdrawals order by id',
  );
const lastEvent = async () =>
  (
    await database.owner(
      `select action, from_version, to_version, actor, reason from public.module_channel_events
       where module_id = 'training' order by id desc limit 1`,
    )
  )[0];

describe('a release that fails in too many browsers', () => {
  test('is withdrawn with a record, a notice for the firm and an email to its owner', async () => {
    await promote();
    await readAs(
      database,
      service,
      `select public.record_release_sources('training', '1.1.0', 'first.js', '{apps/training/src/Lanes.tsx}', $1, $2, $3)`,
      [
        [10_000_000, 10_000_400, 10_000_900],
        [1, 1, 1],
        [1, 12, 30],
      ],
    );
    const why = { message: 'TypeError: lanes is undefined', stack: 'drawLanes first.js:1:420' };
    await report(pineAdmin, { failed: 2, mounted: 4, why });
    await report(pineStaff, { failed: 2, mounted: 4, why });
    expect(await channel()).toEqual({ version: '1.1.0', candidate: null });
    await report(lakeStaff, { failed: 1, mounted: 2, why });

    expect(await channel()).toEqual({ version: '1.0.0', candidate: null });
    expect(await lastEvent()).toEqual({
      action: 'rollback',
      from_version: '1.1.0',
      to_version: '1.0.0',
      actor: 'the platform',
      reason: '5 failures reported by browsers; mounts that work are reported later',
    });
    const notice = { release_version: '1.1.0', back_to: '1.0.0', failures: 5, mounts: 15, sources: 2 };
    expect(await withdrawals()).toEqual([notice]);
    expect(await database.as(firm, 'select back_to from public.release_withdrawals')).toMatchObject({
      rows: [{ back_to: '1.0.0' }],
    });
    expect(await database.owner('select user_id, title, link from public.notifications')).toEqual([
      { user_id: firm.userId, title: 'Training 1.1.0 was taken back', link: '/admin/analytics' },
    ]);
    expect(
      await database.owner('select address, title, body from app.notification_mails where address is not null'),
    ).toEqual([
      {
        address: 'training@firm.test',
        title: 'Training 1.1.0 was taken back',
        body: '5 failures were reported on production within five minutes; mounts that work are reported later. Clubs have 1.0.0 again. Most often, while it started: TypeError: lanes is undefined (drawLanes apps/training/src/Lanes.tsx:12).',
      },
    ]);
  });

  test('is also withdrawn for clubs whose channel has nothing for the module', async () => {
    await database.owner(`update public.club_modules set channel = 'preview/nothing' where module_id = 'training'`);
    await promote();
    await report(pineAdmin, { failed: 2 });
    await report(pineStaff, { failed: 2 });
    await report(lakeStaff, { failed: 1 });
    expect(await channel()).toEqual({ version: '1.0.0', candidate: null });
    expect(await withdrawals()).toMatchObject([{ release_version: '1.1.0', failures: 5, sources: 2 }]);
  });

  test("gets its email claimed for the owner's address, though no one on the platform has it", async () => {
    await promote();
    await report(pineAdmin, { failed: 2 });
    await report(pineStaff, { failed: 2 });
    await report(lakeStaff, { failed: 1 });
    await database.owner('delete from app.notification_mails where address is null');
    expect(await readAs(database, service, 'select email, club_name from public.claim_notification_mail()')).toEqual([
      { email: 'training@firm.test', club_name: null },
    ]);
  });

  test('ends a rollout, even if only a single club has it', async () => {
    await rollOut(99);
    await report(pineAdmin, { failed: 2, mounted: 3 });
    await report(pineManager, { failed: 2, mounted: 3 });
    await report(pineStaff, { failed: 2, mounted: 3 });
    expect(await channel()).toEqual({ version: '1.0.0', candidate: null });
    expect(await lastEvent()).toMatchObject({ action: 'end_rollout', from_version: '1.1.0', actor: 'the platform' });
    expect(await withdrawals()).toMatchObject([{ release_version: '1.1.0', back_to: '1.0.0', sources: 1 }]);
  });

  test('stays without an earlier one, and the firm is told once', async () => {
    for (let round = 0; round < 2; round += 1) {
      await report(pineAdmin, { failed: 2, version: '1.0.0' });
      await report(pineStaff, { failed: 2, version: '1.0.0' });
      await report(lakeStaff, { failed: 2, version: '1.0.0' });
    }
    expect(await channel()).toEqual({ version: '1.0.0', candidate: null });
    expect(await withdrawals()).toMatchObject([{ release_version: '1.0.0', back_to: null }]);
    expect(await database.owner('select title from public.notifications')).toEqual([
      { title: 'Training 1.0.0 fails in browsers' },
    ]);
  });

  test('is judged again when it is promoted again: earlier reports do not count', async () => {
    await promote();
    await report(pineAdmin, { failed: 2 });
    await report(pineStaff, { failed: 2 });
    await report(lakeStaff, { failed: 2 });
    expect(await channel()).toMatchObject({ version: '1.0.0' });
    await promote();
    // Within one transaction time stands still; outside of one, the promotion is later than the reports.
    await database.owner(`update public.module_health_reports set created_at = now() - interval '1 minute'`);
    await report(lakeAdmin, { failed: 1 });
    expect(await channel()).toMatchObject({ version: '1.1.0' });
  });
});

describe('a release that freezes pages', () => {
  const froze = { failed: 1, why: { message: 'The page stopped answering.', froze: true } };

  test('is withdrawn once two people have met it, even in one club', async () => {
    await promote();
    await report(pineStaff, froze);
    await report(pineStaff, froze);
    expect(await channel()).toEqual({ version: '1.1.0', candidate: null });
    await report(pineAdmin, froze);
    expect(await channel()).toEqual({ version: '1.0.0', candidate: null });
    expect(await lastEvent()).toMatchObject({ actor: 'the platform', reason: 'it froze the pages of 2 people' });
    expect(await database.owner('select freezes from public.release_withdrawals')).toEqual([{ freezes: 2 }]);
    expect(await database.owner('select body from app.notification_mails where address is not null')).toEqual([
      {
        body: 'On production, it froze the pages of 2 people within an hour. Clubs have 1.0.0 again. Most often, while it started, its page froze.',
      },
    ]);
  });

  test('stays for all visitors together, and when most of its pages work', async () => {
    await promote();
    for (const last of [11, 12, 13]) await report(from(`203.0.113.${last}`), froze);
    await report(lakeStaff, { mounted: 50 });
    await report(pineManager, { mounted: 50 });
    await report(pineStaff, froze);
    expect(await channel()).toEqual({ version: '1.1.0', candidate: null });
    expect(await withdrawals()).toEqual([]);
  });

  test('counts for an hour', async () => {
    await promote();
    await report(pineStaff, froze);
    await database.owner(`update public.module_channels set updated_at = now() - interval '3 hours'`);
    await database.owner(`update public.module_health_reports set created_at = now() - interval '61 minutes'`);
    await report(pineAdmin, froze);
    expect(await channel()).toEqual({ version: '1.1.0', candidate: null });
    await database.owner(`update public.module_health_reports set created_at = now() - interval '50 minutes'`);
    await report(pineManager, froze);
    expect(await channel()).toEqual({ version: '1.0.0', candidate: null });
  });
});

describe('is not withdrawn', () => {
  beforeEach(() => promote());
  afterEach(async () => {
    expect(await channel()).toEqual({ version: '1.1.0', candidate: null });
    expect(await withdrawals()).toEqual([]);
  });

  test('a release that fails rarely', async () => {
    for (const person of [pineAdmin, pineManager, pineStaff, lakeAdmin, lakeStaff]) {
      await report(person, { failed: 1, mounted: 9 });
    }
  });

  test('a release that fails for one person, however often', async () => {
    for (let batch = 0; batch < 5; batch += 1) await report(pineStaff, { failed: 50 });
  });

  test('a release that fails in one club, for several of its people', async () => {
    for (const person of [pineAdmin, pineManager, pineStaff]) await report(person, { failed: 40 });
  });

  test('a release that one address reports as failing without a signed-in person', async () => {
    await report(from('203.0.113.7'), { failed: 50 });
  });

  test('a release that any number of addresses report as failing without a signed-in person', async () => {
    for (const last of [11, 12, 13, 14, 15, 16]) await report(from(`203.0.113.${last}`), { failed: 2 });
  });

  test('a release that fails in one club, and for all visitors', async () => {
    for (const last of [11, 12, 13]) await report(from(`203.0.113.${last}`), { failed: 2 });
    for (const person of [pineAdmin, pineManager, pineStaff]) await report(person, { failed: 2 });
  });

  test('a release that people without a club report as failing', async () => {
    for (const person of [newClient, pineAdmin]) await report(person, { failed: 3 });
  });

  test('a release whose failures are older than five minutes', async () => {
    await database.owner(`update public.module_channels set updated_at = now() - interval '1 hour'`);
    await database.owner(
      `insert into public.module_health_reports (module_id, release_version, club_id, outcome, phase, reporter, created_at)
       select 'training', '1.1.0', $1, 'failed', 'load', left(md5(number::text), 16), now() - interval '6 minutes'
       from generate_series(1, 9) as number`,
      [PINE_HOLLOW],
    );
    await report(lakeStaff, { failed: 1 });
  });

  test('is still judged by the others when one person floods a release with mounts', async () => {
    await report(from('203.0.113.7'), { mounted: 50 });
    await report(pineAdmin, { failed: 1, mounted: 9 });
    await report(lakeStaff, { failed: 1, mounted: 9 });
  });
});

test('counts no report about a rollout while it is paused, because no club has it', async () => {
  await rollOut(99);
  await readAs(database, service, `select public.pause_rollout('training', 'production', true, 'wait', 'ci')`);
  for (const person of [pineAdmin, pineStaff, lakeStaff]) await report(person, { failed: 2 });
  expect(await withdrawals()).toEqual([]);
  expect(await channel()).toEqual({ version: '1.0.0', candidate: '1.1.0' });
});

describe('reports', () => {
  test('are counted by the hour, with their weight', async () => {
    const sent = [
      { moduleId: 'training', version: '1.0.0', outcome: 'mounted', weight: 5, durationMs: 240 },
      { moduleId: 'training', version: '1.0.0', outcome: 'mounted', weight: 5, durationMs: 250 },
      { moduleId: 'training', version: '1.0.0', outcome: 'failed', phase: 'load', weight: 5 },
      { moduleId: 'training', version: '1.0.0', outcome: 'measured', metric: 'LCP', value: 1200.5, weight: 5 },
    ];
    for (let batch = 0; batch < 2; batch += 1) {
      await readAs(database, pineStaff, 'select public.report_module_health($1)', [JSON.stringify(sent)]);
    }
    expect(
      await database.owner(
        `select measure, club_id, sum(count)::integer as count from public.module_health_hours
         group by 1, 2 order by measure collate "C"`,
      ),
    ).toEqual([
      { measure: 'LCP', club_id: PINE_HOLLOW, count: 10 },
      { measure: 'failed', club_id: PINE_HOLLOW, count: 2 },
      { measure: 'load', club_id: PINE_HOLLOW, count: 20 },
      { measure: 'mounted', club_id: PINE_HOLLOW, count: 20 },
    ]);
  });

  test('count up to a daily limit for one person in every figure of the firm, however many are sent', async () => {
    await report(pineAdmin, { mounted: 20, version: '1.0.0' });
    for (let batch = 0; batch < 10; batch += 1) await report(pineStaff, { failed: 49, mounted: 1, version: '1.0.0' });
    const [figures] = await readAs(
      database,
      firm,
      `select mounts::integer, failures::integer
       from public.module_health_figures('all', now() - interval '1 day', now() + interval '1 hour')`,
    );
    expect(figures).toEqual({ mounts: 40, failures: 10 });
    const [club] = await readAs(
      database,
      firm,
      `select cell -> 'mounted' as mounted, cell -> 'failed' as failed
       from public.engagement_clubs('Pine Hollow'), jsonb_array_elements(cells) as cell
       where cell ->> 'moduleId' = 'training'`,
    );
    expect(club).toEqual({ mounted: 30, failed: 10 });
  });

  test('are dropped when one person sends a flood, without silencing others at the same address', async () => {
    const headers = { 'x-real-ip': '203.0.113.7' };
    const sent = async (caller: Caller) => {
      const [row] = await readAs(
        database,
        { ...caller, headers },
        'select public.report_module_health($1) as written',
        [JSON.stringify([{ moduleId: 'training', version: '1.0.0', outcome: 'failed', phase: 'mount' }])],
      );
      return row?.written;
    };
    const flood = [];
    for (let batch = 0; batch < 61; batch += 1) flood.push(await sent(pineStaff));
    expect(flood).toEqual([...Array.from({ length: 60 }, () => 1), 0]);
    expect(await sent(pineManager)).toBe(1);
    expect(await sent(visitor)).toBe(1);
  });

  test('count from visitors only for modules that visitors can open', async () => {
    const mounted = (moduleId: string) => [{ moduleId, version: '1.0.0', outcome: 'mounted', durationMs: 300 }];
    const written = (caller: Caller, moduleId: string) =>
      readAs(database, caller, 'select public.report_module_health($1) as written', [
        JSON.stringify(mounted(moduleId)),
      ]);
    expect(await written(visitor, 'operations')).toEqual([{ written: 0 }]);
    expect(await written(visitor, 'marketing')).toEqual([{ written: 1 }]);
    expect(await written(pineStaff, 'operations')).toEqual([{ written: 1 }]);
  });

  test('count as one reporter from one IPv6 network', async () => {
    for (const address of ['2001:db8:1:2::7', '2001:db8:1:2:ffff::8', '2001:db8:1:3::7', '::ffff:203.0.113.7']) {
      await report(from(address), { mounted: 1, version: '1.0.0' });
    }
    expect(await database.owner('select distinct reporter from public.module_health_reports')).toHaveLength(3);
  });

  test('do not reveal the reporter, not even to the firm', async () => {
    await report(pineStaff, { failed: 1 });
    expect(await database.as(firm, 'select reporter from public.module_health_reports')).toMatchObject({
      kind: 'refused',
      code: '42501',
    });
    const [{ reporter } = {}] = await database.owner('select reporter from public.module_health_reports');
    expect(reporter).toMatch(/^[0-9a-f]{16}$/);
    await database.owner('update app.reporter_keys set day = day - 2');
    await report(pineStaff, { failed: 1 });
    expect(await database.owner('select day = current_date as is_today from app.reporter_keys')).toEqual([
      { is_today: true },
    ]);
    expect(await database.owner('select distinct reporter from public.module_health_reports')).toHaveLength(2);
  });

  test('are deleted after two weeks, hourly counts after 400 days', async () => {
    await report(pineStaff, { mounted: 1 });
    await database.owner(`update public.module_health_reports set created_at = now() - interval '15 days'`);
    await database.owner(`update public.module_health_hours set hour = now() - interval '401 days'`);
    await report(lakeStaff, { mounted: 1 });
    expect(await database.owner('select distinct club_id from public.module_health_reports')).toEqual([
      { club_id: LAKESIDE },
    ]);
    expect(await database.owner('select distinct club_id from public.module_health_hours')).toEqual([
      { club_id: LAKESIDE },
    ]);
  });
});

describe('a notice', () => {
  beforeEach(async () => {
    await database.owner(
      `insert into public.release_withdrawals (module_id, release_version, channel, failures, mounts, sources)
       values ('training', '1.1.0', 'production', 5, 9, 2)`,
    );
  });
  const see = async (caller: Caller, id?: unknown) =>
    database.as(caller, 'select public.see_withdrawal($1)', [
      id ?? (await database.owner('select id from public.release_withdrawals'))[0]?.id,
    ]);
  const seen = async () => (await database.owner('select seen_by from public.release_withdrawals'))[0]?.seen_by;

  test('is closed only by the firm', async () => {
    expect(await see(pineAdmin)).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await seen()).toBeNull();
    expect(await see(firm)).toMatchObject({ kind: 'done' });
    expect(await see(firm)).toMatchObject({ kind: 'done' });
    expect(await seen()).toEqual(expect.any(String));
  });

  test('is refused when it does not exist', async () => {
    expect(await see(firm, -1)).toMatchObject({ kind: 'refused', code: 'PT404' });
  });
});
