import { ok } from '../clients';
import { newMember, PINE_HOLLOW, type Person, type ProductWorld } from './productWorld';

export function onboarding(world: () => ProductWorld): void {
  const club = (changes: Record<string, unknown> = {}) => ({
    name: `Cedar Grove ${world().mark}`,
    type: 'Fitness Center',
    size: 'large',
    member_count: 120,
    staff_count: 0,
    season: String(new Date().getFullYear()),
    address: '1 Cedar Way',
    ...changes,
  });
  const founder = () => newMember(world(), { role: 'user', clubId: null });
  const profileOf = async ({ id, client }: Person) =>
    ok(await client.from('profiles').select('role, club_id, display_name, company_name').eq('user_id', id).single());

  test('adding the club returns its id; the profile links to it', async () => {
    const person = await founder();
    const { id: clubId } = ok(await person.client.from('clubs').insert(club()).select('id').single());
    const names = { club_id: clubId, display_name: 'Riley Hart', company_name: club().name };
    for (let time = 0; time < 2; time += 1) {
      expect((await person.client.from('profiles').update(names).eq('user_id', person.id)).error).toBeNull();
    }
    expect(await profileOf(person)).toEqual({ role: 'admin', ...names });
    expect(ok(await person.client.from('clubs').select('*').eq('id', clubId).single())).toMatchObject(club());
  });

  test('a failure after the first call leaves a linked club', async () => {
    const person = await founder();
    const { id: clubId } = ok(await person.client.from('clubs').insert(club()).select('id').single());
    expect(await profileOf(person)).toMatchObject({ role: 'admin', club_id: clubId });
  });

  test('sets up one club for a person, also with two clicks at once', async () => {
    const person = await founder();
    const clicks = await Promise.all(
      [1, 2].map(() => person.client.from('clubs').insert(club()).select('id').single()),
    );
    expect(clicks.filter(({ error }) => error === null)).toHaveLength(1);
    const owned = await world().service.from('clubs').select('id').eq('created_by', person.id);
    expect(ok(owned)).toHaveLength(1);
  });

  test('does not take from the call what the server decides', async () => {
    const person = await founder();
    const { id: clubId } = ok(
      await person.client
        .from('clubs')
        .insert(club({ staff_count: 99 }))
        .select('id')
        .single(),
    );
    expect(ok(await person.client.from('clubs').select('staff_count').eq('id', clubId).single())).toEqual({
      staff_count: 0,
    });
    const other = await founder();
    for (const forged of [
      { created_by: world().firm.id },
      { id: PINE_HOLLOW },
      { slug: 'pine-hollow-2' },
      { plan: 'elevate' },
    ]) {
      const { error } = await other.client.from('clubs').insert(club(forged));
      expect(error?.code).toBe('42501');
    }
    expect(ok(await world().service.from('clubs').select('id').eq('created_by', other.id))).toEqual([]);
    const stolen = await other.client.from('profiles').update({ user_id: world().firm.id }).eq('user_id', other.id);
    expect(stolen.error?.code).toBe('42501');
  });
}
