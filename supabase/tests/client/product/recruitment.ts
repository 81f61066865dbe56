import { ok } from '../clients';
import { PINE_HOLLOW, type ProductWorld } from './productWorld';

const STATUSES = ['pending_review', 'interviewed', 'hired', 'rejected'];

interface ApplicationRow {
  applied_date: string;
  status: string;
  positions: { position: string }[];
}

export function recruitment(world: () => ProductWorld): void {
  const applications = (client = world().pineManager.client) =>
    client
      .from('job_applications')
      .select('*, positions(*)')
      .eq('club_id', PINE_HOLLOW)
      .order('applied_date', { ascending: false });

  test('lists applications with their positions, the latest first', async () => {
    const rows: ApplicationRow[] = ok(await applications());
    expect(rows.length).toBeGreaterThan(0);
    const dates = rows.map(({ applied_date }) => Date.parse(applied_date));
    expect(dates).toEqual([...dates].sort((one, other) => other - one));
    for (const row of rows) {
      expect(STATUSES).toContain(row.status);
      expect(Object.keys(row)).toEqual(expect.arrayContaining(['id', 'name', 'email', 'phone', 'notes']));
    }
    const positions = rows.flatMap((row) => row.positions);
    expect(positions.length).toBeGreaterThan(0);
    for (const { position } of positions) expect(position).toEqual(expect.any(String));
  });

  test('shows none to a plain member and another club', async () => {
    expect((await applications(world().pineStaff.client)).data).toEqual([]);
    expect((await applications(world().lakeAdmin.client)).data).toEqual([]);
  });
}
