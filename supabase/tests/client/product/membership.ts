import { ok, visitor } from '../clients';
import { LAKESIDE, newMember, PINE_HOLLOW, type ProductWorld } from './productWorld';

export function membership(world: () => ProductWorld): void {
  test('returns role and club id in a single row each', async () => {
    const { id, client } = world().pineManager;
    expect(ok(await client.from('profiles').select('role').eq('user_id', id).single())).toEqual({ role: 'manager' });
    expect(ok(await client.from('profiles').select('club_id').eq('user_id', id).single())).toEqual({
      club_id: PINE_HOLLOW,
    });
  });

  test('answers that a person without a club has none', async () => {
    const { id, client } = await newMember(world(), { role: 'user', clubId: null });
    expect(ok(await client.from('profiles').select('club_id').eq('user_id', id).single())).toEqual({ club_id: null });
  });

  test('returns their own club with all its columns, and no other', async () => {
    const { client } = world().pineStaff;
    expect(ok(await client.from('clubs').select('*').eq('id', PINE_HOLLOW).single())).toMatchObject({
      id: PINE_HOLLOW,
      name: 'Pine Hollow Swim & Tennis Club',
      type: 'Swim & Tennis Club',
      size: 'medium',
      member_count: 285,
      staff_count: expect.any(Number),
      season: '2025',
      address: expect.stringContaining('Greensboro'),
    });
    const other = await client.from('clubs').select('*').eq('id', LAKESIDE).single();
    expect(other.error?.code).toBe('PGRST116');
  });

  test('lists permissions by name, display name and category', async () => {
    const { id, client } = world().pineStaff;
    expect(ok(await client.rpc('get_user_permissions', { user_id_param: id }))).toEqual([
      { feature_name: 'dashboard_view', feature_display_name: 'Dashboard', feature_category: 'Overview' },
      { feature_name: 'team_collaboration', feature_display_name: 'Team Collaboration', feature_category: 'Team' },
    ]);
    expect(ok(await client.rpc('get_user_permissions', { user_id_param: world().pineAdmin.id }))).toEqual([]);
  });

  test('shows a visitor none of it', async () => {
    const stranger = visitor(world().target);
    for (const table of ['profiles', 'clubs', 'user_permissions', 'features']) {
      const { data, error } = await stranger.from(table).select('*');
      expect(error?.code).toBe('42501');
      expect(data).toBeNull();
    }
    expect((await stranger.rpc('get_user_permissions', { user_id_param: world().pineAdmin.id })).error).not.toBeNull();
  });
}
