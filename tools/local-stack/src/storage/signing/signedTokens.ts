import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { JWK } from 'jose';
import * as z from 'zod';
import { isApiRole, type ApiRole } from '../../database/database';
import type { Caller } from '../../rest/restRequest';
import { invalidToken } from '../storageError';

/** The permitted use of a signed address. */
interface SignedPath {
  bucketId: string;
  key: string;
}

export interface SignedTokens {
  /** @param expiresIn seconds */
  signDownload(path: SignedPath, expiresIn: number): string;
  /** @throws StorageError 400 if the token is not for this path or has expired */
  verifyDownload(token: string | null, path: SignedPath): void;
  signUpload(path: SignedPath, signer: Caller, upsert: boolean): string;
  /** The person who signed an upload to this path. @throws StorageError 400 as for a download */
  verifyUpload(token: string | null, path: SignedPath): { signer: Caller; upsert: boolean };
}

/** Lifetime of an upload address in seconds, as in a hosted project. */
const UPLOAD_SECONDS = 2 * 60 * 60;

const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

const claimsShape = z.object({
  url: z.string(),
  scope: z.enum(['download', 'upload']),
  exp: z.number(),
  sub: z.string().optional(),
  role: z.custom<ApiRole>(isApiRole).optional(),
  upsert: z.boolean().optional(),
});
type Claims = z.output<typeof claimsShape>;

/**
 * Tokens in signed addresses: JWTs in HS256. Their key is derived from the installation's and used for nothing else, so
 * none of them is ever a valid access token, nor the other way round.
 */
export function createSignedTokens(signing: JWK): SignedTokens {
  if (!signing.d) throw new Error('the signing key has no private part');
  const secret = Buffer.from(hkdfSync('sha256', signing.d, '', 'signed storage addresses', 32));
  const signatureOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');

  function sign(claims: Omit<Claims, 'exp'>, expiresIn: number): string {
    const issuedAt = now();
    const text = `${HEADER}.${encode({ ...claims, iat: issuedAt, exp: issuedAt + expiresIn })}`;
    return `${text}.${signatureOf(text)}`;
  }

  function verify(token: string | null, path: SignedPath, scope: Claims['scope']): Claims {
    const [header, payload, signature, ...more] = (token ?? '').split('.');
    const isOurs =
      // The only header that we write: no other algorithm is ever accepted.
      header === HEADER &&
      payload &&
      signature &&
      more.length === 0 &&
      isSame(signature, signatureOf(`${header}.${payload}`));
    if (!isOurs) throw invalidToken('This address was not signed here. Ask for a new one.');
    const claims = claimsShape.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
    if (claims.scope !== scope || claims.url !== urlOf(path)) {
      throw invalidToken('This address was signed for something else. Ask for one for this file.');
    }
    if (claims.exp <= now()) throw invalidToken('This address has expired. Ask for a new one.');
    return claims;
  }

  return {
    signDownload: (path, expiresIn) => sign({ url: urlOf(path), scope: 'download' }, expiresIn),
    verifyDownload: (token, path) => void verify(token, path, 'download'),
    signUpload: (path, { role, claims }, upsert) =>
      sign(
        { url: urlOf(path), scope: 'upload', role, upsert, ...(typeof claims.sub === 'string' && { sub: claims.sub }) },
        UPLOAD_SECONDS,
      ),
    verifyUpload: (token, path) => {
      const { role, sub, upsert } = verify(token, path, 'upload');
      if (!role) throw invalidToken('This address does not say who signed it. Ask for a new one.');
      return { signer: { role, claims: { role, ...(sub && { sub }) } }, upsert: upsert ?? false };
    },
  };
}

function urlOf({ bucketId, key }: SignedPath): string {
  return `${bucketId}/${key}`;
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
