import { ok } from '../clients';
import { testBeyondPostgrest12 } from '../differences';
import type { World } from '../world';

export function writing(world: () => World): void {
  const staff = () => world().lakeside.manager.from('staff');
  const person = (name: string, more: object = {}) => ({
    club_id: world().lakeside.id,
    name,
    title: 'Temporary',
    ...more,
  });
  const certifications = () => world().service.from('certifications');
  const code = (name: string) => `${name}-${world().mark}`;

  afterEach(async () => {
    ok(await staff().delete().eq('title', 'Temporary').select());
    ok(await certifications().delete().like('code', `%-${world().mark}`).select());
  });

  test('insert answers the row that was asked for', async () => {
    const answer = await staff()
      .insert(person('New', { tags: ['x', 'y'], meta: { level: 1 } }))
      .select('name, tags, meta, clubs(name)')
      .single();
    expect(answer.status).toBe(201);
    expect(ok(answer)).toEqual({
      name: 'New',
      tags: ['x', 'y'],
      meta: { level: 1 },
      clubs: { name: world().lakeside.name },
    });
  });

  test('insert without select answers nothing', async () => {
    const answer = await staff().insert([person('One'), person('Two')], { count: 'exact' });
    expect(answer).toMatchObject({ status: 201, data: null, error: null, count: 2 });
  });

  test('rows with different keys: the missing ones are null, or the default when asked for', async () => {
    const rows = [person('One', { hired_on: '2025-01-01' }), person('Two')];
    expect(ok(await staff().insert(rows).select('name, hired_on'))).toEqual([
      { name: 'One', hired_on: '2025-01-01' },
      { name: 'Two', hired_on: null },
    ]);
    const withDefaults = [person('Three', { active: false }), person('Four')];
    const inserted = ok(await staff().insert(withDefaults, { defaultToNull: false }).select('name, active'));
    expect(inserted).toEqual([
      { name: 'Three', active: false },
      { name: 'Four', active: true },
    ]);
  });

  test('update answers the changed rows, with what hangs on them', async () => {
    ok(await staff().insert(person('Old')).select());
    const answer = await staff()
      .update({ name: 'Renamed', meta: { a: [1, 2] } })
      .eq('name', 'Old')
      .select('name, meta, clubs(name)')
      .single();
    expect(ok(answer)).toEqual({ name: 'Renamed', meta: { a: [1, 2] }, clubs: { name: world().lakeside.name } });
  });

  test('update without select is 204 with a count', async () => {
    ok(
      await staff()
        .insert([person('One'), person('Two')])
        .select(),
    );
    const answer = await staff().update({ active: false }, { count: 'exact' }).eq('title', 'Temporary');
    expect(answer).toMatchObject({ status: 204, count: 2, data: null });
  });

  test('a failed single on a write takes the write back', async () => {
    ok(
      await staff()
        .insert([person('One'), person('Two')])
        .select(),
    );
    const many = await staff().update({ name: 'Both' }).eq('title', 'Temporary').select().single();
    expect(many).toMatchObject({ status: 406, error: { code: 'PGRST116' } });
    expect(ok(await staff().select('name').eq('name', 'Both'))).toEqual([]);
    const none = await staff().delete().eq('title', 'Temporary').select().single();
    expect(none.error?.code).toBe('PGRST116');
    expect(ok(await staff().select('name').eq('title', 'Temporary'))).toHaveLength(2);
  });

  function renameBothAtMostOne(): Promise<Response> {
    const { target, lakeside } = world();
    return fetch(`${target.url}/rest/v1/staff?title=eq.Temporary&club_id=eq.${lakeside.id}`, {
      method: 'PATCH',
      headers: {
        apikey: target.secretKey,
        'content-type': 'application/json',
        prefer: 'handling=strict, max-affected=1',
      },
      body: JSON.stringify({ name: 'Both' }),
    });
  }

  test('a write that touches more than was allowed is taken back', async () => {
    ok(
      await staff()
        .insert([person('One'), person('Two')])
        .select(),
    );
    expect((await renameBothAtMostOne()).status).toBe(400);
    expect(ok(await staff().select('name').eq('name', 'Both'))).toEqual([]);
  });

  testBeyondPostgrest12('what a write touched too much has a code of its own', async () => {
    ok(
      await staff()
        .insert([person('One'), person('Two')])
        .select(),
    );
    expect(await (await renameBothAtMostOne()).json()).toMatchObject({ code: 'PGRST124' });
  });

  test('upsert merges, or leaves what is there', async () => {
    const upsert = (label: string, options: { ignoreDuplicates?: boolean } = {}) =>
      certifications()
        .upsert({ code: code('cpr'), label }, { onConflict: 'code', ...options })
        .select('label');
    expect(await upsert('first')).toMatchObject({ status: 201, data: [{ label: 'first' }] });
    expect(await upsert('second')).toMatchObject({ status: 200, data: [{ label: 'second' }] });
    expect(await upsert('third', { ignoreDuplicates: true })).toMatchObject({ data: [] });
    expect(ok(await certifications().select('label').eq('code', code('cpr')).single())).toEqual({ label: 'second' });
    const silent = await certifications().upsert(
      { code: code('cpr'), label: 'x' },
      { onConflict: 'code', ignoreDuplicates: true },
    );
    expect(silent.error).toBeNull();
  });

  test('delete answers what is gone', async () => {
    ok(await staff().insert(person('Gone')).select());
    expect(ok(await staff().delete().eq('name', 'Gone').select('name'))).toEqual([{ name: 'Gone' }]);
  });

  test('violated constraints keep code, message and details', async () => {
    const { service, lakeside } = world();
    ok(
      await certifications()
        .insert({ code: code('twice'), label: 'x' })
        .select(),
    );
    expect(await certifications().insert({ code: code('twice'), label: 'x' })).toMatchObject({
      status: 409,
      error: { code: '23505', details: `Key (code)=(${code('twice')}) already exists.` },
    });
    expect(await service.from('staff_certifications').insert({ staff_id: 999_999_999, name: 'x' })).toMatchObject({
      status: 409,
      error: { code: '23503' },
    });
    expect(await service.from('profiles').update({ role: 'king' }).eq('id', lakeside.managerId)).toMatchObject({
      status: 400,
      error: { code: '23514', message: expect.stringContaining('profiles_role_known') },
    });
  });

  test('an unknown column is named', async () => {
    expect(await staff().insert(person('x', { nothing: 1 }))).toMatchObject({
      status: 400,
      error: { code: 'PGRST204', message: expect.stringMatching(/'nothing'.*'staff'/) },
    });
  });

  testBeyondPostgrest12('no one changes or deletes every row by forgetting a filter', async () => {
    // Where the filter is not asked for, nothing of it may stay: the other cases need the rows.
    expect(await staff().update({ name: 'x' }).rollback()).toMatchObject({ status: 400, error: { code: '21000' } });
    expect(await staff().delete().rollback()).toMatchObject({ status: 400, error: { code: '21000' } });
    expect(ok(await staff().select('id'))).toHaveLength(5);
  });
}
