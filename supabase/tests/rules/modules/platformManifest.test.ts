import { platformManifestSchema, type PlatformManifest } from '@platform/contract';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, service, type Caller } from '../support/people';
import { registerModules } from '../support/registerModules';
import { sampleRelease } from '../support/sampleRelease';
import { publishRelease } from '../support/signing';

const database = databaseOfEachTest(registerModules);

const { visitor, firm, pineAdmin, pineManager, pineStaff, pineBoard, lakeAdmin, lakeStaff, newClient } = people;

/** The caller's manifest, checked against the contract with nothing left over. */
async function manifestOf(caller: Caller): Promise<PlatformManifest> {
  const outcome = await database.as(caller, 'select public.platform_manifest() as manifest');
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  const manifest = outcome.rows[0]?.manifest;
  const parsed = platformManifestSchema.parse(manifest);
  expect(parsed).toEqual(manifest);
  return parsed;
}

const versionsIn = (manifest: PlatformManifest) => manifest.modules.map(({ id, version }) => `${id} ${version}`);
const moduleIn = (manifest: PlatformManifest, id: string) => manifest.modules.find((module) => module.id === id);

test('gives an empty manifest for an empty registry', async () => {
  await database.owner('delete from public.module_channels');
  expect(await manifestOf(visitor)).toEqual({ modules: [], switchedOff: [] });
});

test.each([
  ['a visitor', visitor],
  ['the firm', firm],
  ['the service key', service],
])('gives %s every production module completely', async (_name, caller) => {
  const manifest = await manifestOf(caller);
  expect(versionsIn(manifest)).toEqual(['marketing 1.0.0', 'operations 1.0.0', 'training 1.0.0']);
  expect(manifest.switchedOff).toEqual([]);
  expect(moduleIn(manifest, 'training')?.descriptor).toEqual(trainingDescriptor());
});

test.each([
  ['admin', pineAdmin],
  ['manager', pineManager],
  ['staff', pineStaff],
])('gives the %s of Pine Hollow the engaged modules in the releases that the club follows', async (_role, person) => {
  const manifest = await manifestOf(person);
  // operations is pinned to 0.9.0.
  expect(versionsIn(manifest)).toEqual(['marketing 1.0.0', 'operations 0.9.0', 'training 1.0.0']);
  expect(manifest.switchedOff).toEqual([]);
  expect(moduleIn(manifest, 'training')?.descriptor).toEqual(trainingDescriptor());
});

test.each([
  ['admin', lakeAdmin],
  ['staff', lakeStaff],
])(
  'switches training off for the %s of Lakeside: its demo stays, without nav, and fills no slot',
  async (_role, person) => {
    const manifest = await manifestOf(person);
    expect(versionsIn(manifest)).toEqual(['marketing 1.0.0', 'operations 1.0.0', 'training 1.0.0']);
    expect(moduleIn(manifest, 'training')?.descriptor).toEqual({
      ...trainingDescriptor(),
      routes: trainingDescriptor().routes.filter(({ path }) => path === '/demo/training'),
      nav: [],
      actions: [],
      offers: {},
      fills: {},
    });
    expect(manifest.switchedOff).toEqual([{ id: 'training', title: 'Training', paths: ['/training'] }]);
  },
);

describe('pages for the people who work at the club', () => {
  const operations = {
    engagement: true,
    title: 'Operations',
    routes: [
      { path: '/operations', access: 'club' as const, staffOnly: true },
      { path: '/reports', access: 'club' as const },
    ],
    fills: { 'dashboard.card': { order: 1, staffOnly: true }, 'palette.search': { order: 1 } },
  };

  beforeEach(async () => {
    await publishRelease(database, sampleRelease('operations', '1.2.0', operations));
    await database.owner(`update public.club_modules set pinned_version = '1.2.0' where module_id = 'operations'`);
  });

  const pagesOf = (manifest: PlatformManifest) =>
    moduleIn(manifest, 'operations')?.descriptor.routes.map(({ path }) => path);

  test('are not for a person who only sits on the board, and the module says so', async () => {
    const manifest = await manifestOf(pineBoard);
    expect(pagesOf(manifest)).toEqual(['/reports']);
    expect(moduleIn(manifest, 'operations')?.descriptor.fills).toEqual({ 'palette.search': { order: 1 } });
    expect(manifest.switchedOff).toEqual([
      { id: 'operations', title: 'Operations', paths: ['/operations'], staffOnly: true },
    ]);
    expect(moduleIn(manifest, 'training')?.descriptor).toEqual(trainingDescriptor());
  });

  test.each([
    [
      'a lifeguard on the board',
      `insert into public.staff_members (club_id, user_id, name, role)
        select club_id, user_id, 'Ruth Castellano', 'Lifeguard' from public.profiles where user_id = $1`,
    ],
    [
      'a treasurer, who reads the analytics',
      `insert into public.user_permissions (user_id, feature_id)
        select $1, id from public.features where name = 'analytics_view'`,
    ],
    ['a person who left the board', 'delete from public.user_permissions where user_id = $1'],
  ])('are for %s', async (_person, become) => {
    await database.owner(become, [pineBoard.userId]);
    const manifest = await manifestOf(pineBoard);
    expect(pagesOf(manifest)).toEqual(['/operations', '/reports']);
    expect(manifest.switchedOff).toEqual([]);
  });

  test('leave out a module without any other page', async () => {
    const routes = operations.routes.slice(0, 1);
    await publishRelease(database, sampleRelease('operations', '1.3.0', { ...operations, routes }));
    await database.owner(`update public.club_modules set pinned_version = '1.3.0' where module_id = 'operations'`);
    const manifest = await manifestOf(pineBoard);
    expect(moduleIn(manifest, 'operations')).toBeUndefined();
    expect(manifest.switchedOff).toMatchObject([{ paths: ['/operations'], staffOnly: true }]);
    expect(pagesOf(await manifestOf(pineStaff))).toEqual(['/operations']);
  });
});

test('shows a person without a club the engagement modules like a club that has none', async () => {
  const manifest = await manifestOf(newClient);
  // operations has no public route: nothing of it stays.
  expect(versionsIn(manifest)).toEqual(['marketing 1.0.0', 'training 1.0.0']);
  expect(manifest.switchedOff).toEqual([
    { id: 'operations', title: 'Operations', paths: ['/operations'] },
    { id: 'training', title: 'Training', paths: ['/training'] },
  ]);
});

test('gives entry and preload the digests of exactly their files', async () => {
  const release = sampleRelease('training', '1.0.0');
  expect(moduleIn(await manifestOf(visitor), 'training')).toMatchObject({
    global: 'module_training',
    entry: { file: 'entry.js', integrity: release.files['entry.js']?.integrity },
    preload: [
      { file: 'first.js', integrity: release.files['first.js']?.integrity },
      { file: 'second.js', integrity: release.files['second.js']?.integrity },
    ],
  });
});

test("gives a club on another channel that channel's release, and production where the channel is empty", async () => {
  await database.owner(`update public.club_modules set channel = 'staging' where club_id = $1`, [PINE_HOLLOW]);
  await database.owner(`update public.club_modules set pinned_version = null where club_id = $1`, [PINE_HOLLOW]);
  expect(versionsIn(await manifestOf(pineStaff))).toEqual(['marketing 1.0.0', 'operations 1.0.0', 'training 1.1.0']);
  expect(versionsIn(await manifestOf(lakeStaff))).toContain('training 1.0.0');
  expect(versionsIn(await manifestOf(visitor))).toContain('training 1.0.0');
});

test('gives a module without production only to the club that follows its channel', async () => {
  await database.as(
    firm,
    `select public.change_engagement($1, 'facilities', 'on', 'As agreed.', channel_param => 'preview/first')`,
    [LAKESIDE],
  );
  expect(versionsIn(await manifestOf(lakeStaff))).toContain('facilities 0.1.0');
  for (const other of [visitor, firm, pineStaff, newClient]) {
    expect(JSON.stringify(await manifestOf(other))).not.toContain('facilities');
  }
});

test('shows switching a module on, promoting and rolling back at once', async () => {
  await database.as(firm, `select public.change_engagement($1, 'training', 'on', 'As agreed.')`, [LAKESIDE]);
  expect((await manifestOf(lakeStaff)).switchedOff).toEqual([]);
  await database.as(
    service,
    `select public.promote_release('training', '1.1.0', 'production', 'ready', 'ci', forced_param => true)`,
  );
  expect(versionsIn(await manifestOf(lakeStaff))).toContain('training 1.1.0');
  await database.as(service, `select public.rollback_release('training', 'production', 'broken', 'ci')`);
  expect(versionsIn(await manifestOf(lakeStaff))).toContain('training 1.0.0');
});

test('opens nothing to other clubs for a preview that claims to need no engagement', async () => {
  await publishRelease(database, sampleRelease('training', '2.0.0', { engagement: false }));
  await database.as(service, `select public.promote_release('training', '2.0.0', 'preview/open', 'try', 'ci')`);
  expect((await manifestOf(lakeStaff)).switchedOff).toMatchObject([{ id: 'training' }]);
});

test('lets the firm pin only registered releases', async () => {
  const pin = (version: string) =>
    database.as(
      firm,
      `select public.change_engagement($2, 'training', 'pin', 'As agreed.', release_version_param => $1)`,
      [version, PINE_HOLLOW],
    );
  expect(await pin('6.6.6')).toMatchObject({ kind: 'refused', code: 'PT404' });
  expect(await pin('1.1.0')).toMatchObject({ kind: 'done' });
  expect(versionsIn(await manifestOf(pineStaff))).toContain('training 1.1.0');
});

function trainingDescriptor() {
  return sampleRelease('training', '1.0.0', {
    engagement: true,
    title: 'Training',
    routes: [
      { path: '/training', access: 'club' },
      { path: '/demo/training', access: 'public' },
    ],
  }).descriptor;
}
