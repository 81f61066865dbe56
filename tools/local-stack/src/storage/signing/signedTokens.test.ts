import { createHmac } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { createSignedTokens, type SignedTokens } from './signedTokens';

const path = { bucketId: 'club-files', key: 'a/b.pdf' };
const signer = { role: 'authenticated', claims: { sub: 'someone', role: 'authenticated', email: 'a@b.test' } } as const;
let key: JWK;
let tokens: SignedTokens;

beforeAll(async () => {
  key = await exportJWK((await generateKeyPair('ES256', { extractable: true })).privateKey);
  tokens = createSignedTokens(key);
});
afterEach(() => jest.useRealTimers());

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('accepts a token for its path until it expires', () => {
  jest.useFakeTimers({ now: new Date('2025-05-01T09:00:00Z') });
  const token = tokens.signDownload(path, 60);
  jest.setSystemTime(new Date('2025-05-01T09:00:59Z'));
  expect(() => tokens.verifyDownload(token, path)).not.toThrow();
  jest.setSystemTime(new Date('2025-05-01T09:01:00Z'));
  expect(() => tokens.verifyDownload(token, path)).toThrow('This address has expired. Ask for a new one.');
});

test.each([
  ['another key', { bucketId: 'club-files', key: 'a/c.pdf' }],
  ['another bucket', { bucketId: 'brand', key: 'a/b.pdf' }],
  ['a folder of it', { bucketId: 'club-files', key: 'a' }],
])('refuses a token for %s', (_what, other) => {
  expect(() => tokens.verifyDownload(tokens.signDownload(path, 60), other)).toThrow(/signed for something else/);
});

test('keeps reading and writing apart', () => {
  expect(() => tokens.verifyUpload(tokens.signDownload(path, 60), path)).toThrow(/something else/);
  expect(() => tokens.verifyDownload(tokens.signUpload(path, signer, false), path)).toThrow(/something else/);
});

test('remembers who signed an upload, and nothing else about that person', () => {
  expect(tokens.verifyUpload(tokens.signUpload(path, signer, true), path)).toEqual({
    signer: { role: 'authenticated', claims: { role: 'authenticated', sub: 'someone' } },
    upsert: true,
  });
});

describe('forgeries', () => {
  const claims = { url: 'club-files/a/b.pdf', scope: 'download', exp: 4102444800 };
  const withHeader = (header: object, secret: string) => {
    const text = `${encode(header)}.${encode(claims)}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  const forgeries: [string, () => string | null][] = [
    ['none', () => null],
    ['nonsense', () => 'a.b.c'],
    ['no algorithm', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`],
    ['no signature', () => `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}.`],
    ['a guessed key', () => withHeader({ alg: 'HS256', typ: 'JWT' }, 'secret')],
    ['the public key as the secret', () => withHeader({ alg: 'HS256', typ: 'JWT' }, key.x ?? '')],
    ['the private key itself', () => withHeader({ alg: 'HS256', typ: 'JWT' }, key.d ?? '')],
    [
      'a changed path',
      () => {
        const [header, , signature] = tokens.signDownload({ ...path, key: 'a/other.pdf' }, 60).split('.');
        return `${header}.${encode(claims)}.${signature}`;
      },
    ],
    ['a fourth part', () => `${tokens.signDownload(path, 60)}.x`],
  ];
  test.each(forgeries)('refuses %s', (_what, forge) => {
    expect(() => tokens.verifyDownload(forge(), path)).toThrow('This address was not signed here. Ask for a new one.');
  });

  test('refuses a token of another installation', async () => {
    const other = await exportJWK((await generateKeyPair('ES256', { extractable: true })).privateKey);
    expect(() => tokens.verifyDownload(createSignedTokens(other).signDownload(path, 60), path)).toThrow(
      /not signed here/,
    );
  });
});
