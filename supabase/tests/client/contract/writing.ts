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

  test('returns the requested columns of an insert', async () => {
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

  test('returns nothing for an insert without select', async () => {
    const answer = await staff().insert([person('One'), person('Two')], { count: 'exact' });
    expect(answer).toMatchObject({ status: 201, data: null, error: null, count: 2 });
  });

  test('fills missing keys with null, or with the default when asked', async () => {
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

  test('returns the changed rows of an update with their embeds', async () => {
    ok(await staff().insert(person('Old')).select());
    const answer = await staff()
      .update({ name: 'Renamed', meta: { a: [1, 2] } })
      .eq('name', 'Old')
      .select('name, meta, clubs(name)')
      .single();
    expect(ok(answer)).toEqual({ name: 'Renamed', meta: { a: [1, 2] }, clubs: { name: world().lakeside.name } });
  });

  test('answers 204 with a count for an update without select', async () => {
    ok(
      await staff()
        .insert([person('One'), person('Two')])
        .select(),
    );
    const answer = await staff().update({ active: false }, { count: 'exact' }).eq('title', 'Temporary');
    expect(answer).toMatchObject({ status: 204, count: 2, data: null });
  });

  test('rolls back a write when its single fails', async () => {
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

  test('rolls back a write that changes more rows than allowed', async () => {
    ok(
      await staff()
        .insert([person('One'), person('Two')])
        .select(),
    );
    expect((await renameBothAtMostOne()).status).toBe(400);
    expect(ok(await staff().select('name').eq('name', 'Both'))).toEqual([]);
  });

  testBeyondPostgrest12('gives a write that changes too many rows its own code', async () => {
    ok(
      await staff()
        .insert([person('One'), person('Two')])
        .select(),
    );
    expect(await (await renameBothAtMostOne()).json()).toMatchObject({ code: 'PGRST124' });
  });

  test('merges on upsert, or keeps existing rows', async () => {
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

  test('returns the deleted rows', async () => {
    ok(await staff().insert(person('Gone')).select());
    expect(ok(await staff().delete().eq('name', 'Gone').select('name'))).toEqual([{ name: 'Gone' }]);
  });

  test('keeps code, message and details of violated constraints', async () => {
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

  test('names an unknown column', async () => {
    expect(await staff().insert(person('x', { nothing: 1 }))).toMatchObject({
      status: 400,
      error: { code: 'PGRST204', message: expect.stringMatching(/'nothing'.*'staff'/) },
    });
  });

  testBeyondPostgrest12('changes or deletes no rows without a filter', async () => {
    // Where the filter is not asked for, nothing of it may stay: the other cases need the rows.
    expect(await staff().update({ name: 'x' }).rollback()).toMatchObject({ status: 400, error: { code: '21000' } });
    expect(await staff().delete().rollback()).toMatchObject({ status: 400, error: { code: '21000' } });
    expect(ok(await staff().select('id'))).toHaveLength(5);
  });
}
