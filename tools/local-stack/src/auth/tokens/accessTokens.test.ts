import { createHmac } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';
import { createAccessTokens, type AccessTokens } from './accessTokens';

const ISSUER = 'http://127.0.0.1:4530/auth/v1';
const claims = { sub: '7d5b5f0e-52e1-4a3f-9d55-0c8d6f1c2a11', role: 'authenticated' };
let signing: JWK;
let privateKey: CryptoKey;
let tokens: AccessTokens;

beforeAll(async () => {
  ({ privateKey } = await generateKeyPair('ES256', { extractable: true }));
  signing = { ...(await exportJWK(privateKey)), alg: 'ES256', kid: 'test' };
  tokens = await createAccessTokens(signing, ISSUER);
});

function signed(changes: { issuer?: string; audience?: string; expiresAt?: string | number; payload?: object } = {}) {
  const { issuer = ISSUER, audience = 'authenticated', expiresAt = '1h', payload = claims } = changes;
  return new SignJWT({ ...payload })
    .setProtectedHeader({ alg: 'ES256' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime(expiresAt)
    .sign(privateKey);
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('accepts a signed token for an hour', async () => {
  const { token, expiresAt } = await tokens.sign(claims);
  const verification = await tokens.verify(token);
  expect(verification).toMatchObject({
    kind: 'valid',
    claims: { ...claims, iss: ISSUER, aud: 'authenticated', exp: expiresAt },
  });
  if (verification.kind === 'valid') expect(expiresAt - (verification.claims.iat ?? 0)).toBe(3600);
});

test('recognizes an expired token', async () => {
  const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
  expect(await tokens.verify(await signed({ expiresAt: anHourAgo }))).toEqual({ kind: 'expired' });
});

test('recognizes that a token has expired since it was first verified', async () => {
  const { token, expiresAt } = await tokens.sign(claims);
  expect(await tokens.verify(token)).toMatchObject({ kind: 'valid' });
  jest.useFakeTimers({ now: expiresAt * 1000 });
  expect(await tokens.verify(token)).toEqual({ kind: 'expired' });
  jest.useRealTimers();
});

test.each([
  ['another issuer', () => signed({ issuer: 'http://127.0.0.1:9999/auth/v1' })],
  ['another audience', () => signed({ audience: 'someone' })],
  ['no subject', () => signed({ payload: { role: 'authenticated' } })],
  ['no role', () => signed({ payload: { sub: claims.sub } })],
  ['nonsense', async () => 'aaa.bbb.ccc'],
  ['nothing', async () => ''],
])('refuses %s', async (_what, make) => {
  expect(await tokens.verify(await make())).toEqual({ kind: 'invalid' });
});

test('refuses a token without expiry', async () => {
  const eternal = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256' })
    .setIssuer(ISSUER)
    .setAudience('authenticated')
    .sign(privateKey);
  expect(await tokens.verify(eternal)).toEqual({ kind: 'invalid' });
});

test('refuses a token signed by another installation', async () => {
  const other = await generateKeyPair('ES256', { extractable: true });
  const foreign = await createAccessTokens({ ...(await exportJWK(other.privateKey)), alg: 'ES256' }, ISSUER);
  const { token } = await foreign.sign(claims);
  expect(await tokens.verify(token)).toEqual({ kind: 'invalid' });
});

test('refuses a token without a signature, and one signed with the public key', async () => {
  const payload = encode({ ...claims, iss: ISSUER, aud: 'authenticated', exp: 4102444800 });
  expect(await tokens.verify(`${encode({ alg: 'none' })}.${payload}.`)).toEqual({ kind: 'invalid' });
  const head = encode({ alg: 'HS256', typ: 'JWT' });
  const mac = createHmac('sha256', JSON.stringify(tokens.publicKeys.keys[0]))
    .update(`${head}.${payload}`)
    .digest('base64url');
  expect(await tokens.verify(`${head}.${payload}.${mac}`)).toEqual({ kind: 'invalid' });
});

test('publishes keys without private parts', () => {
  expect(tokens.publicKeys.keys).toEqual([expect.objectContaining({ kty: 'EC', crv: 'P-256', kid: 'test' })]);
  expect(tokens.publicKeys.keys[0]).not.toHaveProperty('d');
});
