import { openRulesDatabase, type RulesDatabase } from './database';
import { LAKESIDE, people, PINE_HOLLOW, service } from './people';
import { registerModules } from './registerModules';

let database: RulesDatabase;
beforeAll(async () => {
  database = await openRulesDatabase();
  await registerModules(database);
});
afterAll(() => database.close());
beforeEach(() => database.remember());
afterEach(() => database.undo());

const { firm, pineAdmin, pineManager, lakeAdmin, visitor } = people;

describe('the record of an engagement', () => {
  const record = (clubId: string) =>
    database.owner(
      'select module_id, action, before, after, actor from public.engagement_events where club_id = $1 order by id desc limit 1',
      [clubId],
    );

  test('says who switched a module on, changed its release and switched it off', async () => {
    await database.as(firm, `insert into public.club_modules (club_id, module_id) values ($1, 'training')`, [LAKESIDE]);
    expect(await record(LAKESIDE)).toEqual([
      {
        module_id: 'training',
        action: 'switched_on',
        before: null,
        after: { channel: 'production', pinnedVersion: null },
        actor: firm.userId,
      },
    ]);
    await database.as(
      firm,
      `update public.club_modules set pinned_version = '1.1.0' where club_id = $1 and module_id = 'training'`,
      [LAKESIDE],
    );
    expect(await record(LAKESIDE)).toMatchObject([{ action: 'changed', after: { pinnedVersion: '1.1.0' } }]);
    await database.as(firm, `delete from public.club_modules where club_id = $1 and module_id = 'training'`, [
      LAKESIDE,
    ]);
    expect(await record(LAKESIDE)).toMatchObject([
      { action: 'switched_off', before: { pinnedVersion: '1.1.0' }, after: null },
    ]);
  });

  test('says when the plan changed', async () => {
    await database.as(firm, `update public.clubs set plan = 'run' where id = $1`, [LAKESIDE]);
    expect(await record(LAKESIDE)).toMatchObject([
      { module_id: null, action: 'plan_changed', before: { plan: 'manage' }, after: { plan: 'run' } },
    ]);
  });

  test('a change that changes nothing leaves no line, and a club that goes takes its record along', async () => {
    const [{ lines } = { lines: 0 }] = await database.owner(
      'select count(*)::int as lines from public.engagement_events',
    );
    await database.as(firm, 'update public.club_modules set channel = channel');
    expect(await database.owner('select count(*)::int as lines from public.engagement_events')).toEqual([{ lines }]);
    await database.owner('delete from public.clubs where id = $1', [LAKESIDE]);
    expect(await database.owner('select 1 from public.engagement_events where club_id = $1', [LAKESIDE])).toEqual([]);
  });
});

describe('preview tickets', () => {
  const issue = (
    caller: Parameters<RulesDatabase['as']>[0],
    values: Partial<Record<'version' | 'email' | 'hours', unknown>> = {},
  ) =>
    database.as(caller, 'select public.issue_preview_ticket($1, $2, $3, $4, $5) as id', [
      'training',
      values.version ?? '1.1.0',
      values.email ?? 'manager@pinehollow.test',
      values.hours ?? 8,
      'team@firm.test',
    ]);
  const tickets = () =>
    database.owner('select release_version, user_id, issued_by, ended_at from public.preview_tickets');

  test('the firm issues one for a person and a registered release; the person and the firm see it', async () => {
    expect(await issue(firm, { email: ' Manager@PineHollow.test ' })).toMatchObject({ kind: 'done' });
    expect(await tickets()).toEqual([
      { release_version: '1.1.0', user_id: pineManager.userId, issued_by: 'Dana Whitfield', ended_at: null },
    ]);
    for (const reader of [pineManager, firm]) {
      expect(await database.as(reader, 'select module_id from public.preview_tickets')).toMatchObject({
        rows: [{ module_id: 'training' }],
      });
    }
    expect(await database.as(pineAdmin, 'select module_id from public.preview_tickets')).toMatchObject({ rows: [] });
  });

  test('tools issue them with the service key, in the name of whoever runs them', async () => {
    expect(await issue(service)).toMatchObject({ kind: 'done' });
    expect(await tickets()).toMatchObject([{ issued_by: 'team@firm.test' }]);
  });

  test.each([
    ['an administrator of a club', pineAdmin, {}, '42501', 'Only the firm issues preview tickets.'],
    ['a visitor', visitor, {}, '42501', 'permission denied'],
    ['a release that is not registered', firm, { version: '6.6.6' }, 'PT404', 'There is no release 6.6.6 of training.'],
    [
      'someone who cannot sign in',
      firm,
      { email: 'ghost@example.test' },
      'PT404',
      'Nobody with the address ghost@example.test can sign in.',
    ],
    ['no time at all', firm, { hours: 0 }, '22023', 'A preview lasts from 1 to 168 hours.'],
    ['more than a week', firm, { hours: 169 }, '22023', 'A preview lasts from 1 to 168 hours.'],
  ] as const)('refuses %s', async (_what, caller, values, code, message) => {
    expect(await issue(caller, values)).toMatchObject({
      kind: 'refused',
      code,
      message: expect.stringContaining(message),
    });
    expect(await tickets()).toEqual([]);
  });

  test('the person or the firm ends it, nobody else, and twice is once', async () => {
    const issued = await issue(firm);
    const id = issued.kind === 'done' ? issued.rows[0]?.id : undefined;
    const end = (caller: Parameters<RulesDatabase['as']>[0]) =>
      database.as(caller, 'select public.end_preview_ticket($1)', [id]);
    expect(await end(lakeAdmin)).toMatchObject({ kind: 'refused', code: 'PT404' });
    expect(await tickets()).toMatchObject([{ ended_at: null }]);
    expect(await end(pineManager)).toMatchObject({ kind: 'done' });
    const [first] = await tickets();
    expect(first?.ended_at).not.toBeNull();
    expect(await end(firm)).toMatchObject({ kind: 'done' });
    expect(await tickets()).toEqual([first]);
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

  test('name the release and the club, and drop what is not registered', async () => {
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

  test('beyond sixty batches a minute are dropped, without a failure', async () => {
    for (let batch = 1; batch <= 60; batch += 1) await report(visitor, [mounted]);
    expect(await report(visitor, [mounted])).toMatchObject({ rows: [{ written: 0 }] });
    expect(await stored()).toHaveLength(60);
  });
});
