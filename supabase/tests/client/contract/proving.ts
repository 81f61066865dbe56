import type { GenerateLinkParams } from '@supabase/supabase-js';
import { ok, visitor } from '../clients';
import { PASSWORD, type World } from '../world';
import { newEmail, newPerson, signsIn } from './newPeople';

export function proving(world: () => World): void {
  const newVisitor = () => visitor(world().target);
  const link = async (parameters: GenerateLinkParams) =>
    ok(await world().service.auth.admin.generateLink(parameters)).properties;

  test('an invitation adds a waiting account; its token signs in once and sets the password', async () => {
    const email = newEmail(world());
    const { hashed_token, verification_type } = await link({
      type: 'invite',
      email,
      options: { data: { full_name: 'Ivy' } },
    });
    expect(verification_type).toBe('invite');
    const invited = newVisitor();
    const { user, session } = ok(await invited.auth.verifyOtp({ token_hash: hashed_token, type: 'invite' }));
    expect(user).toMatchObject({ email, user_metadata: { full_name: 'Ivy' }, email_confirmed_at: expect.any(String) });
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    ok(await invited.auth.updateUser({ password: PASSWORD }));
    expect(await signsIn(world(), email, PASSWORD)).toBe(true);

    const again = await newVisitor().auth.verifyOtp({ token_hash: hashed_token, type: 'invite' });
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  test('a second invitation invalidates the earlier token; an active account cannot be invited', async () => {
    const email = newEmail(world());
    const first = await link({ type: 'invite', email });
    const second = await link({ type: 'invite', email });
    const stale = await newVisitor().auth.verifyOtp({ token_hash: first.hashed_token, type: 'invite' });
    expect(stale.error?.code).toBe('otp_expired');
    ok(await newVisitor().auth.verifyOtp({ token_hash: second.hashed_token, type: 'invite' }));
    const third = await world().service.auth.admin.generateLink({ type: 'invite', email });
    expect(third.error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  test('recovers an account with its code', async () => {
    const { email } = await newPerson(world());
    const { email_otp } = await link({ type: 'recovery', email });
    expect(email_otp).toMatch(/^\d{6}$/);
    const client = newVisitor();
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => events.push(event));
    const { session } = ok(await client.auth.verifyOtp({ email, token: email_otp, type: 'recovery' }));
    expect(events).toContain('PASSWORD_RECOVERY');
    expect(amrOf(session?.access_token)).toEqual(['otp']);
    const refreshed = ok(await client.auth.refreshSession());
    expect(amrOf(refreshed.session?.access_token)).toEqual(['otp']);
    ok(await client.auth.updateUser({ password: 'a-newer-password' }));
    expect(await signsIn(world(), email, PASSWORD)).toBe(false);
    expect(await signsIn(world(), email, 'a-newer-password')).toBe(true);
  });

  test('spends code and link of one email together', async () => {
    const { email } = await newPerson(world());
    const { email_otp, hashed_token } = await link({ type: 'magiclink', email });
    ok(await newVisitor().auth.verifyOtp({ email, token: email_otp, type: 'email' }));
    const second = await newVisitor().auth.verifyOtp({ token_hash: hashed_token, type: 'magiclink' });
    expect(second.error?.code).toBe('otp_expired');
  });

  test('accepts a token only for its purpose and its owner', async () => {
    const { email } = await newPerson(world());
    const other = await newPerson(world());
    const { email_otp, hashed_token } = await link({ type: 'recovery', email });
    const wrong = [
      { token_hash: hashed_token, type: 'invite' },
      { token_hash: `${hashed_token}0`, type: 'recovery' },
      { token_hash: '', type: 'recovery' },
      { email: other.email, token: email_otp, type: 'recovery' },
      { email, token: email_otp, type: 'signup' },
      { email, token: String((Number(email_otp) + 1) % 1_000_000).padStart(6, '0'), type: 'recovery' },
    ] as const;
    for (const proof of wrong) {
      const { data, error } = await newVisitor().auth.verifyOtp(proof);
      expect(error).not.toBeNull();
      expect(data.session).toBeNull();
    }
    ok(await newVisitor().auth.verifyOtp({ token_hash: hashed_token, type: 'recovery' }));
  });

  test('a new password invalidates earlier links', async () => {
    const { email, client } = await newPerson(world());
    const { hashed_token } = await link({ type: 'recovery', email });
    ok(await client.auth.updateUser({ password: 'a-newer-password' }));
    const late = await newVisitor().auth.verifyOtp({ token_hash: hashed_token, type: 'recovery' });
    expect(late.error?.code).toBe('otp_expired');
  });

  test('changes an address with the tokens of both addresses', async () => {
    const { id, email, client } = await newPerson(world());
    const changed = newEmail(world());
    const current = await link({ type: 'email_change_current', email, newEmail: changed });
    const next = await link({ type: 'email_change_new', email, newEmail: changed });
    const first = await newVisitor().auth.verifyOtp({ token_hash: current.hashed_token, type: 'email_change' });
    expect(first).toMatchObject({ data: { session: null, user: null }, error: null });
    expect(ok(await client.auth.getUser()).user).toMatchObject({ email, new_email: changed });
    const { user } = ok(await newVisitor().auth.verifyOtp({ token_hash: next.hashed_token, type: 'email_change' }));
    expect(user).toMatchObject({ id, email: changed });
    expect(user?.identities?.[0]?.identity_data).toMatchObject({ email: changed });
    expect(await signsIn(world(), changed, PASSWORD)).toBe(true);
    expect(await signsIn(world(), email, PASSWORD)).toBe(false);
  });
}

/** How the owner of a token proved who they are. */
function amrOf(accessToken = ''): string[] {
  const payload = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(payload) as { amr: { method: string }[] }).amr.map(({ method }) => method);
}
