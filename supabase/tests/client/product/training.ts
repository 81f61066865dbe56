import { ok } from '../clients';
import { PINE_HOLLOW, type ProductWorld } from './productWorld';

export function training(world: () => ProductWorld): void {
  test("lists the club's training modules, by title", async () => {
    const modules = ok(
      await world().pineStaff.client.from('training_modules').select('*').eq('club_id', PINE_HOLLOW).order('title'),
    );
    const titles = modules.map(({ title }) => title as string);
    expect(titles).toHaveLength(6);
    expect(titles).toEqual([...titles].sort());
    for (const { completed_participants, total_participants } of modules) {
      expect(Number(completed_participants)).toBeLessThanOrEqual(Number(total_participants));
    }
  });

  test('shows none of them to another club', async () => {
    const foreign = world().lakeAdmin.client.from('training_modules').select('*').eq('club_id', PINE_HOLLOW);
    expect((await foreign.order('title')).data).toEqual([]);
  });
}
