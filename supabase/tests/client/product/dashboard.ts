import { ok } from '../clients';
import { newMember, PINE_HOLLOW, type ProductWorld } from './productWorld';

export function dashboard(world: () => ProductWorld): void {
  const columns = 'layout_config, widget_preferences';

  test('reports settings that were never saved as PGRST116, or as nothing', async () => {
    const { id, client } = await newMember(world(), { role: 'user', clubId: PINE_HOLLOW });
    const settings = () => client.from('user_dashboard_settings').select(columns).eq('user_id', id);
    expect((await settings().single()).error?.code).toBe('PGRST116');
    expect(await settings().maybeSingle()).toMatchObject({ data: null, error: null });
  });

  test('returns the person’s own saved settings', async () => {
    const { id, client } = await newMember(world(), { role: 'user', clubId: PINE_HOLLOW });
    const saved = { layout_config: { columns: 2 }, widget_preferences: { openShifts: true } };
    ok(
      await client
        .from('user_dashboard_settings')
        .insert({ user_id: id, ...saved })
        .select(columns),
    );
    expect(ok(await client.from('user_dashboard_settings').select(columns).eq('user_id', id).single())).toEqual(saved);
    const seenByAdmin = world().pineAdmin.client.from('user_dashboard_settings').select(columns).eq('user_id', id);
    expect((await seenByAdmin).data).toEqual([]);
  });
}
