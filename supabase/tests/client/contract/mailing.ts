import { ok, visitor } from '../clients';
import { linkIn, mailsTo, newestMailTo, open } from '../outbox';
import { isLocalStack } from '../target';
import { PASSWORD, type World } from '../world';
import { newEmail, newPerson, signsIn } from './newPeople';

/** What arrives in mailboxes can be looked at only where an outbox keeps it. */
export function mailing(world: () => World): void {
  const onlyLocal = isLocalStack ? test : test.skip;
  const newVisitor = () => visitor(world().target);
  const url = () => world().target.url;

  onlyLocal('a forgotten password: opening the emailed link spends nothing, its page does', async () => {
    const { email } = await newPerson(world());
    expect((await newVisitor().auth.resetPasswordForEmail(email)).error).toBeNull();
    const link = linkIn(await newestMailTo(world().target, email));
    expect(link.href).toMatch(new RegExp(`^${url()}/auth/password\\?type=recovery&token_hash=[0-9a-f]{56}$`));
    await fetch(link);

    const client = newVisitor();
    const proof = { type: 'recovery', token_hash: link.searchParams.get('token_hash') ?? '' } as const;
    ok(await client.auth.verifyOtp(proof));
    ok(await client.auth.updateUser({ password: 'a-newer-password' }));
    expect(await signsIn(world(), email, 'a-newer-password')).toBe(true);
    expect((await newVisitor().auth.verifyOtp(proof)).error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  onlyLocal('a sign-in link leads to the page with a session in its hash, once', async () => {
    const { email } = await newPerson(world());
    const emailRedirectTo = `${url()}/auth?mode=link`;
    expect((await newVisitor().auth.signInWithOtp({ email, options: { emailRedirectTo } })).error).toBeNull();
    const link = linkIn(await newestMailTo(world().target, email));
    expect(link.href).toMatch(new RegExp(`^${url()}/auth/v1/verify\\?token=[0-9a-f]{56}&type=magiclink`));
    const { page, answer } = await open(link);
    expect(page).toBe(emailRedirectTo);
    expect(Object.fromEntries(answer)).toMatchObject({ type: 'magiclink', token_type: 'bearer', expires_in: '3600' });

    const client = newVisitor();
    const tokens = { access_token: answer.get('access_token') ?? '', refresh_token: answer.get('refresh_token') ?? '' };
    expect(ok(await client.auth.setSession(tokens)).user?.email).toBe(email);

    const second = await open(link);
    expect(second.page).toBe(emailRedirectTo);
    expect(Object.fromEntries(second.answer)).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    });
  });

  onlyLocal('a link leads nowhere but to this site', async () => {
    const { email } = await newPerson(world());
    for (const redirectTo of ['https://evil.test/', '//evil.test', 'javascript:alert(1)']) {
      await newVisitor().auth.signInWithOtp({ email, options: { emailRedirectTo: redirectTo } });
      const link = linkIn(await newestMailTo(world().target, email));
      link.searchParams.set('redirect_to', redirectTo);
      expect((await open(link)).page).toBe(`${url()}/`);
    }
  });

  onlyLocal('known and unknown addresses get the same answers, and only the known ones email', async () => {
    const { email } = await newPerson(world());
    const unknown = `nobody-${world().mark}@uninvited.test`;
    const asked = async (address: string) => [
      await newVisitor().auth.resetPasswordForEmail(address),
      await newVisitor().auth.signInWithOtp({ email: address }),
      await newVisitor().auth.resend({ type: 'signup', email: address }),
      await newVisitor().auth.verifyOtp({ email: address, token: '000000', type: 'recovery' }),
      await newVisitor().auth.signInWithPassword({ email: address, password: 'wrong-password' }),
    ];
    expect(JSON.stringify(await asked(unknown))).toBe(JSON.stringify(await asked(email)));
    expect(await mailsTo(world().target, unknown)).toEqual([]);
    expect(await mailsTo(world().target, email)).toHaveLength(2);
    const accounts = ok(await world().service.auth.admin.listUsers({ perPage: 1000 })).users;
    expect(accounts.filter((account) => account.email === unknown)).toEqual([]);
  });

  onlyLocal('a sign-in link signs in, and makes an account for someone who is invited', async () => {
    const email = newEmail(world());
    expect((await newVisitor().auth.signInWithOtp({ email, options: { shouldCreateUser: false } })).error).toBeNull();
    expect(await mailsTo(world().target, email)).toEqual([]);
    expect((await newVisitor().auth.signInWithOtp({ email })).error).toBeNull();
    const token_hash = linkIn(await newestMailTo(world().target, email)).searchParams.get('token') ?? '';
    const client = newVisitor();
    ok(await client.auth.verifyOtp({ token_hash, type: 'email' }));
    expect(ok(await client.auth.getUser()).user.email).toBe(email);
    expect((await newVisitor().auth.verifyOtp({ token_hash, type: 'email' })).error?.code).toBe('otp_expired');
  });

  onlyLocal('an account that waits for its confirmation cannot sign in until the email is opened', async () => {
    const email = newEmail(world());
    ok(await world().service.auth.admin.createUser({ email, password: PASSWORD }));
    const early = await newVisitor().auth.signInWithPassword({ email, password: PASSWORD });
    expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed' });
    expect((await newVisitor().auth.resend({ type: 'signup', email })).error).toBeNull();
    const { answer } = await open(linkIn(await newestMailTo(world().target, email)));
    expect(answer.get('type')).toBe('signup');
    expect(await signsIn(world(), email, PASSWORD)).toBe(true);
  });

  onlyLocal('another address needs the links of both emails', async () => {
    const { email, client } = await newPerson(world());
    const changed = newEmail(world());
    expect(ok(await client.auth.updateUser({ email: changed })).user).toMatchObject({ email, new_email: changed });
    const first = await open(linkIn(await newestMailTo(world().target, changed)));
    expect(first.answer.get('message')).toMatch(/^Confirmation link accepted/);
    expect(ok(await client.auth.getUser()).user.email).toBe(email);
    const second = await open(linkIn(await newestMailTo(world().target, email)));
    expect(second.answer.get('type')).toBe('email_change');
    expect(ok(await client.auth.getUser()).user.email).toBe(changed);
  });

  onlyLocal('an address that is taken answers like a free one, gets no email and is never taken over', async () => {
    const { email, client } = await newPerson(world());
    const owner = await newPerson(world());
    expect(ok(await client.auth.updateUser({ email: owner.email })).user).toMatchObject({
      email,
      new_email: owner.email,
    });
    expect(await mailsTo(world().target, owner.email)).toEqual([]);
    await open(linkIn(await newestMailTo(world().target, email)));
    expect(ok(await client.auth.getUser()).user.email).toBe(email);
    expect(await signsIn(world(), owner.email, PASSWORD)).toBe(true);
  });

  onlyLocal('a second link for a forgotten password waits for a minute, and is not emailed before', async () => {
    const { email } = await newPerson(world());
    for (const address of [email, newEmail(world())]) {
      expect((await newVisitor().auth.resetPasswordForEmail(address)).error).toBeNull();
      expect((await newVisitor().auth.resetPasswordForEmail(address)).error).toMatchObject({
        status: 429,
        code: 'over_email_send_rate_limit',
        message: expect.stringContaining('less than a minute ago'),
      });
    }
    expect(await mailsTo(world().target, email)).toHaveLength(1);
  });

  onlyLocal('an email is sent six times an hour', async () => {
    const email = newEmail(world());
    for (let time = 0; time < 6; time += 1) {
      expect((await newVisitor().auth.resend({ type: 'signup', email })).error).toBeNull();
    }
    expect((await newVisitor().auth.resend({ type: 'signup', email })).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    });
  });

  onlyLocal('a client of the PKCE flow is told what to do instead', async () => {
    const { target } = world();
    const response = await fetch(`${target.url}/auth/v1/recover`, {
      method: 'POST',
      headers: { apikey: target.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: newEmail(world()), code_challenge: 'abc', code_challenge_method: 's256' }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining("without 'pkce'") });
  });
}
