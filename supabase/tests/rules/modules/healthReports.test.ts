import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, type Caller } from '../support/people';
import { readAs } from '../support/readAs';
import { healthReporter } from './healthReporter';
import { trainingInTwoClubs } from './rolloutCalls';

const database = databaseOfEachTest(trainingInTwoClubs);
const report = healthReporter(database);
const { visitor, firm, pineAdmin, pineManager, pineStaff, lakeStaff } = people;
const from = (address: string): Caller => ({ ...visitor, headers: { 'x-real-ip': address } });

describe('reports', () => {
  test('are counted by the hour, with their weight', async () => {
    const sent = [
      { moduleId: 'training', version: '1.0.0', outcome: 'mounted', weight: 5, durationMs: 240 },
      { moduleId: 'training', version: '1.0.0', outcome: 'mounted', weight: 5, durationMs: 250 },
      { moduleId: 'training', version: '1.0.0', outcome: 'failed', phase: 'load', weight: 5 },
      { moduleId: 'training', version: '1.0.0', outcome: 'measured', metric: 'LCP', value: 1200.5, weight: 5 },
    ];
    for (let batch = 0; batch < 2; batch += 1) {
      await readAs(database, pineStaff, 'select public.report_module_health($1)', [JSON.stringify(sent)]);
    }
    expect(
      await database.owner(
        `select measure, club_id, sum(count)::integer as count from public.module_health_hours
         group by 1, 2 order by measure collate "C"`,
      ),
    ).toEqual([
      { measure: 'LCP', club_id: PINE_HOLLOW, count: 10 },
      { measure: 'failed', club_id: PINE_HOLLOW, count: 2 },
      { measure: 'load', club_id: PINE_HOLLOW, count: 20 },
      { measure: 'mounted', club_id: PINE_HOLLOW, count: 20 },
    ]);
  });

  test('count up to a daily limit for one person in every figure of the firm, however many are sent', async () => {
    await report(pineAdmin, { mounted: 20, version: '1.0.0' });
    for (let batch = 0; batch < 10; batch += 1) await report(pineStaff, { failed: 49, mounted: 1, version: '1.0.0' });
    const [figures] = await readAs(
      database,
      firm,
      `select mounts::integer, failures::integer
       from public.module_health_figures('all', now() - interval '1 day', now() + interval '1 hour')`,
    );
    expect(figures).toEqual({ mounts: 40, failures: 10 });
    const [club] = await readAs(
      database,
      firm,
      `select cell -> 'mounted' as mounted, cell -> 'failed' as failed
       from public.engagement_clubs('Pine Hollow'), jsonb_array_elements(cells) as cell
       where cell ->> 'moduleId' = 'training'`,
    );
    expect(club).toEqual({ mounted: 30, failed: 10 });
  });

  test('are dropped when one person sends a flood, without silencing others at the same address', async () => {
    const headers = { 'x-real-ip': '203.0.113.7' };
    const sent = async (caller: Caller) => {
      const [row] = await readAs(
        database,
        { ...caller, headers },
        'select public.report_module_health($1) as written',
        [JSON.stringify([{ moduleId: 'training', version: '1.0.0', outcome: 'failed', phase: 'mount' }])],
      );
      return row?.written;
    };
    const flood = [];
    for (let batch = 0; batch < 61; batch += 1) flood.push(await sent(pineStaff));
    expect(flood).toEqual([...Array.from({ length: 60 }, () => 1), 0]);
    expect(await sent(pineManager)).toBe(1);
    expect(await sent(visitor)).toBe(1);
  });

  test('count from visitors only for modules that visitors can open', async () => {
    const mounted = (moduleId: string) => [{ moduleId, version: '1.0.0', outcome: 'mounted', durationMs: 300 }];
    const written = (caller: Caller, moduleId: string) =>
      readAs(database, caller, 'select public.report_module_health($1) as written', [
        JSON.stringify(mounted(moduleId)),
      ]);
    expect(await written(visitor, 'operations')).toEqual([{ written: 0 }]);
    expect(await written(visitor, 'marketing')).toEqual([{ written: 1 }]);
    expect(await written(pineStaff, 'operations')).toEqual([{ written: 1 }]);
  });

  test('count as one reporter from one IPv6 network', async () => {
    for (const address of ['2001:db8:1:2::7', '2001:db8:1:2:ffff::8', '2001:db8:1:3::7', '::ffff:203.0.113.7']) {
      await report(from(address), { mounted: 1, version: '1.0.0' });
    }
    expect(await database.owner('select distinct reporter from public.module_health_reports')).toHaveLength(3);
  });

  test('do not reveal the reporter, not even to the firm', async () => {
    await report(pineStaff, { failed: 1 });
    expect(await database.as(firm, 'select reporter from public.module_health_reports')).toMatchObject({
      kind: 'refused',
      code: '42501',
    });
    const [{ reporter } = {}] = await database.owner('select reporter from public.module_health_reports');
    expect(reporter).toMatch(/^[0-9a-f]{16}$/);
    await database.owner('update app.reporter_keys set day = day - 2');
    await report(pineStaff, { failed: 1 });
    expect(await database.owner('select day = current_date as is_today from app.reporter_keys')).toEqual([
      { is_today: true },
    ]);
    expect(await database.owner('select distinct reporter from public.module_health_reports')).toHaveLength(2);
  });

  test('are deleted after two weeks, hourly counts after 400 days', async () => {
    await report(pineStaff, { mounted: 1 });
    await database.owner(`update public.module_health_reports set created_at = now() - interval '15 days'`);
    await database.owner(`update public.module_health_hours set hour = now() - interval '401 days'`);
    await report(lakeStaff, { mounted: 1 });
    expect(await database.owner('select distinct club_id from public.module_health_reports')).toEqual([
      { club_id: LAKESIDE },
    ]);
    expect(await database.owner('select distinct club_id from public.module_health_hours')).toEqual([
      { club_id: LAKESIDE },
    ]);
  });
});
