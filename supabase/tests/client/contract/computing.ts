import { ok } from '../clients';
import type { World } from '../world';

/** What functions are beyond calls: columns, embeds, overloads and bodies. */
export function computing(world: () => World): void {
  const manager = () => world().lakeside.manager;
  const staff = () => manager().from('staff');

  test('selects, filters and orders by a function of a row as a column', async () => {
    expect(ok(await staff().select('name, initials').eq('initials', 'A').order('initials'))).toEqual([
      { name: 'Ann', initials: 'A' },
    ]);
    const called = ok(await manager().rpc('search_staff', { q: 'n' }).select('name, initials').eq('initials', 'A'));
    expect(called).toEqual([{ name: 'Ann', initials: 'A' }]);
    const { id } = ok(await staff().select('id').eq('name', 'Cid').single());
    const written = ok(await staff().update({ active: true }).eq('id', id).select('name, initials'));
    expect(written).toEqual([{ name: 'Cid', initials: 'C' }]);
    expect(ok(await staff().select().limit(1).single())).not.toHaveProperty('initials');
  });

  test('embeds the rows that a function returns for a row, one or many', async () => {
    const select = 'name, colleagues(name), first_certificate(name)';
    const expected = [
      {
        name: 'Ann',
        colleagues: [{ name: 'Bob' }, { name: 'Dora' }],
        first_certificate: { name: 'First aid' },
      },
    ];
    const read = await staff()
      .select(select)
      .eq('name', 'Ann')
      .in('colleagues.name', ['Bob', 'Dora'])
      .order('name', { referencedTable: 'colleagues' });
    expect(ok(read)).toEqual(expected);
    const called = await manager()
      .rpc('search_staff', { q: 'Ann' })
      .select(select)
      .in('colleagues.name', ['Bob', 'Dora'])
      .order('name', { referencedTable: 'colleagues' });
    expect(ok(called)).toEqual(expected);
    const ordered = await staff()
      .select('name, first_certificate!inner(name)')
      .order('first_certificate(name)', { ascending: false });
    expect(ok(ordered)).toEqual([{ name: 'Ann', first_certificate: { name: 'First aid' } }]);
  });

  test('chooses an overload by the names of its arguments', async () => {
    const two = { first_param: 1, second_param: 2 };
    expect(ok(await manager().rpc('add_up', two))).toBe(3);
    expect(ok(await manager().rpc('add_up', { ...two, third_param: 3 }))).toBe(6);
    expect(ok(await manager().rpc('add_up', two, { get: true }))).toBe(3);
    expect(ok(await manager().rpc('greet', { name_param: 'Ann', greeting_param: 'Hi' }))).toBe('Hi Ann');
  });

  test('does not distinguish overloads that differ only by type or default', async () => {
    expect(await manager().rpc('pick', { value_param: 1 })).toMatchObject({
      status: 300,
      error: {
        code: 'PGRST203',
        message: expect.stringMatching(
          /^Could not choose the best candidate function between: public\.pick\(value_param => (integer|text)\), public\.pick\(value_param => (integer|text)\)$/,
        ),
      },
    });
    expect(await manager().rpc('greet', { name_param: 'Ann' })).toMatchObject({
      status: 300,
      error: { code: 'PGRST203' },
    });
    expect(await manager().rpc('take_either', { any: 1 })).toMatchObject({ status: 300, error: { code: 'PGRST203' } });
  });

  test('passes the whole body to an unnamed argument, by its type', async () => {
    const send = async (type: string, body: string | Uint8Array<ArrayBuffer>): Promise<unknown> => {
      const { url, publishableKey } = world().target;
      const headers = { apikey: publishableKey, 'content-type': type };
      return (await fetch(`${url}/rest/v1/rpc/take`, { method: 'POST', headers, body })).json();
    };
    expect(ok(await manager().rpc('take', { other: [1] }))).toEqual({ json: { other: [1] } });
    expect(ok(await manager().rpc('take', { named_param: 7 }))).toEqual({ named: 7 });
    expect(await send('text/plain', 'a "word"')).toEqual({ text: 'a "word"' });
    expect(await send('application/octet-stream', new Uint8Array([0, 255, 10]))).toEqual({ bytes: 3 });
  });

  test('counts what a call returns', async () => {
    const counted = { count: 'exact' } as const;
    expect(await manager().rpc('search_staff', { q: 'd' }, counted).select('name').limit(1)).toMatchObject({
      status: 206,
      count: 2,
    });
    expect(await manager().rpc('staff_titles', {}, counted)).toMatchObject({ status: 200, count: 2 });
    expect(await manager().rpc('staff_summary', {}, counted)).toMatchObject({ status: 200, count: 1 });
    expect(await manager().rpc('staff_count', {}, counted)).toMatchObject({ status: 200, count: 1, data: 4 });
    expect(await manager().rpc('staff_count', {}, { get: true, ...counted })).toMatchObject({ status: 200, count: 1 });
    expect(await manager().rpc('rename_staff', { staff_id_param: 0, name_param: 'x' }, counted)).toMatchObject({
      status: 204,
      count: 1,
    });
  });
}
