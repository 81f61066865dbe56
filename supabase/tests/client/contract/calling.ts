import { ok } from '../clients';
import { testBeyondPostgrest12, testOfOurs } from '../differences';
import type { World } from '../world';

export function calling(world: () => World): void {
  const manager = () => world().lakeside.manager;

  test("returns a scalar when a default argument is left out, under the caller's policies", async () => {
    expect(ok(await manager().rpc('staff_count', { only_active: false }))).toBe(5);
    expect(ok(await manager().rpc('staff_count'))).toBe(4);
    expect(ok(await world().hilltop.manager.rpc('staff_count'))).toBe(1);
  });

  test('returns rows, filtered and embedded like a table', async () => {
    const rows = ok(
      await manager().rpc('search_staff', { q: 'n' }).select('name, staff_certifications(count)').eq('name', 'Ann'),
    );
    expect(rows).toEqual([{ name: 'Ann', staff_certifications: [{ count: 2 }] }]);
  });

  testBeyondPostgrest12('filters rows of a function by a column that is not selected', async () => {
    const rows = ok(await manager().rpc('search_staff', { q: 'n' }).select('name').eq('title', 'Coach'));
    expect(rows).toEqual([{ name: 'Ann' }]);
  });

  test('returns rows by GET, with a count', async () => {
    const answer = await manager()
      .rpc('search_staff', { q: 'd' }, { get: true, count: 'exact' })
      .select('name')
      .order('name', { ascending: false })
      .limit(1);
    expect(answer).toMatchObject({ data: [{ name: 'Dora' }], count: 2 });
  });

  test('refuses one row of many, and returns one of one as an object', async () => {
    expect(ok(await manager().rpc('search_staff', { q: 'Ann' }).single())).toMatchObject({ name: 'Ann' });
    expect((await manager().rpc('search_staff', { q: 'd' }).single()).error?.code).toBe('PGRST116');
  });

  test('returns a set of scalars and a table of columns', async () => {
    expect(ok(await manager().rpc('staff_titles'))).toEqual(['Coach', 'Guard']);
    expect(ok(await manager().rpc('staff_summary'))).toEqual([{ total: 5, active_total: 4 }]);
  });

  test('answers 204 for a function without a result, after its work', async () => {
    const { id } = ok(await manager().from('staff').select('id').eq('name', 'Cid').single());
    expect(await manager().rpc('rename_staff', { staff_id_param: id, name_param: 'Cyd' })).toMatchObject({
      status: 204,
      error: null,
    });
    expect(ok(await manager().from('staff').select('name').eq('id', id).single())).toEqual({ name: 'Cyd' });
    ok(await manager().from('staff').update({ name: 'Cid' }).eq('id', id).select());
  });

  test('never writes on GET', async () => {
    const answer = await manager().rpc('rename_staff', { staff_id_param: 1, name_param: 'x' }, { get: true });
    expect(answer).toMatchObject({ status: 405, error: { code: '25006' } });
  });

  test('keeps message, details and hint of a raised exception', async () => {
    expect(await manager().rpc('refuse', { message_param: 'Not today' })).toMatchObject({
      status: 400,
      error: { code: 'P0001', message: 'Not today', details: 'what happened', hint: 'what to do next' },
    });
  });

  test('names an unknown function or argument', async () => {
    expect(await manager().rpc('nothing', { a: 1 })).toMatchObject({ status: 404, error: { code: 'PGRST202' } });
    expect(await manager().rpc('staff_count', { only_actve: true })).toMatchObject({
      status: 404,
      error: { code: 'PGRST202' },
    });
  });

  test('passes role and claims of the caller to functions', async () => {
    const { data } = await manager().rpc('whoami');
    expect(data).toMatchObject({
      uid: world().lakeside.managerId,
      role: 'authenticated',
      jwt: { role: 'authenticated', user_metadata: { full_name: 'Lakeside' }, app_metadata: { provider: 'email' } },
    });
    expect(ok(await world().visitor.rpc('whoami'))).toMatchObject({ uid: null, role: 'anon' });
    expect(ok(await world().service.rpc('whoami'))).toMatchObject({ uid: null, role: 'service_role' });
  });

  testOfOurs("calls an edge function with the platform's environment", async () => {
    const answer = await manager().functions.invoke('echo', { body: { hello: 1 } });
    expect(ok(answer)).toEqual({
      body: { hello: 1 },
      address: '127.0.0.1',
      knows: expect.arrayContaining(['SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY', 'SUPABASE_URL']),
    });
    const statusOf = (error: unknown) => (error as { context: Response }).context.status;
    const failed = await manager().functions.invoke('echo', { body: { fail: true } });
    expect(statusOf(failed.error)).toBe(500);
    const missing = await manager().functions.invoke('nothing', { body: {} });
    expect(statusOf(missing.error)).toBe(404);
  });
}
