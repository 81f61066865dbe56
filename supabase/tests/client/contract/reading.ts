import { ok } from '../clients';
import { testBeyondPostgrest12 } from '../differences';
import type { World } from '../world';

export function reading(world: () => World): void {
  const staff = () => world().lakeside.manager.from('staff');

  test('columns, aliases, casts and places inside json', async () => {
    const ann = ok(
      await staff().select('who:name, active::text, level:meta->level, meta->home->>city').eq('name', 'Ann').single(),
    );
    expect(ann).toEqual({ who: 'Ann', active: 'true', level: 3, city: 'York' });
  });

  test('a page with its count is 206, a whole list 200', async () => {
    const page = await staff().select('name', { count: 'exact' }).order('name').range(1, 2);
    expect(page).toMatchObject({ status: 206, count: 5, data: [{ name: 'Bob' }, { name: 'Cid' }] });
    const all = await staff().select('name', { count: 'exact' });
    expect(all).toMatchObject({ status: 200, count: 5 });
  });

  test('a page beyond the end is 416', async () => {
    const beyond = await staff().select('name', { count: 'exact' }).range(50, 60);
    expect(beyond).toMatchObject({ status: 416, error: { code: 'PGRST103' } });
  });

  test('a count without rows', async () => {
    const counted = await staff().select('*', { count: 'exact', head: true }).eq('active', true);
    expect(counted).toMatchObject({ count: 4, data: null });
  });

  test('order by several columns, nulls where they are wanted', async () => {
    const rows = ok(
      await staff()
        .select('name')
        .order('title', { ascending: false, nullsFirst: true })
        .order('name', { ascending: false }),
    );
    expect(rows.map(({ name }) => name)).toEqual(['Eve, the quick', 'Bob', 'Dora', 'Cid', 'Ann']);
  });

  test('single wants exactly one row', async () => {
    expect(await staff().select().eq('name', 'Nobody').single()).toMatchObject({
      status: 406,
      error: { code: 'PGRST116', details: 'The result contains 0 rows' },
    });
    expect(await staff().select().single()).toMatchObject({ status: 406, error: { code: 'PGRST116' } });
  });

  test('maybeSingle takes none or one', async () => {
    expect(await staff().select().eq('name', 'Nobody').maybeSingle()).toMatchObject({ data: null, error: null });
    expect(ok(await staff().select('name').eq('name', 'Ann').maybeSingle())).toEqual({ name: 'Ann' });
  });

  test('csv', async () => {
    const csv = ok(await staff().select('name,title').eq('title', 'Guard').order('name').csv());
    expect(csv).toBe('name,title\nCid,Guard\nDora,Guard');
  });

  test('an unknown table is not found', async () => {
    const answer = await world().lakeside.manager.from('nothing').select();
    expect(answer).toMatchObject({ status: 404, error: { message: expect.stringContaining('nothing') } });
  });

  testBeyondPostgrest12('an unknown table is named', async () => {
    const answer = await world().lakeside.manager.from('nothing').select();
    expect(answer).toMatchObject({ status: 404, error: { code: 'PGRST205' } });
  });

  test('an unknown column is named', async () => {
    expect(await staff().select('nothing')).toMatchObject({
      status: 400,
      error: { code: '42703', message: 'column staff.nothing does not exist' },
    });
  });
}
