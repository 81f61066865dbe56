import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, type Caller } from '../support/people';
import { readAs } from '../support/readAs';
import { registerModules } from '../support/registerModules';
import { engagementCalls } from './engagementCalls';

const database = databaseOfEachTest(registerModules);
const { changed, makeDue } = engagementCalls(database);

const { visitor, firm, pineAdmin, pineManager, pineStaff, lakeAdmin, newClient } = people;

describe('what is read', () => {
  const cellsFor = async (caller: Caller) =>
    readAs(database, caller, 'select name, plan, total::int, staff_count::int, cells from public.engagement_clubs()');

  test('shows the firm every club with its modules, their health and planned changes', async () => {
    await database.owner(`insert into public.module_health_reports (module_id, release_version, club_id, outcome, phase, created_at) values
      ('training', '1.0.0', '${PINE_HOLLOW}', 'mounted', null, now()),
      ('training', '1.0.0', '${PINE_HOLLOW}', 'failed', 'load', now()),
      ('training', '1.0.0', '${PINE_HOLLOW}', 'failed', 'load', now() - interval '2 days'),
      ('training', '1.0.0', '${LAKESIDE}', 'failed', 'load', now())`);
    await changed({ kind: 'on', after: '1 day' });
    const clubs = await cellsFor(firm);
    expect(clubs.map(({ name, plan, total }) => [name, plan, total])).toEqual([
      ['Lakeside Golf & Country Club', 'manage', 2],
      ['Pine Hollow Swim & Tennis Club', 'elevate', 2],
    ]);
    expect(clubs[0]?.cells).toContainEqual(
      expect.objectContaining({
        moduleId: 'training',
        on: false,
        rowVersion: 0,
        version: null,
        waiting: expect.objectContaining({ kind: 'on' }) as object,
      }),
    );
    expect(clubs[1]).toMatchObject({ staff_count: 24 });
    expect(clubs[1]?.cells).toContainEqual(
      expect.objectContaining({
        moduleId: 'training',
        on: true,
        channel: 'production',
        version: '1.0.0',
        mounted: 1,
        failed: 1,
        waiting: null,
      }),
    );
    expect(clubs[1]?.cells).toContainEqual(
      expect.objectContaining({ moduleId: 'operations', pinnedVersion: '0.9.0', version: '0.9.0' }),
    );
  });

  test('shows the firm the rollout that a club is in, even if its channel has nothing for the module', async () => {
    await database.owner(
      `update public.module_channels set candidate = '1.1.0', share = 99 where module_id = 'training' and channel = 'production'`,
    );
    await database.owner(
      `update public.club_modules set channel = 'preview/nothing' where club_id = $1 and module_id = 'training'`,
      [PINE_HOLLOW],
    );
    expect((await cellsFor(firm))[1]?.cells).toContainEqual(
      expect.objectContaining({
        moduleId: 'training',
        channel: 'preview/nothing',
        version: '1.1.0',
        rollout: { candidate: '1.1.0', share: 99, paused: false },
      }),
    );
  });

  test('reports the health of the release that a club has: of the candidate, if it is in the rollout', async () => {
    await database.owner(
      `update public.module_channels set candidate = '1.1.0', share = 99 where module_id = 'training' and channel = 'production'`,
    );
    await database.owner(`insert into public.module_health_reports (module_id, release_version, club_id, outcome, phase) values
      ('training', '1.0.0', '${PINE_HOLLOW}', 'mounted', null),
      ('training', '1.0.0', '${PINE_HOLLOW}', 'mounted', null),
      ('training', '1.1.0', '${PINE_HOLLOW}', 'failed', 'mount')`);
    const trainingOf = async () => {
      const cells = (await cellsFor(firm))[1]?.cells as { moduleId: string }[] | undefined;
      return cells?.find(({ moduleId }) => moduleId === 'training');
    };
    expect(await trainingOf()).toMatchObject({ version: '1.1.0', mounted: 0, failed: 1 });
    await database.owner(
      `update public.module_channels set paused = true where module_id = 'training' and channel = 'production'`,
    );
    expect(await trainingOf()).toMatchObject({ version: '1.0.0', mounted: 2, failed: 0 });
  });

  test('shows an administrator only their own club', async () => {
    expect((await cellsFor(lakeAdmin)).map(({ name, total }) => [name, total])).toEqual([
      ['Lakeside Golf & Country Club', 1],
    ]);
    for (const caller of [pineManager, pineStaff, newClient, visitor]) {
      expect(await database.as(caller, 'select * from public.engagement_clubs()')).toMatchObject({
        kind: 'refused',
        code: '42501',
      });
      expect(await database.as(caller, 'select * from public.engagement_modules()')).toMatchObject({
        kind: 'refused',
        code: '42501',
      });
    }
    expect(await database.as(lakeAdmin, 'select * from public.engagement_history($1)', [PINE_HOLLOW])).toMatchObject({
      kind: 'refused',
      code: 'PT404',
    });
  });

  test('finds clubs by any part of their name, a page at a time', async () => {
    const found = (search: string, limit: number, offset: number) =>
      readAs(database, firm, 'select name, total::int from public.engagement_clubs($1, $2, $3)', [
        search,
        limit,
        offset,
      ]);
    expect(await found('HOLLOW', 25, 0)).toEqual([{ name: 'Pine Hollow Swim & Tennis Club', total: 1 }]);
    expect(await found('100% _', 25, 0)).toEqual([]);
    expect(await found('', 1, 1)).toEqual([{ name: 'Pine Hollow Swim & Tennis Club', total: 2 }]);
    expect(await database.as(firm, `select * from public.engagement_clubs('', 101, 0)`)).toMatchObject({
      kind: 'refused',
      code: '22023',
    });
  });

  test("reads one club by its id, whatever the names of others, and never another person's club", async () => {
    const byId = (caller: Caller, clubId: string) =>
      readAs(database, caller, 'select name, total::int from public.engagement_clubs(club_id_param => $1)', [clubId]);
    expect(await byId(firm, LAKESIDE)).toEqual([{ name: 'Lakeside Golf & Country Club', total: 1 }]);
    expect(await byId(lakeAdmin, PINE_HOLLOW)).toEqual([]);
  });

  test('lists the modules of engagements, including those without a release', async () => {
    expect(await readAs(database, firm, 'select title, production_version from public.engagement_modules()')).toEqual([
      { title: 'ClubFuture', production_version: null },
      { title: 'Facilities', production_version: null },
      { title: 'Operations', production_version: '1.0.0' },
      { title: 'Post-Season', production_version: null },
      { title: 'Pre-Season', production_version: null },
      { title: 'Recruitment', production_version: null },
      { title: 'Training', production_version: '1.0.0' },
    ]);
  });

  test('lists what was planned, canceled and made, with the person and the reason, also for the club', async () => {
    const id = await changed({ kind: 'on', after: '1 day', reason: 'The season begins.' });
    await database.as(firm, 'select public.cancel_engagement_change($1)', [id]);
    await changed({ kind: 'on', reason: 'They want it now.' });
    for (const caller of [firm, lakeAdmin]) {
      expect(
        await readAs(
          database,
          caller,
          `select action, module_title, person, reason from public.engagement_history($1, 'training') order by action`,
          [LAKESIDE],
        ),
      ).toEqual([
        { action: 'cancelled', module_title: 'Training', person: 'Dana Whitfield', reason: 'The season begins.' },
        { action: 'switched_on', module_title: 'Training', person: 'Dana Whitfield', reason: 'They want it now.' },
      ]);
    }
  });

  test('keeps who planned a change, and when, after it was made, canceled or failed', async () => {
    const history = () =>
      readAs(
        database,
        firm,
        `select action, person, decided_by, effective_at - decided_at = interval '2 days' as ahead,
          happened_at > effective_at as late, reason
        from public.engagement_history($1, 'training')`,
        [LAKESIDE],
      );
    /** Two days later, as the clock and the history see it. */
    const wait = () =>
      database.owner(`update public.engagement_changes set created_at = created_at - interval '50 hours',
        effective_at = effective_at - interval '50 hours' where applied_at is null`);
    await changed({ kind: 'on', after: '2 days' });
    expect(await history()).toMatchObject([{ action: 'planned', decided_by: 'Dana Whitfield', ahead: true }]);
    await wait();
    await makeDue();
    const made = {
      action: 'switched_on',
      person: null,
      decided_by: 'Dana Whitfield',
      ahead: true,
      late: true,
      reason: 'As agreed by phone.',
    };
    expect(await history()).toEqual([made]);

    const off = await changed({ kind: 'off', after: '2 days' });
    await database.owner('update public.engagement_changes set requested_by = $2 where id = $1', [
      off,
      pineAdmin.userId,
    ]);
    await readAs(database, firm, 'select public.cancel_engagement_change($1)', [off]);
    expect(await history()).toContainEqual(
      expect.objectContaining({
        action: 'cancelled',
        person: 'Dana Whitfield',
        decided_by: 'Marcus Bell',
        ahead: true,
      }),
    );

    await changed({ kind: 'pin', release: '1.1.0', after: '2 days' });
    await database.owner('delete from public.club_modules where club_id = $1', [LAKESIDE]);
    await wait();
    await makeDue();
    expect(await history()).toContainEqual(
      expect.objectContaining({ action: 'failed', person: null, decided_by: 'Dana Whitfield', ahead: true }),
    );
  });

  test('gives an immediate change only one moment', async () => {
    await changed({ kind: 'on' });
    expect(
      await readAs(
        database,
        firm,
        `select person, decided_at, decided_by, effective_at, reason from public.engagement_history($1, 'training')`,
        [LAKESIDE],
      ),
    ).toEqual([
      {
        person: 'Dana Whitfield',
        decided_at: null,
        decided_by: null,
        effective_at: null,
        reason: 'As agreed by phone.',
      },
    ]);
  });
});
