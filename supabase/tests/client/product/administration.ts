import { ok } from '../clients';
import { LAKESIDE, newMember, PINE_HOLLOW, type ProductWorld } from './productWorld';

export function administration(world: () => ProductWorld): void {
  const admin = () => world().pineAdmin.client;
  const roleOf = async (userId: string) =>
    ok(await world().service.from('profiles').select('role').eq('user_id', userId).single()).role;

  test('lists users, newest first: their own club for an admin, everyone for the firm', async () => {
    const people = ok(await admin().from('profiles').select('*').order('created_at', { ascending: false }));
    expect(new Set(people.map(({ club_id }) => club_id))).toEqual(new Set([PINE_HOLLOW]));
    expect(people.length).toBeGreaterThanOrEqual(3);
    const created = people.map(({ created_at }) => Date.parse(created_at as string));
    expect(created).toEqual([...created].sort((one, other) => other - one));
    const everyone = ok(
      await world().firm.client.from('profiles').select('*').order('created_at', { ascending: false }),
    );
    expect(everyone.map(({ club_id }) => club_id)).toEqual(expect.arrayContaining([PINE_HOLLOW, LAKESIDE, null]));
  });

  test('lists the active features, by category', async () => {
    const features = ok(await admin().from('features').select('*').eq('is_active', true).order('category'));
    expect(features.map(({ name }) => name).sort()).toEqual([
      'advanced_reporting',
      'analytics_view',
      'api_access',
      'board_view',
      'dashboard_view',
      'export_data',
      'system_settings',
      'team_collaboration',
      'user_management',
    ]);
    const categories = features.map(({ category }) => category as string);
    expect(categories).toEqual([...categories].sort());
  });

  test('lets an admin change a role within the club and below the firm', async () => {
    const member = await newMember(world(), { role: 'user', clubId: PINE_HOLLOW });
    const setRole = (role: string) => admin().from('profiles').update({ role }).eq('user_id', member.id);
    expect((await setRole('admin')).error).toBeNull();
    expect(await roleOf(member.id)).toBe('admin');
    expect((await setRole('super_admin')).error?.code).toBe('42501');
    expect(await roleOf(member.id)).toBe('admin');
    await world().lakeAdmin.client.from('profiles').update({ role: 'user' }).eq('user_id', member.id);
    expect(await roleOf(member.id)).toBe('admin');
  });

  test('lets no one promote themselves', async () => {
    const { id, client } = await newMember(world(), { role: 'user', clubId: PINE_HOLLOW });
    const { error } = await client.from('profiles').update({ role: 'admin' }).eq('user_id', id);
    expect(error).toMatchObject({ code: '42501', message: 'You cannot change your own role.' });
    expect(await roleOf(id)).toBe('user');
  });

  test('applies the loss of a role, whatever the token says', async () => {
    const demoted = await newMember(world(), { role: 'admin', clubId: PINE_HOLLOW });
    expect((await admin().from('profiles').update({ role: 'user' }).eq('user_id', demoted.id)).error).toBeNull();
    const member = await newMember(world(), { role: 'user', clubId: PINE_HOLLOW });
    await demoted.client.from('profiles').update({ role: 'manager' }).eq('user_id', member.id);
    expect(await roleOf(member.id)).toBe('user');
    const invitation = await demoted.client
      .from('invitations')
      .insert({ email: 'x@example.test', club_id: PINE_HOLLOW });
    expect(invitation.error?.code).toBe('42501');
  });

  test('grants and revokes a feature', async () => {
    const member = await newMember(world(), { role: 'user', clubId: PINE_HOLLOW });
    const feature = ok(await admin().from('features').select('id').eq('name', 'export_data').single());
    const grant = { user_id: member.id, feature_id: feature.id as string };
    expect((await admin().from('user_permissions').insert(grant)).error).toBeNull();
    const granted = ok(await admin().from('user_permissions').select('user_id, feature_id'));
    expect(granted).toContainEqual(grant);
    expect(ok(await member.client.rpc('get_user_permissions', { user_id_param: member.id }))).toMatchObject([
      { feature_name: 'export_data' },
    ]);
    const revoked = await admin().from('user_permissions').delete().match(grant);
    expect(revoked.error).toBeNull();
    expect(ok(await admin().from('user_permissions').select('user_id, feature_id').match(grant))).toEqual([]);
  });

  test('lets no one grant a feature to themselves', async () => {
    const { id, client } = await newMember(world(), { role: 'user', clubId: PINE_HOLLOW });
    const feature = ok(await client.from('features').select('id').eq('name', 'export_data').single());
    const { error } = await client.from('user_permissions').insert({ user_id: id, feature_id: feature.id });
    expect(error?.code).toBe('42501');
    expect(ok(await world().service.from('user_permissions').select('user_id').eq('user_id', id))).toEqual([]);
  });
}
