import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, service, type Caller } from '../support/people';
import { sampleRelease } from '../support/sampleRelease';
import { release, releaseCalls } from './releaseCalls';

// Publishing, and the rows that it leaves. Which releases are refused is in malformedReleases.test.ts.

const database = databaseOfEachTest();
const { production, promote, publish, rollback } = releaseCalls(database);

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
