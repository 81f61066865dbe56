import type { Session } from '@supabase/supabase-js';
import { SEED_PASSWORD, startProductStack, type ProductStack } from '../../testing/productStack';

// What an attacker gets from a copied refresh token, a stolen device and an old email, over HTTP and with the clock
// moved forward.

const STAFF = 'staff@pinehollow.test';
let stack: ProductStack;
beforeAll(async () => {
  stack = await startProductStack();
}, 60_000);
afterAll(() => stack.close());

async function signIn(): Promise<Session> {
  const { data } = await stack.client().auth.signInWithPassword({ email: STAFF, password: SEED_PASSWORD });
  if (!data.session) throw new Error('the seed’s person cannot sign in');
  return data.session;
}

const refresh = (session: Session) => stack.client().auth.refreshSession({ refresh_token: session.refresh_token });

async function refreshed(session: Session): Promise<Session> {
  const { data, error } = await refresh(session);
  if (!data.session) throw error ?? new Error('no session');
  return data.session;
}

/** As if this many seconds had passed since the refresh tokens were spent. */
const waitAfterUse = (seconds: number) =>
  stack.database.query(
    `update auth.refresh_tokens set updated_at = updated_at - make_interval(secs => ${seconds}) where revoked`,
  );

async function recoveryToken(): Promise<string> {
  const response = await fetch(`${stack.origin}/auth/v1/admin/generate_link`, {
    method: 'POST',
    headers: { apikey: stack.keys.secret, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'recovery', email: STAFF }),
  });
  return ((await response.json()) as { hashed_token: string }).hashed_token;
}

test('gives another token on each refresh, and refuses the spent one after the grace period', async () => {
  const first = await signIn();
  const second = await refreshed(first);
  expect(second.refresh_token).not.toBe(first.refresh_token);
  await waitAfterUse(11);
  expect((await refresh(first)).error).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
});

test('ends the session of the thief and of the owner, and no other, when a token was copied', async () => {
  const copied = await signIn();
  const elsewhere = await signIn();
  const thief = await refreshed(copied);
  await waitAfterUse(11);
  expect((await refresh(copied)).error?.code).toBe('refresh_token_already_used');
  expect((await refresh(thief)).error?.code).toBe('refresh_token_not_found');
  expect((await stack.client().auth.getUser(thief.access_token)).error).not.toBeNull();
  await refreshed(elsewhere);
});

test('keeps ten tabs that refresh at the same moment signed in, each with its own token', async () => {
  const session = await signIn();
  const tabs = await Promise.all(Array.from({ length: 10 }, () => refreshed(session)));
  expect(new Set(tabs.map((tab) => tab.refresh_token)).size).toBe(10);
  await waitAfterUse(11);
  for (const tab of tabs) await refreshed(tab);
});

test("refuses an email's link after an hour", async () => {
  const token = await recoveryToken();
  await stack.database.query(`update auth.one_time_tokens set created_at = created_at - interval '1 hour 1 second'`);
  const { error } = await stack.client().auth.verifyOtp({ token_hash: token, type: 'recovery' });
  expect(error).toMatchObject({ status: 403, code: 'otp_expired' });
});

test('lets in only one of two people who open a link at the same time', async () => {
  const token = await recoveryToken();
  const attempts = await Promise.all(
    Array.from({ length: 5 }, () => stack.client().auth.verifyOtp({ token_hash: token, type: 'recovery' })),
  );
  expect(attempts.filter(({ error }) => error === null)).toHaveLength(1);
});

test('stores nothing that opens an account', async () => {
  const token = await recoveryToken();
  const { rows } = await stack.database.query<{ token_hash: string }>('select token_hash from auth.one_time_tokens');
  expect(rows.map((row) => row.token_hash)).not.toContain(token);
  for (const { token_hash } of rows) {
    const { error } = await stack.client().auth.verifyOtp({ token_hash, type: 'recovery' });
    expect(error?.code).toBe('otp_expired');
  }
});

test('asks a day-old session for the code of an email before it sets a password', async () => {
  const client = stack.client();
  await client.auth.signInWithPassword({ email: STAFF, password: SEED_PASSWORD });
  await stack.database.query(`update auth.sessions set created_at = created_at - interval '1 day 1 second'`);
  const password = 'a-newer-password';
  expect((await client.auth.updateUser({ password })).error?.code).toBe('reauthentication_needed');
  expect((await client.auth.updateUser({ password, nonce: '000000' })).error?.code).toBe('reauthentication_not_valid');
  expect((await stack.client().auth.signInWithPassword({ email: STAFF, password })).error).not.toBeNull();

  expect((await client.auth.reauthenticate()).error).toBeNull();
  const mails = (await (await fetch(`${stack.origin}/outbox.json`)).json()) as { to: string; text: string }[];
  const nonce = /^\d{6}$/m.exec(mails.find(({ to }) => to === STAFF)?.text ?? '')?.[0] ?? '';
  expect((await client.auth.updateUser({ password, nonce })).error).toBeNull();
  expect((await stack.client().auth.signInWithPassword({ email: STAFF, password })).error).toBeNull();
});
