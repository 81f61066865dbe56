import { clientWith, ok, visitor, type Client } from '../clients';
import { targetKind } from '../target';
import { newMember, PASSWORD, PINE_HOLLOW, type Person, type ProductWorld } from './productWorld';

/** What an access token is worth after its session has ended: it reads until it expires, and writes nothing. */
export function signedOut(world: () => ProductWorld): void {
  const refusal = {
    status: 401,
    error: { code: 'PT401', message: 'This session has ended, so nothing was saved.', hint: 'Sign in again.' },
  };
  let person: Person;
  /** A program that has kept the access token of the person. */
  let copied: Client;
  let token = '';
  beforeAll(async () => {
    person = await newMember(world(), { role: 'manager', clubId: PINE_HOLLOW });
    const { session } = ok(await person.client.auth.getSession());
    token = session?.access_token ?? '';
    const { target } = world();
    copied = clientWith(target, target.publishableKey, { authorization: `Bearer ${token}` });
  });

  const rename = (client: Client) =>
    client.from('profiles').update({ display_name: 'Copied' }).eq('user_id', person.id);
  const upload = (client: Client) =>
    client.storage.from('club-files').upload(`${PINE_HOLLOW}/${crypto.randomUUID()}.txt`, 'text', {
      contentType: 'text/plain',
    });

  test('writes while the session is open', async () => {
    expect(await rename(copied)).toMatchObject({ status: 204, error: null });
  });

  test('writes no row, directly or through a function, and no file once the person has signed out', async () => {
    ok({ data: true, ...(await person.client.auth.signOut({ scope: 'global' })) });
    expect(await rename(copied)).toMatchObject(refusal);
    expect(await copied.from('staff_members').delete().eq('club_id', PINE_HOLLOW)).toMatchObject(refusal);
    expect(
      await copied.rpc('invite_person', {
        email_param: `copied-${world().mark}@example.test`,
        role_param: 'user',
        club_id_param: PINE_HOLLOW,
      }),
    ).toMatchObject(refusal);
    if (targetKind !== 'postgrest') expect((await upload(copied)).error).not.toBeNull();
    expect(ok(await world().service.from('invitations').select('id').like('email', `copied-${world().mark}%`))).toEqual(
      [],
    );
  });

  test('can still read with the access token until it expires', async () => {
    expect(ok(await copied.from('clubs').select('id'))).toEqual([{ id: PINE_HOLLOW }]);
  });

  test('keeps no other session of the person from writing', async () => {
    const again = visitor(world().target);
    ok(await again.auth.signInWithPassword({ email: person.email, password: PASSWORD }));
    expect(await rename(again)).toMatchObject({ status: 204, error: null });
    expect(await rename(copied)).toMatchObject(refusal);
  });
}
