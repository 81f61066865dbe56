import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, service } from '../support/people';
import { moved, release, releaseCalls } from './releaseCalls';

// Promoting and rolling back: which release a channel points at afterwards, and what is recorded.

const database = databaseOfEachTest();
const { check, production, promote, publish, rollback } = releaseCalls(database);

beforeEach(async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(release(version));
});

test('promoting moves the pointer and records the previous release', async () => {
  expect(await promote('1.0.0')).toMatchObject(moved(null, '1.0.0'));
  expect(await promote('1.1.0')).toMatchObject(moved('1.0.0', '1.1.0'));
  expect(await production()).toBe('1.1.0');
});

test('rolling back goes to the previous release, then further back, and never forward', async () => {
  await check('1.1.0');
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await promote(version);
  expect(await rollback()).toMatchObject(moved('1.2.0', '1.1.0'));
  expect(await rollback()).toMatchObject(moved('1.1.0', '1.0.0'));
  expect(await rollback()).toMatchObject({
    kind: 'refused',
    code: 'PT409',
    message: 'There is no earlier release of training on production that has worked, to go back to.',
  });
  expect(await production()).toBe('1.0.0');
});

test('rolling back never alternates between two releases that were promoted in turns', async () => {
  await check('1.1.0');
  for (const version of ['1.0.0', '1.1.0', '1.0.0', '1.1.0', '1.0.0']) await promote(version);
  expect(await rollback()).toMatchObject(moved('1.0.0', '1.1.0'));
  expect(await rollback()).toMatchObject({ kind: 'refused', code: 'PT409' });
  expect(await production()).toBe('1.1.0');
});

test('rolling back goes to the newest release that works, in any order of promotion', async () => {
  for (const version of ['1.1.0', '1.2.0']) await check(version);
  await publish(release('1.3.0'));
  for (const version of ['1.0.0', '1.2.0', '1.1.0', '1.3.0']) await promote(version);
  expect(await rollback()).toMatchObject(moved('1.3.0', '1.2.0'));
  expect(await rollback()).toMatchObject(moved('1.2.0', '1.1.0'));
});

test('a withdrawn release counts again once it is promoted again', async () => {
  await check('1.1.0');
  await promote('1.0.0');
  await promote('1.1.0');
  await rollback();
  await promote('1.1.0');
  await promote('1.2.0');
  expect(await rollback()).toMatchObject(moved('1.2.0', '1.1.0'));
});

test('rolling back from a release is refused when a colleague was faster', async () => {
  await check('1.1.0');
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await promote(version);
  const back = () => rollback('production', service, '1.2.0');
  expect(await back()).toMatchObject(moved('1.2.0', '1.1.0'));
  expect(await back()).toMatchObject({
    kind: 'refused',
    code: 'PT409',
    message: 'production of training has 1.1.0 now, not 1.2.0. Nothing was taken back.',
    hint: 'Look at the history: a colleague may have been faster.',
  });
  expect(await production()).toBe('1.1.0');
});

test("an earlier version's call, which names no release, still rolls back", async () => {
  await promote('1.0.0');
  await promote('1.1.0');
  expect(
    await database.as(
      service,
      `select public.rollback_release(
        module_id_param => 'training', channel_param => 'production', reason_param => 'it broke', actor_param => 'ci'
      ) as moved`,
    ),
  ).toMatchObject(moved('1.1.0', '1.0.0'));
});

test('skips a release that failed its last check in rollbacks and fallbacks, even when it was forced', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await promote(version);
  const fallback = () => database.owner(`select fallback from public.module_channels where module_id = 'training'`);
  expect(await fallback()).toEqual([{ fallback: '1.0.0' }]);
  await check('1.1.0');
  expect(await fallback()).toEqual([{ fallback: '1.1.0' }]);
  await check('1.1.0', 'It drew nothing.');
  expect(await fallback()).toEqual([{ fallback: '1.0.0' }]);
  expect(await rollback()).toMatchObject(moved('1.2.0', '1.0.0'));
});

test('rolls a channel that needs no checks back to its previous release', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await promote(version, 'staging');
  expect(await rollback('staging')).toMatchObject(moved('1.2.0', '1.1.0'));
});

test('rolling back after a rollback and a new promotion goes to what that promotion replaced', async () => {
  await promote('1.0.0');
  await promote('1.1.0');
  await rollback();
  await promote('1.2.0');
  expect(await rollback()).toMatchObject(moved('1.2.0', '1.0.0'));
});

test('a channel that never had a release has nothing to roll back to', async () => {
  expect(await rollback()).toMatchObject({ kind: 'refused', code: 'PT409' });
  await promote('1.0.0', 'staging');
  expect(await rollback('staging')).toMatchObject({ kind: 'refused', code: 'PT409' });
});

test('channels move independently', async () => {
  await promote('1.0.0');
  await promote('1.1.0', 'staging');
  await promote('1.2.0', 'preview/pr-42');
  expect(
    await database.owner(`select channel, version from public.module_channels order by channel collate "C"`),
  ).toEqual([
    { channel: 'preview/pr-42', version: '1.2.0' },
    { channel: 'production', version: '1.0.0' },
    { channel: 'staging', version: '1.1.0' },
  ]);
});

test('promoting the current release changes nothing and is not recorded', async () => {
  await promote('1.0.0');
  await promote('1.1.0');
  expect(await promote('1.1.0')).toMatchObject(moved('1.1.0', '1.1.0'));
  expect(await rollback()).toMatchObject(moved('1.1.0', '1.0.0'));
});

test('every move is recorded: who, when, why, from which to which release', async () => {
  await promote('1.0.0');
  await promote('1.1.0');
  await rollback();
  const events =
    await database.owner(`select action, channel, from_version, to_version, reason, actor, created_at <= now() as stamped
    from public.module_channel_events where action <> 'publish' order by id`);
  expect(events).toEqual([
    {
      action: 'promote',
      channel: 'production',
      from_version: null,
      to_version: '1.0.0',
      reason: 'new season',
      actor: 'ci@firm.test',
      stamped: true,
    },
    {
      action: 'promote',
      channel: 'production',
      from_version: '1.0.0',
      to_version: '1.1.0',
      reason: 'new season',
      actor: 'ci@firm.test',
      stamped: true,
    },
    {
      action: 'rollback',
      channel: 'production',
      from_version: '1.1.0',
      to_version: '1.0.0',
      reason: 'it broke',
      actor: 'ops@firm.test',
      stamped: true,
    },
  ]);
  expect(
    await database.as(people.firm, 'select count(*)::int as events from public.module_channel_events'),
  ).toMatchObject({ rows: [{ events: 6 }] });
});

test.each([
  ['an unknown release', () => promote('9.9.9'), 'PT404', 'There is no release 9.9.9 of training.'],
  ['an unknown channel', () => promote('1.0.0', 'prod'), '22023', 'There is no channel "prod".'],
  [
    'a reason without words',
    () => promote('1.0.0', 'production', '…'),
    '22023',
    'The reason needs a letter or a digit.',
  ],
  ['no reason', () => promote('1.0.0', 'production', '  '), '22023', 'The reason needs 1 to 500 characters.'],
  [
    'an unknown module',
    () => database.as(service, `select public.promote_release('nope', '1.0.0', 'production', 'x', 'me')`),
    'PT404',
    'There is no module "nope".',
  ],
])('%s is refused in one sentence', async (_what, move, code, message) => {
  expect(await move()).toMatchObject({ kind: 'refused', code, message, hint: expect.any(String) });
  expect(await database.owner('select 1 from public.module_channels')).toEqual([]);
});
