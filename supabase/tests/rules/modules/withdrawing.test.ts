import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW, service, type Caller } from '../support/people';
import { readAs } from '../support/readAs';
import { healthReporter } from './healthReporter';
import { trainingInTwoClubs } from './rolloutCalls';

const database = databaseOfEachTest(trainingInTwoClubs);
const report = healthReporter(database);
beforeEach(async () => {
  await database.owner('delete from app.notification_mails');
  await database.owner('delete from public.notifications');
});

const { visitor, firm, newClient, pineAdmin, pineManager, pineStaff, lakeAdmin, lakeStaff } = people;
const from = (address: string): Caller => ({ ...visitor, headers: { 'x-real-ip': address } });

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
