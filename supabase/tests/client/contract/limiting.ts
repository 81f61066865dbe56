import { ok } from '../clients';
import { testOfOurs } from '../differences';
import type { World } from '../world';

export function limiting(world: () => World): void {
  test('returns at most 1,000 rows', async () => {
    const { service, mark } = world();
    const codes = Array.from({ length: 1005 }, (_, index) => ({ code: `many-${index}-${mark}`, label: 'x' }));
    ok(await service.from('certifications').insert(codes).select('id'));
    const answer = await service
      .from('certifications')
      .select('id', { count: 'exact' })
      .like('code', `many-%-${mark}`)
      .limit(5000);
    expect(ok(answer)).toHaveLength(1000);
    expect(answer.count).toBe(1005);
    ok(await service.from('certifications').delete().like('code', `many-%-${mark}`).select('id'));
  });

  test('computes no aggregates', async () => {
    const answer = await world().service.from('staff').select('hourly_rate.sum()');
    expect(answer).toMatchObject({ status: 400, error: { code: 'PGRST123' } });
  });

  testOfOurs('allows embeds three levels deep at most', async () => {
    const answer = await world().service.from('clubs').select('staff(staff_certifications(staff(clubs(id))))');
    expect(answer).toMatchObject({ status: 400, error: { code: 'PGRST100' } });
  });

  testOfOurs('allows twenty embeds at most, on all levels together', async () => {
    const select = (count: number) =>
      `id,${Array.from({ length: count / 2 }, (_, index) => `a${index}:staff(clubs(id))`).join()}`;
    const read = (count: number) => world().service.from('clubs').select(select(count));
    expect(await read(22)).toMatchObject({ status: 400, error: { code: 'PGRST100' } });
    expect((await read(20)).status).toBe(200);
  });

  testOfOurs('limits an answer to ten megabytes from any source, and changes nothing in a refused write', async () => {
    const { service, lakeside, hilltop } = world();
    const large = { club_id: hilltop.id, name: 'Large', title: 'x'.repeat(3_600_000) };
    const ids: unknown[] = [];
    for (let one = 0; one < 3; one += 1) {
      ids.push(...ok(await service.from('staff').insert([large]).select('id')).map(({ id }) => id as unknown));
    }
    const theLarge = () => service.from('staff').select('id, title').in('id', ids);
    expect(ok(await theLarge().limit(2))).toHaveLength(2);
    const club = () => service.from('clubs').select('id, staff(title)').eq('id', hilltop.id);
    for (const answer of [
      await theLarge(),
      await theLarge().csv(),
      await club(),
      await service.from('clubs').select('id, ...staff(title)').eq('id', hilltop.id),
      await service.from('clubs').select('id, a:staff(title), b:staff(title)').in('id', [hilltop.id, lakeside.id]),
      await service.rpc('search_staff', { q: 'Large' }),
      await service.rpc('repeat_text', { text_param: 'x', times_param: 11_000_000 }),
      await service.from('staff').update({ name: 'Changed' }).in('id', ids).select('title'),
    ]) {
      expect(answer).toMatchObject({
        status: 413,
        error: { code: 'PT413', message: 'The answer would be larger than 10 MB.', hint: expect.any(String) },
      });
    }
    ok(await service.from('staff').delete().eq('name', 'Large').in('id', ids).select('id'));
    expect(ok(await service.from('staff').select('id').in('id', ids))).toEqual([]);
  });

  testOfOurs('lets a visitor search five times in one request at most', async () => {
    const certificates = () => world().visitor.from('certifications').select('id');
    const searches = (count: number) => Array.from({ length: count }, (_, index) => `label.wfts.word${index}`).join();
    expect((await certificates().or(searches(5))).status).toBe(200);
    const refused = {
      status: 400,
      error: { code: 'PGRST100', hint: 'Look for fewer texts at a time, or for shorter ones.' },
    };
    expect(await certificates().or(searches(6))).toMatchObject(refused);
    expect(await certificates().ilikeAnyOf('label', ['a*', 'b*', 'c*', 'd*', 'e*', 'f*'])).toMatchObject(refused);
    expect((await world().service.from('certifications').select('id').or(searches(20))).status).toBe(200);
    const patterns = (...lengths: number[]) => lengths.map((length) => `label.imatch.${'x'.repeat(length)}`).join();
    expect((await certificates().or(patterns(400, 600))).status).toBe(200);
    expect(await certificates().or(patterns(400, 601))).toMatchObject(refused);
  });

  testOfOurs('refuses JSON of more than a hundred levels in every service', async () => {
    const { target } = world();
    for (const path of [
      'rest/v1/certifications',
      'rest/v1/rpc/staff_count',
      'auth/v1/token?grant_type=password',
      'storage/v1/object/list/club-files',
      'functions/v1/echo',
    ]) {
      const response = await fetch(`${target.url}/${path}`, {
        method: 'POST',
        headers: { apikey: target.secretKey, 'content-type': 'application/json' },
        body: `{"label":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
      });
      expect({ path, status: response.status, answer: await response.json() }).toMatchObject({
        path,
        status: 400,
        answer: { code: 'too_deep', message: 'JSON has 100 levels at most, and this has more.' },
      });
    }
  });

  testOfOurs('answers 413 to a body over 4 MB', async () => {
    const answer = await world()
      .service.from('certifications')
      .insert({ code: 'big', label: 'x'.repeat(4 * 1024 * 1024) });
    expect(answer.status).toBe(413);
  });

  testOfOurs(
    'stops an endless statement, and serves the next one',
    async () => {
      const endless = world().visitor.rpc('sleep_for', { seconds_param: 3600 });
      expect(await endless).toMatchObject({ status: 500, error: { code: '57014' } });
      expect(ok(await world().lakeside.manager.rpc('staff_count'))).toBe(4);
    },
    60_000,
  );

  test('treats a prototype key in JSON as a column that does not exist', async () => {
    const { target } = world();
    const response = await fetch(`${target.url}/rest/v1/certifications`, {
      method: 'POST',
      headers: { apikey: target.secretKey, 'content-type': 'application/json' },
      body: '{"__proto__": {"label": "x"}, "code": "x"}',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'PGRST204' });
  });
}
