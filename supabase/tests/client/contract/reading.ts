import { ok } from '../clients';
import { testBeyondPostgrest12 } from '../differences';
import type { World } from '../world';

export function reading(world: () => World): void {
  const staff = () => world().lakeside.manager.from('staff');

  test('reads columns, aliases, casts and paths inside JSON', async () => {
    const ann = ok(
      await staff().select('who:name, active::text, level:meta->level, meta->home->>city').eq('name', 'Ann').single(),
    );
    expect(ann).toEqual({ who: 'Ann', active: 'true', level: 3, city: 'York' });
  });

  test('answers 206 for a page with its count, and 200 for a whole list', async () => {
    const page = await staff().select('name', { count: 'exact' }).order('name').range(1, 2);
    expect(page).toMatchObject({ status: 206, count: 5, data: [{ name: 'Bob' }, { name: 'Cid' }] });
    const all = await staff().select('name', { count: 'exact' });
    expect(all).toMatchObject({ status: 200, count: 5 });
  });

  test('answers 416 for a page beyond the end', async () => {
    const beyond = await staff().select('name', { count: 'exact' }).range(50, 60);
    expect(beyond).toMatchObject({ status: 416, error: { code: 'PGRST103' } });
  });

  test('counts without rows', async () => {
    const counted = await staff().select('*', { count: 'exact', head: true }).eq('active', true);
    expect(counted).toMatchObject({ count: 4, data: null });
  });

  test('orders by several columns, with nulls first or last', async () => {
    const rows = ok(
      await staff()
        .select('name')
        .order('title', { ascending: false, nullsFirst: true })
        .order('name', { ascending: false }),
    );
    expect(rows.map(({ name }) => name)).toEqual(['Eve, the quick', 'Bob', 'Dora', 'Cid', 'Ann']);
  });

  test('needs exactly one row for single', async () => {
    expect(await staff().select().eq('name', 'Nobody').single()).toMatchObject({
      status: 406,
      error: { code: 'PGRST116', details: 'The result contains 0 rows' },
    });
    expect(await staff().select().single()).toMatchObject({ status: 406, error: { code: 'PGRST116' } });
  });

  test('accepts none or one for maybeSingle', async () => {
    expect(await staff().select().eq('name', 'Nobody').maybeSingle()).toMatchObject({ data: null, error: null });
    expect(ok(await staff().select('name').eq('name', 'Ann').maybeSingle())).toEqual({ name: 'Ann' });
  });

  test('returns CSV', async () => {
    const csv = ok(await staff().select('name,title').eq('title', 'Guard').order('name').csv());
    expect(csv).toBe('name,title\nCid,Guard\nDora,Guard');
  });

  test('quotes CSV as Postgres writes a row', async () => {
    const csv = ok(
      await staff()
        .select('name,title,tags,meta,active,hired_on')
        .in('name', ['Ann', 'Bob', 'Dora', 'Eve, the quick'])
        .order('name')
        .csv(),
    );
    expect(csv.split('\n')).toEqual([
      'name,title,tags,meta,active,hired_on',
      'Ann,Coach,"{pool,tennis}","{""home"": {""city"": ""York""}, ""level"": 3}",t,',
      'Bob,,{},{},f,',
      'Dora,Guard,{},{},t,2024-05-01',
      '"Eve, the quick",,{},{},t,',
    ]);
    expect(ok(await staff().select('name,staff_certifications(name)').eq('name', 'Cid').csv())).toBe(
      'name,staff_certifications\nCid,[]',
    );
    expect(ok(await staff().select('name').eq('name', 'nobody').csv())).toBe('\n');
  });

  test("returns the planner's estimate as a planned count, and an exact estimated count for few rows", async () => {
    const certificates = () => world().service.from('certifications');
    // An empty table that was never analyzed: the planner still expects rows.
    const planned = await world().service.from('team_needs').select('*', { count: 'planned' });
    expect(planned).toMatchObject({ status: 206, data: [] });
    expect(planned.count).toBeGreaterThan(0);
    expect((await certificates().select('*', { count: 'planned', head: true }).eq('id', 1)).count).toBe(1);
    const estimated = await staff().select('name', { count: 'estimated' }).limit(2);
    expect(estimated).toMatchObject({ status: 206, count: 5 });
  });

  testBeyondPostgrest12('does not show the plan of a statement', async () => {
    expect(await staff().select('name').explain()).toMatchObject({ status: 406, error: { code: 'PGRST107' } });
  });

  test('does not find an unknown table', async () => {
    const answer = await world().lakeside.manager.from('nothing').select();
    expect(answer).toMatchObject({ status: 404, error: { message: expect.stringContaining('nothing') } });
  });

  testBeyondPostgrest12('names an unknown table', async () => {
    const answer = await world().lakeside.manager.from('nothing').select();
    expect(answer).toMatchObject({ status: 404, error: { code: 'PGRST205' } });
  });

  test('names an unknown column', async () => {
    expect(await staff().select('nothing')).toMatchObject({
      status: 400,
      error: { code: '42703', message: 'column staff.nothing does not exist' },
    });
  });
}
