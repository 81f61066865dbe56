import { ok } from '../clients';
import { PINE_HOLLOW, type ProductWorld } from './productWorld';

interface StaffRow {
  id: string;
  name: string;
  status: string;
  staff_certifications: Record<string, unknown>[];
}

interface JobRoleRow {
  title: string;
  positions_total: number;
  positions_filled: number;
  requirements: { requirement: string }[];
}

export function staff(world: () => ProductWorld): void {
  const manager = () => world().pineManager.client;

  test('lists staff with their certifications, by name', async () => {
    const people: StaffRow[] = ok(
      await manager().from('staff').select('*, staff_certifications(*)').eq('club_id', PINE_HOLLOW).order('name'),
    );
    expect(people.filter(({ status }) => status === 'Active').length).toBeGreaterThanOrEqual(20);
    const names = people.map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    expect(people[0]).toEqual(
      expect.objectContaining({
        id: expect.any(String),
        club_id: PINE_HOLLOW,
        role: expect.any(String),
        hourly_rate: expect.any(Number),
        hours_this_week: expect.any(Number),
        total_hours: expect.any(Number),
        certifications: expect.any(Array),
      }),
    );
    for (const column of ['email', 'phone', 'start_date']) expect(people[0]).toHaveProperty(column);
    const certifications = people.flatMap((person) => person.staff_certifications);
    expect(certifications.length).toBeGreaterThan(0);
    for (const certification of certifications) {
      expect(certification).toEqual(
        expect.objectContaining({ id: expect.any(String), certification_name: expect.any(String) }),
      );
      expect(certification).toHaveProperty('expiry_date');
    }
  });

  test('adds a person, and changes them by id', async () => {
    const name = `Nina Novak ${world().mark}`;
    const added: StaffRow = ok(
      await manager()
        .from('staff')
        .insert({ club_id: PINE_HOLLOW, name, role: 'Lifeguard', status: 'Pending Onboarding', hourly_rate: 15.5 })
        .select('*')
        .single(),
    );
    expect(added).toMatchObject({ name, status: 'Pending Onboarding', hourly_rate: 15.5 });
    const changed = ok(
      await manager().from('staff').update({ phone: '555-0100' }).eq('id', added.id).select('*').single(),
    );
    expect(changed).toMatchObject({ id: added.id, name, phone: '555-0100' });
    const foreign = await world().lakeAdmin.client.from('staff').update({ name: 'x' }).eq('id', added.id).select('id');
    expect(ok(foreign)).toEqual([]);
    ok(await manager().from('staff').delete().eq('id', added.id).select('id'));
    expect(ok(await manager().from('staff').select('id').eq('name', name))).toEqual([]);
  });

  test('adds a person with every specified field and their counted hours', async () => {
    const name = `Omar Odell ${world().mark}`;
    const sent = { club_id: PINE_HOLLOW, name, role: 'Lifeguard', status: 'Active', email: null, phone: '555-0101' };
    const counted = { hours_this_week: 38, total_hours: 900, certifications: ['CPR'] };
    const added: StaffRow = ok(
      await manager()
        .from('staff')
        .insert([{ ...sent, start_date: '2025-05-24', hourly_rate: 15.5, ...counted }])
        .select('*')
        .single(),
    );
    expect(added).toMatchObject({ ...sent, hours_this_week: 0, total_hours: 0, certifications: [] });
    const changed = await manager().from('staff').update({ hours_this_week: 38 }).eq('id', added.id);
    expect(changed.error).toMatchObject({ code: '0A000' });
    const people = ok(await manager().from('staff').delete().eq('id', added.id).select('hours_this_week'));
    expect(people).toEqual([{ hours_this_week: 0 }]);
  });

  test('sends the largest import, with every field of each person, in one request', async () => {
    const rows = Array.from({ length: 5000 }, (_, number) => ({
      line: number + 2,
      name: `Person ${number} ${'of the summer '.repeat(7)}`.trim(),
      role: 'Lifeguard',
      status: 'Pending Onboarding',
      email: `person.${number}.${'of.the.summer.'.repeat(14)}${world().mark}@example.test`,
      phone: '+1 (336) 555-0100 ext. 1234567',
      birth_date: '2000-05-24',
      start_date: '2025-05-24',
      end_date: '2025-09-01',
      hourly_rate: '15.50',
    }));
    const trial = ok(await manager().rpc('import_staff', { club_id_param: PINE_HOLLOW, rows_param: rows }));
    expect(trial).toMatchObject({ committed: false, rows: 5000, added: 5000, problems: [] });
  });

  test('lists job roles with their requirements, by title', async () => {
    const roles: JobRoleRow[] = ok(
      await manager().from('job_roles').select('*, requirements(*)').eq('club_id', PINE_HOLLOW).order('title'),
    );
    const titles = roles.map(({ title }) => title);
    expect(titles).toEqual([...titles].sort());
    expect(roles.reduce((sum, role) => sum + role.positions_total, 0)).toBe(26);
    expect(roles.reduce((sum, role) => sum + role.positions_filled, 0)).toBe(24);
    for (const role of roles) {
      expect(Object.keys(role)).toEqual(
        expect.arrayContaining(['department', 'description', 'pay_range_min', 'pay_range_max']),
      );
    }
    const requirements = roles.flatMap((role) => role.requirements);
    expect(requirements.length).toBeGreaterThan(0);
    for (const { requirement } of requirements) expect(requirement).toEqual(expect.any(String));
  });
}
