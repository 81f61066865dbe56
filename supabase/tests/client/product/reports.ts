import { ok } from '../clients';
import { PINE_HOLLOW, type ProductWorld } from './productWorld';

export function reports(world: () => ProductWorld): void {
  test("lists the club's reports, newest first", async () => {
    const rows = ok(
      await world()
        .pineManager.client.from('reports')
        .select('*')
        .eq('club_id', PINE_HOLLOW)
        .order('created_at', { ascending: false }),
    );
    expect(rows.length).toBeGreaterThan(0);
    const created = rows.map(({ created_at }) => Date.parse(created_at as string));
    expect(created).toEqual([...created].sort((one, other) => other - one));
    for (const row of rows) {
      expect(Object.keys(row as object)).toEqual(
        expect.arrayContaining(['id', 'title', 'type', 'date_range', 'insights', 'status']),
      );
    }
  });
}
