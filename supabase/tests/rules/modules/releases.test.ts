import type { Release } from '@platform/contract';
import type { Outcome } from '../support/database';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, service, type Caller } from '../support/people';
import { sampleRelease } from '../support/sampleRelease';
import { publishRelease } from '../support/signing';

const database = databaseOfEachTest();

function publish(release: unknown, caller: Caller = service, actor = 'ci@firm.test'): Promise<Outcome> {
  return publishRelease(database, release, { caller, actor });
}

async function promote(
  version: string,
  channel = 'production',
  reason = 'new season',
  caller: Caller = service,
): Promise<Outcome> {
  return database.as(caller, 'select public.promote_release($1, $2, $3, $4, $5, forced_param => true) as moved', [
    'training',
    version,
    channel,
    reason,
    'ci@firm.test',
  ]);
}

function rollback(channel = 'production', caller: Caller = service, from?: string): Promise<Outcome> {
  return database.as(caller, 'select public.rollback_release($1, $2, $3, $4, $5) as moved', [
    'training',
    channel,
    'it broke',
    'ops@firm.test',
    from ?? null,
  ]);
}

/** Records the result of a check; a check without findings has passed. */
const check = (version: string, ...findings: string[]) =>
  database.as(service, `select public.record_release_check('training', $1, '{3f24052215bafc6b}', $2, $3, 'ci')`, [
    version,
    JSON.stringify([[`training@${version}`]]),
    findings,
  ]);

const moved = (from: string | null, to: string) => ({ kind: 'done', rows: [{ moved: { from, to } }] });
const release = (version: string, title = 'Training') =>
  sampleRelease('training', version, { engagement: true, title });

async function production() {
  const [row] = await database.owner(
    `select version from public.module_channels where module_id = 'training' and channel = 'production'`,
  );
  return row?.version;
}

describe('publish', () => {
  test('registers the module with its first release and records it', async () => {
    expect(await publish(release('1.0.0'))).toMatchObject({ kind: 'done' });
    expect(await database.owner('select id, title, owner, engagement from public.modules')).toEqual([
      { id: 'training', title: 'Training', owner: 'training@firm.test', engagement: true },
    ]);
    expect(await database.owner('select version, release, published_by from public.module_releases')).toEqual([
      { version: '1.0.0', release: release('1.0.0'), published_by: 'ci@firm.test' },
    ]);
    expect(
      await database.owner('select action, channel, from_version, to_version, actor from public.module_channel_events'),
    ).toEqual([{ action: 'publish', channel: null, from_version: null, to_version: '1.0.0', actor: 'ci@firm.test' }]);
    expect(await production()).toBeUndefined();
  });

  test('refuses a version that exists and keeps the first one', async () => {
    await publish(release('1.0.0'));
    expect(await publish(release('1.0.0', 'Changed'))).toMatchObject({
      kind: 'refused',
      code: '23505',
      message: 'Release 1.0.0 of training exists already.',
      hint: 'A release never changes: publish under a new version.',
    });
    expect(
      await database.owner(`select release -> 'descriptor' ->> 'title' as title from public.module_releases`),
    ).toEqual([{ title: 'Training' }]);
  });

  test("changes the registry's data about the module only when a later release reaches production", async () => {
    await publish(release('1.0.0'));
    await publish(sampleRelease('training', '1.1.0', { engagement: false, title: 'Learning' }));
    const said = () => database.owner('select title, engagement from public.modules');
    expect(await said()).toEqual([{ title: 'Training', engagement: true }]);
    await promote('1.1.0', 'preview/pr-7');
    expect(await said()).toEqual([{ title: 'Training', engagement: true }]);
    await promote('1.1.0');
    expect(await said()).toEqual([{ title: 'Learning', engagement: false }]);
  });

  const changes: [string, (good: Release) => unknown, RegExp][] = [
    ['a list', () => [], /not a JSON object/],
    ['an id with a path', (good) => ({ ...good, moduleId: '../shell' }), /moduleId is not a module id/],
    ['no version', ({ version: _version, ...rest }) => rest, /version does not look like/],
    ['a loose version', (good) => ({ ...good, version: '1.0' }), /version does not look like/],
    ['a line break after the version', (good) => ({ ...good, version: '1.0.0\n' }), /version does not look like/],
    ['no descriptor', (good) => ({ ...good, descriptor: null }), /descriptor is missing/],
    [
      "another module's descriptor",
      (good) => ({ ...good, descriptor: { ...good.descriptor, id: 'other' } }),
      /descriptor.id differs/,
    ],
    [
      'engagement as text',
      (good) => ({ ...good, descriptor: { ...good.descriptor, engagement: 'false' } }),
      /engagement is neither/,
    ],
    ['no routes', (good) => ({ ...good, descriptor: { ...good.descriptor, routes: [] } }), /routes is empty/],
    [
      'a contract that is no range',
      (good) => ({ ...good, descriptor: { ...good.descriptor, contract: 'garbage' } }),
      /descriptor.contract is not a range/,
    ],
    [
      'a layout that its contract does not know',
      (good) => ({
        ...good,
        descriptor: {
          ...good.descriptor,
          routes: [...good.descriptor.routes, { ...good.descriptor.routes[0], layout: 'kiosk' }],
        },
      }),
      /descriptor.routes.1: its layout is site, app, demo or bare/,
    ],
    [
      'an access that its contract does not know',
      (good) => ({
        ...good,
        descriptor: { ...good.descriptor, routes: [{ ...good.descriptor.routes[0], access: 'everyone' }] },
      }),
      /descriptor.routes.0: its access is/,
    ],
    [
      "a route on another's site",
      (good) => ({
        ...good,
        descriptor: { ...good.descriptor, routes: [{ ...good.descriptor.routes[0], path: '//evil.example' }] },
      }),
      /descriptor.routes.0: its path is not/,
    ],
    [
      'a place of the navigation that its contract does not know',
      (good) => ({
        ...good,
        descriptor: { ...good.descriptor, nav: [{ area: 'dock', label: 'x', to: '/training', order: 1 }] },
      }),
      /descriptor.nav.0: its area is/,
    ],
    [
      'an action that leads away',
      (good) => ({
        ...good,
        descriptor: { ...good.descriptor, actions: [{ label: 'x', to: 'https://evil.example' }] },
      }),
      /descriptor.actions.0: it leads to no page/,
    ],
    [
      'no budget',
      (good) => ({ ...good, descriptor: { ...good.descriptor, budget: {} } }),
      /firstLoadBytes is not a positive number/,
    ],
    [
      'bytes that are no number',
      (good) => ({ ...good, firstLoadBytes: '4 kB' }),
      /firstLoadBytes is not a number of bytes/,
    ],
    ['an entry that is not there', (good) => ({ ...good, entry: 'other.js' }), /entry is not one of its files/],
    ['a preload that is not there', (good) => ({ ...good, preload: ['first.js', 'gone.js'] }), /preload names gone.js/],
    ['a preload that is null', (good) => ({ ...good, preload: [null] }), /preload names nothing/],
    [
      'a weak digest',
      (good) => ({ ...good, files: { ...good.files, 'entry.js': { integrity: 'sha256-abc', bytes: 1 } } }),
      /integrity of entry.js/,
    ],
    ['no digest', (good) => ({ ...good, files: { ...good.files, 'entry.js': { bytes: 1 } } }), /integrity of entry.js/],
    [
      'a file outside',
      (good) => ({ ...good, files: { ...good.files, 'a/../../b.js': good.files['entry.js'] } }),
      /leaves the release folder/,
    ],
    [
      'a file from the root',
      (good) => ({ ...good, files: { ...good.files, '/etc/passwd': good.files['entry.js'] } }),
      /leaves the release folder/,
    ],
    [
      'half a byte',
      (good) => ({ ...good, files: { ...good.files, 'entry.js': { ...good.files['entry.js'], bytes: 0.5 } } }),
      /size of entry.js/,
    ],
    ['a global that is code', (good) => ({ ...good, global: 'alert(1)' }), /global is not a name/],
  ];
  test.each(changes)('refuses %s and registers nothing', async (_what, change, message) => {
    expect(await publish(change(release('1.0.0')))).toMatchObject({
      kind: 'refused',
      code: '22023',
      message: expect.stringMatching(message),
      hint: expect.any(String),
    });
    expect(await database.owner('select 1 from public.modules')).toEqual([]);
    expect(await database.owner('select 1 from public.module_releases')).toEqual([]);
  });

  test('accepts words of a later contract, which older shells ignore', async () => {
    const good = release('1.0.0');
    const routes = good.descriptor.routes.map((route) => ({ ...route, layout: 'kiosk' }));
    const later = { ...good, descriptor: { ...good.descriptor, contract: '^2.0.0', routes } };
    expect(await publish(later)).toMatchObject({ kind: 'done' });
    expect(
      await publish({ ...later, version: '1.0.1', descriptor: { ...later.descriptor, contract: '^1.0.0' } }),
    ).toMatchObject({
      kind: 'refused',
      code: '22023',
    });
  });

  test('needs to know the publisher', async () => {
    expect(await publish(release('1.0.0'), service, ' ')).toMatchObject({ kind: 'refused', code: '22023' });
  });
});

describe('promote and rollback', () => {
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
});

describe('only the publisher', () => {
  test.each(Object.values(people).map((person) => [person.name, person] as const))(
    '%s publishes, promotes and rolls back nothing',
    async (_name, person) => {
      await publish(release('1.0.0'));
      expect(await publish(release('2.0.0'), person)).toMatchObject({ kind: 'refused', code: '42501' });
      expect(await promote('1.0.0', 'production', 'mine', person)).toMatchObject({ kind: 'refused', code: '42501' });
      expect(await rollback('production', person)).toMatchObject({ kind: 'refused', code: '42501' });
      expect(await database.owner('select version from public.module_releases')).toEqual([{ version: '1.0.0' }]);
      expect(await production()).toBeUndefined();
    },
  );
});

describe('published rows stay', () => {
  test.each([
    [`update public.module_releases set release = jsonb_set(release, '{entry}', '"first.js"')`],
    [`update public.module_releases set published_by = 'me'`],
    ['delete from public.module_releases'],
    ['truncate public.module_releases cascade'],
    [`update public.module_channel_events set reason = 'other'`],
    ['delete from public.module_channel_events'],
    ['truncate public.module_channel_events'],
    [`update public.module_channels set version = '0.0.1'`],
    [
      `insert into public.module_releases (module_id, version, release, published_by) values ('training', '6.6.6', '{}', 'me')`,
    ],
    [
      `insert into public.module_channel_events (module_id, action, to_version, actor) values ('training', 'publish', '1.0.0', 'me')`,
    ],
  ])('the service key cannot: %s', async (sql) => {
    await publish(release('1.0.0'));
    await promote('1.0.0');
    const state = () =>
      database.owner(`select (select jsonb_agg(r) from public.module_releases r) as releases,
      (select jsonb_agg(e) from public.module_channel_events e) as events, (select jsonb_agg(c) from public.module_channels c) as channels`);
    const before = await state();
    expect(await database.as(service, sql)).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await state()).toEqual(before);
  });

  test.each(['module_releases', 'module_channel_events', 'release_checks'])(
    'even the owner of %s is stopped by its triggers',
    async (table) => {
      await publish(release('1.0.0'));
      await database.as(
        service,
        `select public.record_release_check('training', '1.0.0', '{0}', '[["training@1.0.0"]]', '{}', 'ci@firm.test')`,
      );
      const owner: Caller = { role: 'postgres', claims: {} };
      for (const sql of [
        `update public.${table} set created_at = now()`,
        `delete from public.${table}`,
        `truncate public.${table} cascade`,
      ]) {
        expect(await database.as(owner, sql)).toMatchObject({
          kind: 'refused',
          message: `${table} rows are never changed or deleted.`,
        });
      }
    },
  );
});
