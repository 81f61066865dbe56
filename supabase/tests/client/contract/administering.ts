import { clientWith, ok, visitor } from '../clients';
import { linkIn, newestMailTo, open } from '../outbox';
import { isLocalStack } from '../target';
import { PASSWORD, type World } from '../world';
import { newEmail, newPerson, signsIn } from './newPeople';

export function administering(world: () => World): void {
  const onlyLocal = isLocalStack ? test : test.skip;
  const admin = () => world().service.auth.admin;

  test('adds, finds, changes and removes an account', async () => {
    const email = newEmail(world());
    const { user } = ok(
      await admin().createUser({
        email,
        password: PASSWORD,
        email_confirm: true,
        user_metadata: { full_name: 'Ada' },
        app_metadata: { team: 'blue' },
      }),
    );
    expect(user).toMatchObject({ email, user_metadata: { full_name: 'Ada' }, app_metadata: { team: 'blue' } });
    expect(ok(await admin().getUserById(user.id)).user).toMatchObject({ id: user.id, email });

    const changed = newEmail(world());
    ok(
      await admin().updateUserById(user.id, {
        email: changed,
        password: 'a-newer-password',
        user_metadata: { full_name: null, size: 'large' },
      }),
    );
    const { user: now } = ok(await admin().getUserById(user.id));
    expect(now).toMatchObject({ email: changed, user_metadata: { size: 'large' }, app_metadata: { team: 'blue' } });
    expect(now.user_metadata).not.toHaveProperty('full_name');
    expect(await signsIn(world(), changed, 'a-newer-password')).toBe(true);

    ok(await admin().deleteUser(user.id));
    expect((await admin().getUserById(user.id)).error).toMatchObject({ status: 404, code: 'user_not_found' });
    expect(await signsIn(world(), changed, 'a-newer-password')).toBe(false);
  });

  test('ends every session when an administrator sets a password', async () => {
    const { id, client } = await newPerson(world());
    ok(await admin().updateUserById(id, { password: 'a-newer-password' }));
    expect((await client.auth.getUser()).error).not.toBeNull();
    expect((await client.auth.refreshSession()).error).not.toBeNull();
  });

  test('keeps a banned person out until the ban is lifted', async () => {
    const { id, email, client } = await newPerson(world());
    ok(await admin().updateUserById(id, { ban_duration: '24h' }));
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    expect(await signsIn(world(), email, PASSWORD)).toBe(false);
    ok(await admin().updateUserById(id, { ban_duration: 'none' }));
    expect(await signsIn(world(), email, PASSWORD)).toBe(true);
  });

  test('soft-deletes a person and frees the address', async () => {
    const { id, email, client } = await newPerson(world());
    ok(await admin().deleteUser(id, true));
    expect((await client.auth.getUser()).error).not.toBeNull();
    expect(await signsIn(world(), email, PASSWORD)).toBe(false);
    ok(await admin().createUser({ email, password: PASSWORD, email_confirm: true }));
  });

  test('lists accounts in pages', async () => {
    const people = [await newPerson(world()), await newPerson(world()), await newPerson(world())];
    const first = ok(await admin().listUsers({ page: 1, perPage: 2 }));
    const second = ok(await admin().listUsers({ page: 2, perPage: 2 }));
    expect(first.users).toHaveLength(2);
    expect(first).toMatchObject({ nextPage: 2, total: expect.any(Number) });
    const seen = [...first.users, ...second.users].map(({ id }) => id);
    expect(new Set(seen).size).toBe(4);
    expect(seen).toEqual(expect.arrayContaining(people.map(({ id }) => id)));
    const all = ok(await admin().listUsers({ page: 1, perPage: 1000 }));
    expect(all).toMatchObject({ nextPage: null, total: all.users.length });
  });

  test('refuses a taken address, a weak password, an unknown person and an invalid number', async () => {
    const { id, email } = await newPerson(world());
    const other = await newPerson(world());
    expect((await admin().createUser({ email })).error).toMatchObject({ status: 422, code: 'email_exists' });
    expect((await admin().updateUserById(id, { email: other.email })).error?.code).toBe('email_exists');
    expect((await admin().updateUserById(id, { password: 'short' })).error?.code).toBe('weak_password');
    expect((await admin().deleteUser('00000000-0000-4000-8000-000000000000')).error?.code).toBe('user_not_found');
    expect(ok(await admin().getUserById(id)).user.email).toBe(email);
  });

  test("lets an administrator end a person's sessions", async () => {
    const { client } = await newPerson(world());
    const { session } = ok(await client.auth.getSession());
    expect((await admin().signOut(session?.access_token ?? '', 'global')).error).toBeNull();
    expect((await client.auth.getUser()).error).not.toBeNull();
    expect((await client.auth.refreshSession()).error).not.toBeNull();
  });

  test('refuses administration without the secret key', async () => {
    const { target, lakeside } = world();
    const { session } = ok(await lakeside.manager.auth.getSession());
    const asManager = { Authorization: `Bearer ${session?.access_token}` };
    const callers = [visitor(target), clientWith(target, target.publishableKey, asManager)];
    const { id } = await newPerson(world());
    for (const { auth } of callers) {
      const answers = [
        await auth.admin.listUsers(),
        await auth.admin.getUserById(id),
        await auth.admin.createUser({ email: newEmail(world()) }),
        await auth.admin.updateUserById(id, { password: 'a-newer-password' }),
        await auth.admin.deleteUser(id),
        await auth.admin.inviteUserByEmail(newEmail(world())),
        await auth.admin.generateLink({ type: 'recovery', email: lakeside.email }),
      ];
      for (const { error } of answers) expect([401, 403]).toContain(error?.status);
    }
    ok(await admin().getUserById(id));
  });

  onlyLocal('an invitation is emailed', async () => {
    const email = newEmail(world());
    const { user } = ok(await admin().inviteUserByEmail(email, { data: { full_name: 'Ivy' } }));
    expect(user).toMatchObject({ email, invited_at: expect.any(String), user_metadata: { full_name: 'Ivy' } });
    expect(user.email_confirmed_at).toBeNull();
    const { answer } = await open(linkIn(await newestMailTo(world().target, email)));
    expect(answer.get('type')).toBe('invite');
  });

  test('says that no one has a second factor, in the format of the service', async () => {
    const { id, client } = await newPerson(world());
    expect(ok(await client.auth.mfa.listFactors())).toMatchObject({ all: [], totp: [] });
    expect(ok(await admin().mfa.listFactors({ userId: id })).factors).toEqual([]);
    expect(ok(await client.auth.getUserIdentities()).identities).toHaveLength(1);
  });

  test('settings and health', async () => {
    const { target } = world();
    const headers = { apikey: target.publishableKey };
    const settings = await fetch(`${target.url}/auth/v1/settings`, { headers });
    expect(await settings.json()).toMatchObject({ external: { email: true }, mailer_autoconfirm: expect.any(Boolean) });
    const health = await fetch(`${target.url}/auth/v1/health`, { headers });
    expect(await health.json()).toMatchObject({ name: 'GoTrue' });
  });
}
