import type { RulesDatabase } from '../support/database';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, service } from '../support/people';
import { registerModules } from '../support/registerModules';

const database = databaseOfEachTest(registerModules);

const { firm, lakeAdmin, pineManager, visitor } = people;

describe('the record of an engagement', () => {
  const record = (clubId: string) =>
    database.owner(
      'select module_id, action, before, after, actor from public.engagement_events where club_id = $1 order by id desc limit 1',
      [clubId],
    );

  test('says who switched a module on, changed its release and switched it off', async () => {
    const decide = (kind: string, release: string | null = null) =>
      database.as(
        firm,
        `select public.change_engagement($1, 'training', $2, 'As agreed.', release_version_param => $3)`,
        [LAKESIDE, kind, release],
      );
    await decide('on');
    expect(await record(LAKESIDE)).toEqual([
      {
        module_id: 'training',
        action: 'switched_on',
        before: null,
        after: { channel: 'production', pinnedVersion: null },
        actor: firm.userId,
      },
    ]);
    await decide('pin', '1.1.0');
    expect(await record(LAKESIDE)).toMatchObject([{ action: 'changed', after: { pinnedVersion: '1.1.0' } }]);
    await decide('off');
    expect(await record(LAKESIDE)).toMatchObject([
      { action: 'switched_off', before: { pinnedVersion: '1.1.0' }, after: null },
    ]);
  });

  test('has a reason on every line: no one writes without a decision, not even the firm', async () => {
    const engagements = () => database.owner('select * from public.club_modules order by club_id, module_id');
    const before = await engagements();
    for (const sql of [
      'delete from public.club_modules where created_at is not null',
      `update public.club_modules set channel = 'staging'`,
      `insert into public.club_modules (club_id, module_id) values ('${LAKESIDE}', 'training')`,
    ]) {
      expect(await database.as(firm, sql)).toMatchObject({ kind: 'refused', code: '42501' });
    }
    expect(await engagements()).toEqual(before);
  });

  test("is shown only to the club's administrators and the firm", async () => {
    const lines = async (caller: Parameters<RulesDatabase['as']>[0]) => {
      const outcome = await database.as(caller, 'select distinct club_id from public.engagement_events');
      return outcome.kind === 'done' ? outcome.rows : outcome.code;
    };
    await database.owner(`insert into public.club_modules (club_id, module_id) values ($1, 'training')`, [LAKESIDE]);
    expect(await lines(lakeAdmin)).toEqual([{ club_id: LAKESIDE }]);
    expect(await lines(pineManager)).toEqual([]);
    expect(await lines(visitor)).toBe('42501');
    expect(await lines(firm)).toContainEqual({ club_id: LAKESIDE });
  });

  test('says when the plan changed', async () => {
    await database.as(firm, `select public.change_plan($1, 'run', 'As agreed.')`, [LAKESIDE]);
    expect(await record(LAKESIDE)).toMatchObject([
      { module_id: null, action: 'plan_changed', before: { plan: 'manage' }, after: { plan: 'run' } },
    ]);
  });

  test('gets no line for a change that changes nothing, and is deleted with its club', async () => {
    const [{ lines } = { lines: 0 }] = await database.owner(
      'select count(*)::int as lines from public.engagement_events',
    );
    await database.as(service, 'update public.club_modules set channel = channel');
    expect(await database.owner('select count(*)::int as lines from public.engagement_events')).toEqual([{ lines }]);
    await database.owner('delete from public.clubs where id = $1', [LAKESIDE]);
    expect(await database.owner('select 1 from public.engagement_events where club_id = $1', [LAKESIDE])).toEqual([]);
  });
});

describe('health reports', () => {
  const mounted = { moduleId: 'training', version: '1.0.0', outcome: 'mounted', durationMs: 240 };
  const report = (caller: Parameters<RulesDatabase['as']>[0], reports: unknown) =>
    database.as(caller, 'select public.report_module_health($1) as written', [JSON.stringify(reports)]);
  const stored = () =>
    database.owner(
      'select release_version, club_id, outcome, phase from public.module_health_reports order by club_id, outcome desc',
    );

  test('name the release and the club, and drop unregistered ones', async () => {
    const failed = { ...mounted, outcome: 'failed', phase: 'render' };
    expect(await report(pineManager, [mounted, failed, { ...mounted, version: '6.6.6' }])).toMatchObject({
      rows: [{ written: 2 }],
    });
    expect(await report(visitor, [mounted])).toMatchObject({ rows: [{ written: 1 }] });
    expect(await stored()).toEqual([
      { release_version: '1.0.0', club_id: PINE_HOLLOW, outcome: 'mounted', phase: null },
      { release_version: '1.0.0', club_id: PINE_HOLLOW, outcome: 'failed', phase: 'render' },
      { release_version: '1.0.0', club_id: null, outcome: 'mounted', phase: null },
    ]);
    expect(await database.as(firm, 'select count(*)::int as reports from public.module_health_reports')).toMatchObject({
      rows: [{ reports: 3 }],
    });
  });

  test.each([[{}], [[]], [Array(51).fill(mounted)], [null]])('of a wrong shape are refused: %#', async (reports) => {
    expect(await report(pineManager, reports)).toMatchObject({ kind: 'refused', code: '22023' });
    expect(await stored()).toEqual([]);
  });

  test.each([
    [{ ...mounted, phase: 'anna@pinehollow.test' }, 'Report 2 has a phase, which failures alone have.'],
    [{ ...mounted, outcome: 'failed', phase: 'x@y.test' }, 'Report 2 has no phase: load, mount, render or unmount.'],
    [{ ...mounted, outcome: 'exploded' }, 'Report 2 has no outcome: mounted, failed or measured.'],
    [{ ...mounted, durationMs: 'long' }, 'Report 2 has a duration that is not a whole number of milliseconds.'],
    [{ ...mounted, weight: 11 }, 'Report 2 has a weight that is not a whole number from 1 to 10.'],
    [{ ...mounted, outcome: 'measured', metric: 'TTFB', value: 1 }, 'Report 2 has no metric: LCP, INP or CLS.'],
    [
      { ...mounted, outcome: 'measured', metric: 'LCP', value: -1 },
      'Report 2 has a value that is not a number from 0 to 600,000.',
    ],
    [7, 'Report 2 is not an object.'],
    [{ outcome: 'mounted' }, 'Report 2 names no release.'],
  ])('refuses %j in a sentence without repeating it', async (malformed, message) => {
    expect(await report(visitor, [mounted, malformed])).toMatchObject({ kind: 'refused', code: '22023', message });
    expect(await stored()).toEqual([]);
  });

  test('count a failure long after opening as ten minutes', async () => {
    const late = { ...mounted, outcome: 'failed', phase: 'render', durationMs: 7_200_000 };
    expect(await report(pineManager, [late])).toMatchObject({ rows: [{ written: 1 }] });
    expect(await database.owner('select duration_ms from public.module_health_reports')).toEqual([
      { duration_ms: 600_000 },
    ]);
  });

  test('beyond sixty batches a minute are dropped, without an error', async () => {
    for (let batch = 1; batch <= 60; batch += 1) await report(visitor, [mounted]);
    expect(await report(visitor, [mounted])).toMatchObject({ rows: [{ written: 0 }] });
    expect(await stored()).toHaveLength(60);
  });
});
