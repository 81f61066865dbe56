import { errors, importJWK, jwtVerify, SignJWT, type JWK, type JWTPayload } from 'jose';

/** Lifetime of an access token in seconds, as in a hosted project. */
export const ACCESS_TOKEN_SECONDS = 3600;

const AUDIENCE = 'authenticated';
const ALGORITHM = 'ES256';

export type Claims = JWTPayload & Record<string, unknown>;

type Verification =
  | { kind: 'valid'; claims: Claims }
  | { kind: 'expired' }
  /** Not a token, or not signed by this installation, for this audience, with this algorithm. */
  | { kind: 'invalid' };

export interface AccessTokens {
  /** Signs claims; issuer, audience, issue and expiry are added. */
  sign(claims: Record<string, unknown>): Promise<{ token: string; expiresAt: number }>;
  verify(token: string): Promise<Verification>;
  /** The answer of `/.well-known/jwks.json`. */
  publicKeys: { keys: JWK[] };
}

/**
 * How many verified tokens are kept, so that their signature is checked once. Checking it takes as long as answering a
 * short read.
 */
const KEPT_TOKENS = 1000;

/** @param issuer `<origin>/auth/v1`: tokens of other installations are refused */
export async function createAccessTokens(signing: JWK, issuer: string): Promise<AccessTokens> {
  const { d: _private, ...publicJwk } = signing;
  const privateKey = await importJWK(signing, ALGORITHM);
  const publicKey = await importJWK(publicJwk, ALGORITHM);
  const verified = new Map<string, Claims & { exp: number }>();
  return {
    publicKeys: { keys: [{ ...publicJwk, key_ops: ['verify'] }] },
    sign: async (claims) => {
      const issuedAt = Math.floor(Date.now() / 1000);
      const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS;
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', ...(signing.kid && { kid: signing.kid }) })
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(privateKey);
      return { token, expiresAt };
    },
    verify: async (token) => {
      const known = verified.get(token);
      if (known) return known.exp > Date.now() / 1000 ? { kind: 'valid', claims: known } : { kind: 'expired' };
      try {
        const { payload } = await jwtVerify(token, publicKey, {
          algorithms: [ALGORITHM],
          issuer,
          audience: AUDIENCE,
          requiredClaims: ['exp', 'sub', 'role'],
        });
        const claims = Object.freeze(payload as Claims & { exp: number });
        if (verified.size >= KEPT_TOKENS) verified.delete(verified.keys().next().value as string);
        verified.set(token, claims);
        return { kind: 'valid', claims };
      } catch (error) {
        return { kind: error instanceof errors.JWTExpired ? 'expired' : 'invalid' };
      }
    },
  };
}
