import { clientWith, ok, visitor } from '../clients';
import { testOfOurs } from '../differences';
import { PASSWORD, type World } from '../world';

export function signingIn(world: () => World): void {
  const newVisitor = () => visitor(world().target);
  const account = () => ({ email: world().lakeside.email, password: PASSWORD });
  let numbers = 0;
  const newEmail = () => `person-${(numbers += 1)}-${world().mark}@example.test`;

  async function newPerson() {
    const client = newVisitor();
    const credentials = { email: newEmail(), password: PASSWORD };
    const { user, session } = ok(await client.auth.signUp(credentials));
    return { client, credentials, user, session };
  }

  test('signs in on sign-up', async () => {
    const client = newVisitor();
    const { user, session } = ok(
      await client.auth.signUp({ email: newEmail(), password: PASSWORD, options: { data: { full_name: 'Al' } } }),
    );
    expect(user?.user_metadata).toMatchObject({ full_name: 'Al' });
    expect(user?.identities).toHaveLength(1);
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect(ok(await client.auth.getUser()).user.id).toBe(user?.id);
  });

  test('accepts an address in capitals', async () => {
    const { email, password } = account();
    const { user } = ok(await newVisitor().auth.signInWithPassword({ email: email.toUpperCase(), password }));
    expect(user.id).toBe(world().lakeside.managerId);
  });

  test('refuses a password that is not text, and keeps the old one', async () => {
    const client = newVisitor();
    const { session } = ok(await client.auth.signInWithPassword(account()));
    const { target } = world();
    const response = await fetch(`${target.url}/auth/v1/user`, {
      method: 'PUT',
      headers: {
        apikey: target.publishableKey,
        authorization: `Bearer ${session.access_token}`,
        'content-type': 'application/json',
      },
      body: '{"password": 12345678}',
    });
    expect(response.status).toBe(400);
    ok(await newVisitor().auth.signInWithPassword(account()));
  });

  testOfOurs('limits the data of an account to 8 KB', async () => {
    const client = newVisitor();
    ok(await client.auth.signInWithPassword(account()));
    for (const data of [{ note: 'x'.repeat(9 * 1024) }, { note: '\u00e9'.repeat(5 * 1024) }]) {
      const { error } = await client.auth.updateUser({ data });
      expect(error).toMatchObject({ status: 422, message: 'An account holds 8 KB of data at most. Send less of it.' });
    }
    const { user } = ok(await client.auth.updateUser({ data: { note: 'short' } }));
    expect(user.user_metadata).toMatchObject({ note: 'short' });
    ok(await client.auth.updateUser({ data: { note: null } }));
  });

  test('answers a wrong password and an unknown address alike', async () => {
    const wrong = await newVisitor().auth.signInWithPassword({ ...account(), password: 'wrong' });
    const unknown = await newVisitor().auth.signInWithPassword({ email: newEmail(), password: 'wrong' });
    for (const { error } of [wrong, unknown]) {
      expect(error).toMatchObject({ code: 'invalid_credentials', status: 400, message: 'Invalid login credentials' });
    }
  });

  test('neither signs up an address with an account again nor takes the account over', async () => {
    const { data, error } = await newVisitor().auth.signUp({ ...account(), password: 'another-password' });
    expect(data.session).toBeNull();
    if (error === null) expect(data.user?.identities).toEqual([]);
    ok(await newVisitor().auth.signInWithPassword(account()));
  });

  testOfOurs('answers an uninvited address like one with an account', async () => {
    const uninvited = await newVisitor().auth.signUp({ email: `x-${world().mark}@uninvited.test`, password: PASSWORD });
    const taken = await newVisitor().auth.signUp({ ...account(), password: PASSWORD });
    expect(uninvited.error).toMatchObject({ status: 403, code: 'signup_disabled' });
    expect(taken.error).toMatchObject({ status: 403, code: 'signup_disabled', message: uninvited.error?.message });
  });

  test('says why a password is weak', async () => {
    const { error } = await newVisitor().auth.signUp({ email: newEmail(), password: 'short' });
    expect(error).toMatchObject({ code: 'weak_password', status: 422 });
  });

  test('asks for an address', async () => {
    const { error } = await newVisitor().auth.signInWithPassword({ password: 'x' } as never);
    expect(error?.message).toBe('You must provide either an email or phone number and a password');
  });

  test('merges metadata, and needs the new password from then on', async () => {
    const { client, credentials } = await newPerson();
    ok(await client.auth.updateUser({ data: { theme: 'dark' } }));
    const { user } = ok(await client.auth.updateUser({ data: { size: 'large' }, password: 'a-newer-password' }));
    expect(user.user_metadata).toMatchObject({ theme: 'dark', size: 'large' });
    expect((await newVisitor().auth.signInWithPassword(credentials)).error?.code).toBe('invalid_credentials');
    ok(await newVisitor().auth.signInWithPassword({ ...credentials, password: 'a-newer-password' }));
    expect((await client.auth.updateUser({ password: 'a-newer-password' })).error?.code).toBe('same_password');
  });

  test('gives new tokens on refresh', async () => {
    const { client, session } = await newPerson();
    const refreshed = ok(await client.auth.refreshSession()).session;
    expect(refreshed?.refresh_token).not.toBe(session?.refresh_token);
    expect(ok(await client.auth.getUser(refreshed?.access_token)).user.id).toBe(session?.user.id);
  });

  test('keeps ten tabs that refresh at once signed in', async () => {
    const { session } = await newPerson();
    const token = { refresh_token: session?.refresh_token ?? '' };
    const tabs = await Promise.all(Array.from({ length: 10 }, () => newVisitor().auth.refreshSession(token)));
    expect(tabs.map(({ error }) => error)).toEqual(Array.from({ length: 10 }, () => null));
  });

  test('refuses an unknown refresh token', async () => {
    const { error } = await newVisitor().auth.refreshSession({ refresh_token: 'nothing' });
    expect(error).toMatchObject({ code: 'refresh_token_not_found', status: 400 });
  });

  test('keeps the other device on a local sign-out, and ends all on a global one', async () => {
    const { client, credentials } = await newPerson();
    const phone = newVisitor();
    const laptop = newVisitor();
    const { session } = ok(await phone.auth.signInWithPassword(credentials));
    ok(await laptop.auth.signInWithPassword(credentials));
    expect((await phone.auth.signOut({ scope: 'local' })).error).toBeNull();
    expect((await newVisitor().auth.getUser(session?.access_token)).error).not.toBeNull();
    expect(
      (await newVisitor().auth.refreshSession({ refresh_token: session?.refresh_token ?? '' })).error,
    ).not.toBeNull();
    ok(await laptop.auth.getUser());
    expect((await client.auth.signOut()).error).toBeNull();
    expect((await laptop.auth.getUser()).error).not.toBeNull();
  });

  test('keeps this session when it signs out the others', async () => {
    const { client, credentials } = await newPerson();
    const other = newVisitor();
    ok(await other.auth.signInWithPassword(credentials));
    expect((await client.auth.signOut({ scope: 'others' })).error).toBeNull();
    expect((await other.auth.getUser()).error).not.toBeNull();
    expect((await client.auth.refreshSession()).error).toBeNull();
  });

  test('verifies an access token with the public keys', async () => {
    const { target } = world();
    const { claims } = ok(await world().lakeside.manager.auth.getClaims());
    expect(claims).toMatchObject({
      sub: world().lakeside.managerId,
      aud: 'authenticated',
      iss: `${target.url}/auth/v1`,
    });
    const response = await fetch(`${target.url}/auth/v1/.well-known/jwks.json`);
    const { keys } = (await response.json()) as { keys: Record<string, string>[] };
    expect(keys[0]).toMatchObject({ kty: 'EC', alg: 'ES256' });
    expect(keys[0]).not.toHaveProperty('d');
  });

  testOfOurs(
    'slows guessing down, whatever a forwarding header says',
    async () => {
      const { credentials } = await newPerson();
      const guess = (number: number) =>
        clientWith(world().target, world().target.publishableKey, {
          'x-forwarded-for': `10.0.0.${number}`,
        }).auth.signInWithPassword({
          ...credentials,
          password: `guess-${number}`,
        });
      for (let number = 0; number < 10; number += 1) expect((await guess(number)).error?.status).toBe(400);
      expect((await guess(11)).error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
      ok(await newVisitor().auth.signInWithPassword(account()));
    },
    30_000,
  );

  testOfOurs(
    'lets forty honest sign-ins from one address pass',
    async () => {
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => newVisitor().auth.signInWithPassword(account())),
      );
      expect(answers.filter(({ error }) => error !== null)).toEqual([]);
    },
    30_000,
  );
}
