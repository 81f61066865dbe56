import { ok, visitor } from '../clients';
import {
  LAKESIDE,
  newAddress,
  newMember,
  PASSWORD,
  PINE_HOLLOW,
  signIn,
  signUp,
  type ProductWorld,
} from './productWorld';

const NOT_INVITED = 'Access is currently restricted to invited users only. Please contact us for access.';

export function accounts(world: () => ProductWorld): void {
  const newVisitor = () => visitor(world().target);

  test("gives the invitation's club and role on sign-up with an invited address", async () => {
    const { id, client } = await newMember(world(), { role: 'manager', clubId: PINE_HOLLOW });
    const profile = ok(await client.from('profiles').select('role, club_id, display_name').eq('user_id', id).single());
    expect(profile).toEqual({ role: 'manager', club_id: PINE_HOLLOW, display_name: 'Gil Guest' });
  });

  test('tells an uninvited address so in the specified words, and adds no account', async () => {
    const email = newAddress(world());
    const data = { role: 'super_admin', club_id: PINE_HOLLOW };
    const { error } = await newVisitor().auth.signUp({ email, password: PASSWORD, options: { data } });
    expect(error).toMatchObject({ status: 403, message: NOT_INVITED });
    const { users } = ok(await world().service.auth.admin.listUsers({ perPage: 1000 }));
    expect(users.filter((user) => user.email === email)).toEqual([]);
  });

  test("takes at most a name from the sign-up's metadata", async () => {
    const email = newAddress(world());
    await world().pineAdmin.client.from('invitations').insert({ email, role: 'user', club_id: PINE_HOLLOW });
    await signUp(world(), email, { display_name: 'Mo', role: 'super_admin', club_id: LAKESIDE });
    const { id, client } = await signIn(world().target, email);
    ok(await client.auth.updateUser({ data: { role: 'admin' } }));
    const profile = client.from('profiles').select('role, club_id, display_name').eq('user_id', id).single();
    expect(ok(await profile)).toEqual({ role: 'user', club_id: PINE_HOLLOW, display_name: 'Mo' });
  });

  test('answers yes or no to the check before a sign-in', async () => {
    const invited = await newVisitor().rpc('is_invited', { email_param: 'Staff@PineHollow.test' });
    const uninvited = await newVisitor().rpc('is_invited', { email_param: newAddress(world()) });
    expect([ok(invited), uninvited.data]).toEqual([true, false]);
  });

  test('signs in, refreshes, and signs out everywhere', async () => {
    const { client, email } = await newMember(world(), { role: 'user', clubId: PINE_HOLLOW });
    const phone = await signIn(world().target, email);
    const { session } = ok(await client.auth.getSession());
    const refreshed = ok(await client.auth.refreshSession());
    expect(refreshed.session?.access_token).not.toBe(session?.access_token);
    expect(refreshed.session?.refresh_token).not.toBe(session?.refresh_token);
    expect(refreshed.user?.email).toBe(email);

    expect((await client.auth.signOut()).error).toBeNull();
    expect((await phone.client.auth.getUser()).error).not.toBeNull();
    expect((await phone.client.auth.refreshSession()).error).not.toBeNull();
    await signIn(world().target, email);
  });

  test('refuses a wrong password', async () => {
    const credentials = { email: 'staff@pinehollow.test', password: 'wrong-password' };
    const { error } = await newVisitor().auth.signInWithPassword(credentials);
    expect(error).toMatchObject({ code: 'invalid_credentials', message: 'Invalid login credentials' });
  });

  test('chooses a new password, and ends every other session', async () => {
    const { email, client } = await newMember(world(), { role: 'user', clubId: PINE_HOLLOW });
    const { properties } = ok(await world().service.auth.admin.generateLink({ type: 'recovery', email }));
    const recovering = newVisitor();
    ok(await recovering.auth.verifyOtp({ token_hash: properties?.hashed_token ?? '', type: 'recovery' }));
    ok(await recovering.auth.updateUser({ password: 'a-newer-password' }));
    expect((await client.auth.getUser()).error).not.toBeNull();
    expect((await newVisitor().auth.signInWithPassword({ email, password: PASSWORD })).error).not.toBeNull();
    await signIn(world().target, email, 'a-newer-password');
  });

  test('keeps the invitation of a person who changes their address', async () => {
    const { id, client } = await newMember(world(), { role: 'user', clubId: PINE_HOLLOW });
    const email = newAddress(world());
    ok(await world().service.auth.admin.updateUserById(id, { email }));
    expect(ok(await newVisitor().rpc('is_invited', { email_param: email }))).toBe(true);
    expect(ok(await client.from('profiles').select('club_id').eq('user_id', id).single())).toEqual({
      club_id: PINE_HOLLOW,
    });
  });
}
