import { ok } from '../clients';
import type { World } from '../world';

export function embedding(world: () => World): void {
  const staff = () => world().lakeside.manager.from('staff');
  const clubs = () => world().lakeside.manager.from('clubs');

  test('orders and limits the many on their own', async () => {
    const ann = ok(
      await staff()
        .select('name, staff_certifications(name)')
        .eq('name', 'Ann')
        .order('name', { referencedTable: 'staff_certifications', ascending: false })
        .limit(1, { referencedTable: 'staff_certifications' })
        .single(),
    );
    expect(ann).toEqual({ name: 'Ann', staff_certifications: [{ name: 'Lifeguard' }] });
  });

  test('embeds the one under an alias and by the name of its key', async () => {
    const ann = ok(await staff().select('name, club:clubs!staff_club_id_fkey(name)').eq('name', 'Ann').single());
    expect(ann).toEqual({ name: 'Ann', club: { name: world().lakeside.name } });
  });

  test('embeds three levels, and nothing where there is nothing', async () => {
    const club = ok(
      await clubs()
        .select('staff(name, staff_certifications(name, certifications(label)))')
        .eq('staff.name', 'Ann')
        .order('name', { referencedTable: 'staff.staff_certifications' })
        .single(),
    );
    expect(club).toEqual({
      staff: [
        {
          name: 'Ann',
          staff_certifications: [
            { name: 'First aid', certifications: null },
            { name: 'Lifeguard', certifications: null },
          ],
        },
      ],
    });
  });

  test('keeps only rows that have some with inner', async () => {
    const rows = ok(
      await staff().select('name, staff_certifications!inner(name)').eq('staff_certifications.name', 'Lifeguard'),
    );
    expect(rows).toEqual([{ name: 'Ann', staff_certifications: [{ name: 'Lifeguard' }] }]);
    const counted = await staff().select('name, staff_certifications!inner(name)', { count: 'exact', head: true });
    expect(counted.count).toBe(1);
  });

  test('finds the rows that have none', async () => {
    const rows = ok(
      await staff().select('name, staff_certifications()').is('staff_certifications', null).order('name'),
    );
    expect(rows.map(({ name }) => name)).toEqual(['Bob', 'Cid', 'Dora', 'Eve, the quick']);
  });

  test('embeds parent by column and children by name in a table that refers to itself', async () => {
    const bob = ok(await staff().select('name, mentor:mentor_id(name)').eq('name', 'Bob').single());
    expect(bob).toEqual({ name: 'Bob', mentor: { name: 'Ann' } });
    const ann = ok(
      await staff()
        .select('name, learners:staff(name)')
        .eq('name', 'Ann')
        .order('name', { referencedTable: 'staff' })
        .single(),
    );
    expect(ann).toEqual({ name: 'Ann', learners: [{ name: 'Bob' }, { name: 'Cid' }] });
  });

  test('embeds many to many through a junction table', async () => {
    const { service, lakeside, mark } = world();
    const team = ok(await service.from('teams').insert({ name: mark }).select('id').single());
    const people = ok(await service.from('staff').select('id').eq('club_id', lakeside.id).in('name', ['Ann', 'Bob']));
    ok(
      await service
        .from('team_members')
        .insert(people.map(({ id }) => ({ team_id: team.id, staff_id: id })))
        .select(),
    );
    const read = ok(
      await service
        .from('teams')
        .select('name, staff(name)')
        .eq('id', team.id)
        .order('name', { referencedTable: 'staff' })
        .single(),
    );
    expect(read).toEqual({ name: mark, staff: [{ name: 'Ann' }, { name: 'Bob' }] });
    ok(await service.from('teams').delete().eq('id', team.id).select());
  });

  test('puts the columns of the one next to our own with spread', async () => {
    const ann = ok(await staff().select('name, ...clubs(club_name:name)').eq('name', 'Ann').single());
    expect(ann).toEqual({ name: 'Ann', club_name: world().lakeside.name });
  });

  test('counts the many', async () => {
    const ann = ok(await staff().select('name, staff_certifications(count)').eq('name', 'Ann').single());
    expect(ann).toEqual({ name: 'Ann', staff_certifications: [{ count: 2 }] });
  });

  test('orders by the one', async () => {
    const rows = ok(await staff().select('name, mentor:mentor_id(name)').order('mentor(name)').order('name').limit(2));
    expect(rows.map(({ name }) => name)).toEqual(['Bob', 'Cid']);
  });

  test('refuses an ambiguous embed and names each way with its columns', async () => {
    const { service } = world();
    const ways = [
      {
        cardinality: 'many-to-one',
        embedding: 'shifts with staff',
        relationship: 'shifts_cover_id_fkey using shifts(cover_id) and staff(id)',
      },
      {
        cardinality: 'many-to-one',
        embedding: 'shifts with staff',
        relationship: 'shifts_staff_id_fkey using shifts(staff_id) and staff(id)',
      },
    ];
    const answer = await service.from('shifts').select('id, staff(name)');
    expect(answer).toMatchObject({ status: 300, error: { code: 'PGRST201' } });
    expect(answer.error?.details).toHaveLength(2);
    expect(answer.error?.details).toEqual(expect.arrayContaining(ways));
    expect((await service.from('staff').select('id, shifts(id)')).error?.details).toEqual(
      expect.arrayContaining([
        {
          cardinality: 'one-to-many',
          embedding: 'staff with shifts',
          relationship: 'shifts_cover_id_fkey using staff(id) and shifts(cover_id)',
        },
      ]),
    );
    expect((await service.from('teams').select('id, certifications(id)')).error?.details).toEqual(
      expect.arrayContaining([
        {
          cardinality: 'many-to-many',
          embedding: 'teams with certifications',
          relationship:
            'team_needs using team_needs_team_id_fkey(team_id) and team_needs_certification_id_fkey(certification_id)',
        },
      ]),
    );
  });

  test('refuses what cannot be embedded', async () => {
    expect(await staff().select('id, nothing(id)')).toMatchObject({ status: 400, error: { code: 'PGRST200' } });
    const unselected = await staff().select('id').eq('clubs.name', 'x');
    expect(unselected).toMatchObject({ status: 400, error: { code: 'PGRST108' } });
  });
}
