import { createHmac, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { importJWK, SignJWT, type JWTPayload } from 'jose';
import { SEED_PASSWORD, startProductStack, type ProductStack } from '../../testing/productStack';

// Tokens that must open nothing, sent to every service of the gateway (rest, auth, functions) as a client would send
// them.

const STAFF = 'staff@pinehollow.test';
let stack: ProductStack;
let genuine: { accessToken: string; claims: JWTPayload };

beforeAll(async () => {
  stack = await startProductStack();
  const { data } = await stack.client().auth.signInWithPassword({ email: STAFF, password: SEED_PASSWORD });
  const accessToken = data.session?.access_token ?? '';
  genuine = { accessToken, claims: decode(accessToken.split('.')[1] ?? '') };
}, 60_000);
afterAll(() => stack.close());

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as JWTPayload;
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

/** Signed with the stack's own key: only the claims are wrong. */
async function signed(changes: JWTPayload): Promise<string> {
  const key = await importJWK(stack.keys.signing, 'ES256');
  const claims = Object.fromEntries(
    Object.entries({ ...genuine.claims, exp: inAnHour(), ...changes }).filter(([, value]) => value !== undefined),
  );
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: stack.keys.signing.kid }).sign(key);
}

/** Signed with a public secret: what a verifier would accept if it used the public key as the secret. */
function signedWith(secret: string, claims: object): string {
  const head = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`;
}

async function publicKeys(): Promise<{ keys: Record<string, string>[] }> {
  const response = await fetch(`${stack.origin}/auth/v1/.well-known/jwks.json`);
  return (await response.json()) as { keys: Record<string, string>[] };
}

const superClaims = () => ({ ...genuine.claims, role: 'service_role', exp: inAnHour() });

const forgeries: [name: string, make: () => Promise<string>][] = [
  ['nonsense', async () => 'aaa.bbb.ccc'],
  ['no signature, alg none', async () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(superClaims())}.`],
  ['alg None, in another spelling', async () => `${encode({ alg: 'None' })}.${encode(superClaims())}.`],
  ['a signature of nothing', async () => genuine.accessToken.replace(/\.[^.]*$/, '.')],
  [
    'other claims under the genuine signature',
    async () => genuine.accessToken.replace(/\.[^.]*\./, `.${encode(superClaims())}.`),
  ],
  ['the public key as a secret', async () => signedWith(JSON.stringify((await publicKeys()).keys[0]), superClaims())],
  [
    'the public key as a secret, in PEM',
    async () => {
      const [key = {}] = (await publicKeys()).keys;
      const pem = createPublicKey({ key: { ...key }, format: 'jwk' }).export({ format: 'pem', type: 'spki' });
      return signedWith(String(pem), superClaims());
    },
  ],
  ['the publishable key as a secret', async () => signedWith(stack.keys.publishable, superClaims())],
  ['an empty secret', async () => signedWith('', superClaims())],
  ['an expired token', () => signed({ exp: Math.floor(Date.now() / 1000) - 60 })],
  ['a token that does not expire', () => signed({ exp: undefined })],
  ['another project’s issuer', () => signed({ iss: 'https://another.supabase.co/auth/v1' })],
  ['no issuer', () => signed({ iss: undefined })],
  ['another audience', () => signed({ aud: 'someone' })],
  ['no audience', () => signed({ aud: undefined })],
  ['no subject', () => signed({ sub: undefined })],
  ['no role', () => signed({ role: undefined })],
  [
    'another project’s key under our key’s name',
    async () => {
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      return new SignJWT({ ...genuine.claims, exp: inAnHour() })
        .setProtectedHeader({ alg: 'ES256', kid: stack.keys.signing.kid })
        .sign(privateKey);
    },
  ],
  [
    'a key that the token brings along',
    async () => {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      return new SignJWT({ ...genuine.claims, exp: inAnHour() })
        .setProtectedHeader({ alg: 'ES256', jwk: publicKey.export({ format: 'jwk' }) })
        .sign(privateKey);
    },
  ],
];

const doors: [door: string, call: (headers: Record<string, string>) => Promise<Response>][] = [
  ['rest', (headers) => fetch(`${stack.origin}/rest/v1/rpc/platform_manifest`, { method: 'POST', headers })],
  ['auth', (headers) => fetch(`${stack.origin}/auth/v1/user`, { headers })],
  ['admin', (headers) => fetch(`${stack.origin}/auth/v1/admin/users`, { headers })],
  ['functions', (headers) => fetch(`${stack.origin}/functions/v1/nothing`, { method: 'POST', headers })],
];

test.each(forgeries)('every service refuses: %s', async (_name, make) => {
  const authorization = `Bearer ${await make()}`;
  for (const [door, call] of doors) {
    const { status } = await call({ apikey: stack.keys.publishable, authorization });
    expect({ door, refused: status === 401 || status === 403 }).toEqual({ door, refused: true });
  }
});

test('every service accepts the genuine token, so the refusals above are about the tokens', async () => {
  const headers = { apikey: stack.keys.publishable, authorization: `Bearer ${genuine.accessToken}` };
  const statuses = await Promise.all(doors.map(async ([, call]) => (await call(headers)).status));
  expect(statuses).toEqual([200, 200, 403, 404]);
  expect(await signed({})).not.toBe(genuine.accessToken);
  const resigned = { ...headers, authorization: `Bearer ${await signed({})}` };
  expect((await fetch(`${stack.origin}/auth/v1/user`, { headers: resigned })).status).toBe(200);
});

test('calls a function without a key, as a calendar does, and refuses a wrong key', async () => {
  const ask = (headers: Record<string, string>) => fetch(`${stack.origin}/functions/v1/nothing`, { headers });
  expect((await ask({})).status).toBe(404);
  expect((await ask({ apikey: 'wrong' })).status).toBe(401);
  expect((await fetch(`${stack.origin}/rest/v1/rpc/platform_manifest`, { method: 'POST' })).status).toBe(401);
});

test('refuses a role of the database in every signed token', async () => {
  for (const role of ['postgres', 'supabase_auth_admin', 'authenticator']) {
    const headers = { Authorization: `Bearer ${await signed({ role })}` };
    expect((await stack.client(headers).from('profiles').update({ role: 'user' }).neq('role', 'user')).status).toBe(
      401,
    );
  }
  const { rows } = await stack.database.query(`select from public.profiles where role = 'super_admin'`);
  expect(rows).toHaveLength(1);
});

test('leaves nothing usable after signing out everywhere', async () => {
  const client = stack.client();
  const { data } = await client.auth.signInWithPassword({ email: STAFF, password: SEED_PASSWORD });
  const { access_token: accessToken = '', refresh_token: refreshToken = '' } = data.session ?? {};
  const other = stack.client();
  await other.auth.signInWithPassword({ email: STAFF, password: SEED_PASSWORD });
  expect((await client.auth.signOut()).error).toBeNull();

  expect((await stack.client().auth.getUser(accessToken)).error).not.toBeNull();
  expect((await stack.client().auth.refreshSession({ refresh_token: refreshToken })).error).toMatchObject({
    code: 'refresh_token_not_found',
  });
  expect((await other.auth.getUser()).error).not.toBeNull();
  expect((await other.auth.refreshSession()).error).not.toBeNull();
  const { rows } = await stack.database.query(
    `select from auth.sessions join auth.users on users.id = sessions.user_id where email = $1`,
    [STAFF],
  );
  expect(rows).toEqual([]);
});
