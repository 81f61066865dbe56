import { ok } from '../clients';
import { PINE_HOLLOW, type ProductWorld } from './productWorld';

export function team(world: () => ProductWorld): void {
  test("lists the club's team, by name", async () => {
    const people = ok(
      await world()
        .pineStaff.client.from('profiles')
        .select('id, display_name, role, created_at, phone')
        .eq('club_id', PINE_HOLLOW)
        .order('display_name'),
    );
    const names = people.map(({ display_name }) => display_name as string);
    expect(names).toEqual(expect.arrayContaining(['Elena Ruiz', 'Jordan Blake', 'Marcus Bell']));
    expect(names).toEqual([...names].sort());
  });

  test("records a message in the club's log, and in no other", async () => {
    const { client } = world().pineStaff;
    const message = `Shift swap ${world().mark}`;
    const line = { club_id: PINE_HOLLOW, type: 'communication', message, user_name: 'Jordan Blake' };
    expect((await client.from('activity_logs').insert(line)).error).toBeNull();
    const logged = world().service.from('activity_logs').select('club_id, type, user_name').eq('message', message);
    expect(ok(await logged)).toEqual([{ club_id: PINE_HOLLOW, type: 'communication', user_name: 'Jordan Blake' }]);
    const foreign = await world().lakeAdmin.client.from('activity_logs').insert(line);
    expect(foreign.error).not.toBeNull();
    expect(ok(await world().service.from('activity_logs').select('id').eq('message', message))).toHaveLength(1);
  });
}
