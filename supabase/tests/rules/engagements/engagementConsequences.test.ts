import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW } from '../support/people';
import { readAs } from '../support/readAs';
import { registerModules } from '../support/registerModules';
import { sampleRelease } from '../support/sampleRelease';
import { publishRelease } from '../support/signing';

const database = databaseOfEachTest(async (opened) => {
  await registerModules(opened);
  const release = sampleRelease('training', '2.0.0', {
    engagement: true,
    title: 'Training',
    routes: [
      { path: '/training', access: 'club' },
      { path: '/lessons', access: 'club' },
      { path: '/demo/training', access: 'public' },
    ],
  });
  const [training, lessons, demo] = release.descriptor.routes;
  if (!training || !lessons || !demo) throw new Error('the release has three routes');
  release.descriptor.routes = [training, { ...lessons, requires: 'advanced_reporting' }, demo];
  release.descriptor.actions = [{ label: 'Add a lesson', to: '/lessons?new=1', requires: 'system_settings' }];
  await publishRelease(opened, { ...release, shared: { react: '20.0.0' } });
});

async function consequences(
  clubId: string,
  kind: string,
  { module = 'training', channel, release }: Record<string, string> = {},
) {
  const [row] = await readAs(
    database,
    people.firm,
    'select public.engagement_consequences($1, $2, $3, $4, $5) as found',
    [clubId, module, kind, channel ?? null, release ?? null],
  );
  return row?.found as Record<string, unknown>;
}

test('names a module without a release by its id, and writes ClubFuture as one word', async () => {
  const modules = await readAs(database, people.firm, 'select module_id, title from public.engagement_modules()');
  expect(modules).toContainEqual({ module_id: 'club-future', title: 'ClubFuture' });
  expect(modules).toContainEqual({ module_id: 'post-season', title: 'Post-Season' });
});

test('lists the new pages that are not public already, their entries and their bytes when a module is switched on', async () => {
  expect(await consequences(LAKESIDE, 'on')).toMatchObject({
    now: { on: false, version: null, firstLoadBytes: 0 },
    then: {
      on: true,
      channel: 'production',
      version: '1.0.0',
      firstLoadBytes: 4321,
      contract: '^1.0.0',
      shared: {},
    },
    routes: {
      come: [{ path: '/training', title: 'Page /training', access: 'club' }],
      go: [],
      stay: [{ path: '/demo/training' }],
    },
    nav: { come: [{ area: 'sidebar', label: 'Training', to: '/training' }], go: [] },
    slots: { come: [{ slot: 'dashboard.card' }], go: [] },
    actions: { come: [], go: [] },
    features: { come: [], go: [] },
    people: { admin: 1, user: 1 },
    restingRows: 0,
  });
});

test('does not report zero bytes for a release from before sizes were recorded', async () => {
  const { firstLoadBytes: _unsaid, ...old } = sampleRelease('training', '0.5.0', { engagement: true });
  expect(await publishRelease(database, old)).toMatchObject({ kind: 'done' });
  expect(await consequences(PINE_HOLLOW, 'pin', { release: '0.5.0' })).toMatchObject({
    now: { version: '1.0.0', firstLoadBytes: 4321 },
    then: { version: '0.5.0', firstLoadBytes: null },
  });
});

test('lists what switching off removes, the rows that stay, and the modules that link there', async () => {
  const [{ rows } = { rows: 0 }] = await database.owner(
    `select (select count(*) from public.training_courses where club_id = $1)
      + (select count(*) from public.training_participants where club_id = $1)
      + (select count(*) from public.in_service_sessions where club_id = $1)
      + (select count(*) from public.in_service_attendances where club_id = $1) as rows`,
    [PINE_HOLLOW],
  );
  await publishRelease(database, guideThatLeadsToTraining());
  await database.owner(`select public.promote_release('guide', '1.0.0', 'production', 'first', 'me')`);
  expect(Number(rows)).toBeGreaterThan(0);
  expect(await consequences(PINE_HOLLOW, 'off')).toMatchObject({
    now: { on: true, version: '1.0.0' },
    then: { on: false, version: null, firstLoadBytes: 0 },
    routes: { come: [], go: [{ path: '/training' }], stay: [{ path: '/demo/training' }] },
    nav: { go: [{ label: 'Training' }] },
    slots: { go: [{ slot: 'dashboard.card' }] },
    people: { admin: 1, manager: 1, user: 2 },
    dependants: [{ moduleId: 'guide', title: 'Guide', links: 1 }],
    restingRows: Number(rows),
  });
});

test('lists what another release adds, with the features that it requires and who has them', async () => {
  const found = await consequences(PINE_HOLLOW, 'pin', { release: '2.0.0' });
  expect(found).toMatchObject({
    now: { version: '1.0.0', shared: {} },
    then: { version: '2.0.0', pinnedVersion: '2.0.0', channel: 'production', shared: { react: '20.0.0' } },
    routes: { come: [{ path: '/lessons' }], go: [], stay: [{ path: '/training' }, { path: '/demo/training' }] },
    nav: { come: [], go: [], stay: [{ label: 'Training' }] },
    actions: { come: [{ label: 'Add a lesson', to: '/lessons?new=1' }] },
    restingRows: 0,
  });
  const [granted] = await database.owner(
    `select count(*)::int as people from public.user_permissions
     join public.features on features.id = feature_id and features.name = 'system_settings'
     join public.profiles using (user_id) where club_id = $1`,
    [PINE_HOLLOW],
  );
  expect(found.features).toEqual({
    come: [
      {
        name: 'advanced_reporting',
        displayName: 'Advanced Reporting',
        category: 'Insights',
        inPlan: true,
        granted: expect.any(Number) as number,
      },
      {
        name: 'system_settings',
        displayName: 'System Settings',
        category: 'Administration',
        inPlan: true,
        granted: granted?.people,
      },
    ],
    go: [],
    stay: [],
  });
});

test("names a feature beyond the club's plan as such", async () => {
  const { features } = await consequences(LAKESIDE, 'on', { release: '2.0.0' });
  expect(features).toMatchObject({
    come: [
      { name: 'advanced_reporting', inPlan: false },
      { name: 'system_settings', inPlan: true },
    ],
  });
});

test('gives the production release for an empty channel, and a full channel its own', async () => {
  expect(await consequences(PINE_HOLLOW, 'follow', { channel: 'staging' })).toMatchObject({
    then: { version: '1.1.0' },
  });
  expect(await consequences(PINE_HOLLOW, 'follow', { channel: 'preview/none' })).toMatchObject({
    then: { version: '1.0.0' },
  });
});

test('includes what is on record about a release: its last check, and that the platform withdrew it', async () => {
  const then = async () => (await consequences(PINE_HOLLOW, 'pin', { release: '1.1.0' })).then;
  expect(await then()).toMatchObject({ record: { check: null, takenBack: false } });
  for (const findings of ['{}', '{It stayed empty.}']) {
    await database.owner(
      `insert into public.release_checks (module_id, release_version, shells, sets, findings, checked_by)
       values ('training', '1.1.0', '{s}', '[["training@1.1.0"]]', $1, 'ci')`,
      [findings],
    );
  }
  await database.owner(
    `insert into public.release_withdrawals (module_id, release_version, channel, failures, mounts, sources)
     values ('training', '1.1.0', 'production', 5, 5, 2)`,
  );
  expect(await then()).toMatchObject({ record: { check: 'failed', takenBack: true } });
});

test('names the rollout if the club is in it, and no rollout otherwise', async () => {
  await database.owner(
    `update public.module_channels set candidate = '1.1.0', share = 99 where module_id = 'training' and channel = 'production'`,
  );
  expect(await consequences(LAKESIDE, 'on', { channel: 'production' })).toMatchObject({
    then: { version: '1.1.0', share: 99 },
  });
  await database.owner(`update public.module_channels set paused = true where candidate is not null`);
  expect(await consequences(LAKESIDE, 'on', { channel: 'production' })).toMatchObject({
    then: { version: '1.0.0', share: null },
  });
});

test('keeps the digest of a decision when an administrator grants features', async () => {
  const read = () => consequences(LAKESIDE, 'pin', { release: '2.0.0' });
  const before = await read();
  const grantedOf = ({ features }: Record<string, unknown>) =>
    (features as { come: { name: string; granted: number }[] }).come.map(({ name, granted }) => [name, granted]);
  expect(grantedOf(before)).toContainEqual(['advanced_reporting', 0]);
  await database.owner(
    `insert into public.user_permissions (user_id, feature_id)
     select $1, id from public.features where name = 'advanced_reporting'`,
    [people.lakeStaff.userId],
  );
  const after = await read();
  expect(grantedOf(after)).toContainEqual(['advanced_reporting', 1]);
  expect(after.digest).toBe(before.digest);
});

test('adds nothing for a module before its first release', async () => {
  expect(await consequences(LAKESIDE, 'on', { module: 'marina' })).toMatchObject({
    then: { on: true, version: null },
    routes: { come: [], go: [], stay: [] },
    dependants: [],
  });
});

test.each(['staging', 'production'])('predicts what the manifest then says, on %s', async (channel) => {
  // Nearly all clubs get it, Lakeside among them.
  await database.owner(
    `select public.roll_out_release('training', '1.1.0', 'production', 99, 'try', 'ci', null, true)`,
  );
  const promised = await consequences(LAKESIDE, 'on', { channel });
  await database.as(people.firm, `select public.change_engagement($1, 'training', 'on', 'As promised.', $2)`, [
    LAKESIDE,
    channel,
  ]);
  const [row] = await readAs(database, people.lakeStaff, 'select public.platform_manifest() as manifest');
  const { modules } = row?.manifest as {
    modules: { id: string; version: string; descriptor: { routes: { path: string }[] } }[];
  };
  const training = modules.find(({ id }) => id === 'training');
  expect(training?.version).toBe('1.1.0');
  expect(training?.version).toBe((promised.then as { version: string }).version);
  const come = (promised.routes as { come: { path: string }[] }).come.map(({ path }) => path);
  expect(training?.descriptor.routes.map(({ path }) => path)).toEqual(expect.arrayContaining(come));
});

describe('of another plan', () => {
  const plan = async (clubId: string, wanted: string) => {
    const [row] = await readAs(database, people.firm, 'select public.plan_consequences($1, $2) as found', [
      clubId,
      wanted,
    ]);
    const found = row?.found as Record<'come' | 'go', { displayName: string; granted: number }[]> & { stay: number };
    const names = (side: 'come' | 'go') => found[side].map(({ displayName }) => displayName);
    return { come: names('come'), go: names('go'), stay: found.stay };
  };

  test('lists the features that administrators may grant then, and those they no longer may', async () => {
    expect(await plan(LAKESIDE, 'elevate')).toEqual({ come: ['API Access', 'Advanced Reporting'], go: [], stay: 7 });
    expect(await plan(LAKESIDE, 'launch')).toEqual({ come: [], go: ['Data Export', 'Analytics', 'Board'], stay: 4 });
    expect(await plan(LAKESIDE, 'manage')).toEqual({ come: [], go: [], stay: 7 });
  });

  test('shows them only to the firm, and only for plans that exist', async () => {
    for (const [caller, wanted, code] of [
      [people.lakeAdmin, 'elevate', '42501'],
      [people.firm, 'platinum', '22023'],
    ] as const) {
      expect(await database.as(caller, 'select public.plan_consequences($1, $2)', [LAKESIDE, wanted])).toMatchObject({
        kind: 'refused',
        code,
      });
    }
  });
});

function guideThatLeadsToTraining() {
  const guide = sampleRelease('guide', '1.0.0', { title: 'Guide' });
  return {
    ...guide,
    descriptor: { ...guide.descriptor, actions: [{ label: 'Learn the ropes', to: '/training/ropes?from=guide' }] },
  };
}
