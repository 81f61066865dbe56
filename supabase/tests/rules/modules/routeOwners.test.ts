import { readFileSync } from 'node:fs';
import path from 'node:path';
import { acceptsContract, CONTRACT_VERSION, moduleDescriptorSchema } from '@platform/contract';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { service } from '../support/people';
import { readAs } from '../support/readAs';
import { registerModules } from '../support/registerModules';
import { sampleRelease } from '../support/sampleRelease';
import { publishRelease } from '../support/signing';

const database = databaseOfEachTest(registerModules);

const publish = (moduleId: string, version: string, ...paths: string[]) =>
  publishRelease(
    database,
    sampleRelease(moduleId, version, { routes: paths.map((route) => ({ path: route, access: 'club' })) }),
  );
const promote = (moduleId: string, version: string, channel = 'production') =>
  database.as(service, `select public.promote_release($1, $2, $3, 'ready', 'ci', null, true)`, [
    moduleId,
    version,
    channel,
  ]);
const obstacle = async (moduleId: string, version: string) =>
  (await readAs(database, service, 'select public.release_obstacle($1, $2) as why', [moduleId, version]))[0]?.why;
const releases = (moduleId: string) =>
  database.owner('select version from public.module_releases where module_id = $1 order by version', [moduleId]);
const production = async (moduleId: string) =>
  (
    await database.owner(
      `select version, candidate from public.module_channels where module_id = $1 and channel = 'production'`,
      [moduleId],
    )
  )[0];

const taken = (route: string, owner: string) => ({
  kind: 'refused',
  code: 'PT409',
  message: `The route ${route} is taken: it belongs to ${owner}, and a route has one owner.`,
});

test.each([
  ['a page of another module', '/training', 'training'],
  ['a page below it', '/training/live', 'training'],
  ['the home page', '/', 'marketing'],
  ['what another module has below it', '/demo', 'training'],
  ['a page of the shell', '/auth', 'the platform itself'],
  ['a page below one of the shell', '/preview/mine', 'the platform itself'],
])('refuses to register a release that takes %s', async (_what, route, owner) => {
  expect(await publish('drills', '1.0.0', '/drills', route)).toMatchObject(taken(route, owner));
  expect(await releases('drills')).toEqual([]);
  expect(await database.owner(`select from public.modules where id = 'drills'`)).toEqual([]);
});

test('accepts names that begin alike, and the demo of each', async () => {
  expect(await publish('drills', '1.0.0', '/train', '/training-plans', '/demo/drills')).toMatchObject({ kind: 'done' });
});

test('gives the routes of its newest release to a module without production', async () => {
  expect(await publish('drills', '1.0.0', '/facilities')).toMatchObject(taken('/facilities', 'facilities'));
  await publish('facilities', '0.2.0', '/buildings');
  expect(await publish('drills', '1.0.0', '/facilities')).toMatchObject({ kind: 'done' });
});

test('transfers a route when production has a release without it, and does not return it to the first owner', async () => {
  await publish('training', '2.0.0', '/courses');
  expect(await publish('drills', '1.0.0', '/training')).toMatchObject(taken('/training', 'training'));
  await promote('training', '2.0.0');
  expect(await publish('drills', '1.0.0', '/training')).toMatchObject({ kind: 'done' });

  expect(await obstacle('training', '1.1.0')).toContain('The route /training is taken: it belongs to drills');
  expect(await obstacle('training', '2.0.0')).toBeNull();
  expect(await promote('training', '1.1.0')).toMatchObject(taken('/training', 'drills'));
  expect(await promote('training', '1.1.0', 'preview/again')).toMatchObject(taken('/training', 'drills'));
  expect(
    await database.as(
      service,
      `select public.roll_out_release('training', '1.1.0', 'production', 5, 'try', 'ci', '0', true)`,
    ),
  ).toMatchObject(taken('/training', 'drills'));
  expect(
    await database.as(service, `select public.rollback_release('training', 'production', 'it broke', 'ci')`),
  ).toMatchObject(taken('/training', 'drills'));
  expect(await production('training')).toEqual({ version: '2.0.0', candidate: null });
});

test("knows the shell's own routes and its contract", async () => {
  const text = readFileSync(path.join(__dirname, '../../../../apps/shell/module.json'), 'utf8');
  const ofShell = moduleDescriptorSchema.parse(JSON.parse(text)).routes.map((route) => route.path);
  const [known] = await database.owner('select app.platform_paths() as paths, app.contract_version() as contract');
  const paths = known?.paths as string[];
  expect(ofShell.filter((route) => !paths.some((own) => route === own || route.startsWith(`${own}/`)))).toEqual([]);
  expect(paths.filter((own) => !ofShell.includes(own))).toEqual([]);
  expect(known?.contract).toBe(CONTRACT_VERSION);
});

test('accepts the same contract ranges as a shell', async () => {
  const ranges = ['^', '~', ''].flatMap((sign) =>
    ['0.9.9', '1.0.0', '1.0.9', '1.1.0', '1.1.1', '1.2.0', '2.0.0', '10.1.0'].map((version) => sign + version),
  );
  const rows = await database.owner('select app.speaks_contract(range) as speaks from unnest($1::text[]) as range', [
    ranges,
  ]);
  expect(rows.map(({ speaks }) => speaks)).toEqual(ranges.map((range) => acceptsContract(range)));
});
