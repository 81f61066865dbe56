import { clientWith, ok } from '../clients';
import type { World } from '../world';

export function isolating(world: () => World): void {
  const lakeside = () => world().lakeside;
  const hilltop = () => world().hilltop;

  test('shows each club its own rows, also through embeds', async () => {
    expect(ok(await hilltop().manager.from('staff').select('name'))).toEqual([{ name: 'Zoe' }]);
    expect(ok(await hilltop().manager.from('clubs').select('id, staff(name)'))).toEqual([
      { id: hilltop().id, staff: [{ name: 'Zoe' }] },
    ]);
    expect(ok(await world().visitor.from('staff').select('id'))).toEqual([]);
  });

  test('lets no one write into another club', async () => {
    const intruder = await hilltop().manager.from('staff').insert({ club_id: lakeside().id, name: 'Mole' });
    expect(intruder).toMatchObject({ status: 403, error: { code: '42501' } });
    const stranger = await world().visitor.from('staff').insert({ club_id: lakeside().id, name: 'Mole' });
    expect(stranger).toMatchObject({ status: 401, error: { code: '42501' } });
    expect(
      ok(await hilltop().manager.from('staff').update({ name: 'x' }).eq('club_id', lakeside().id).select()),
    ).toEqual([]);
    expect(ok(await hilltop().manager.from('staff').delete().eq('club_id', lakeside().id).select())).toEqual([]);
    const { count } = await world()
      .service.from('staff')
      .select('*', { count: 'exact', head: true })
      .eq('club_id', lakeside().id);
    expect(count).toBe(5);
  });

  test.each([
    ['nonsense', 'aaa.bbb.ccc'],
    [
      'an unsigned token',
      `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ role: 'service_role', sub: 'x', exp: 4102444800 })}.`,
    ],
    [
      'a token signed with the public key',
      `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ role: 'service_role', exp: 4102444800 })}.c2lnbmF0dXJl`,
    ],
  ])('%s is 401, never a visitor', async (_what, token) => {
    const { target } = world();
    const client = clientWith(target, target.publishableKey, { Authorization: `Bearer ${token}` });
    expect((await client.from('certifications').select('*')).status).toBe(401);
  });

  test('answers 401 to a changed payload', async () => {
    const { target } = world();
    const { session } = ok(await lakeside().manager.auth.getSession());
    const [header, payload = '', signature] = (session?.access_token ?? '').split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const forged = `${header}.${encode({ ...claims, role: 'service_role' })}.${signature}`;
    const client = clientWith(target, target.publishableKey, { Authorization: `Bearer ${forged}` });
    expect((await client.from('certifications').select('*')).status).toBe(401);
  });

  test('answers 401 to a wrong API key', async () => {
    const client = clientWith(world().target, 'sb_publishable_wrong');
    expect((await client.from('certifications').select('*')).status).toBe(401);
  });

  test('never mixes hundreds of interleaved requests, some of them failing', async () => {
    const clients = [lakeside(), hilltop()];
    const seen = await Promise.all(
      Array.from({ length: 300 }, async (_, index) => {
        if (index % 5 === 0) await world().service.from('staff').select('nothing');
        if (index % 7 === 0) return { own: null, rows: ok(await world().visitor.from('staff').select('club_id')) };
        const club = clients[index % 2] ?? lakeside();
        return { own: club.id, rows: ok(await club.manager.from('staff').select('club_id')) };
      }),
    );
    for (const { own, rows } of seen) {
      expect(rows.length > 0).toBe(own !== null);
      expect(rows.filter((row) => row.club_id !== own)).toEqual([]);
    }
  });
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
