import type { Database } from '../database/database';
import type { StackRequest } from '../http/message';
import type { AccessTokens, Claims } from './accessTokens';
import { AuthError } from './authError';
import type { PasswordHasher } from './passwords/passwordHasher';
import { sessionExists } from './sessions';
import type { SignInLimit } from './signInLimit';
import { findUser, type User } from './users';

export interface AuthContext {
  database: Database;
  tokens: AccessTokens;
  passwords: PasswordHasher;
  signInLimit: SignInLimit;
}

export interface AuthRequest {
  request: StackRequest;
  /** Body of the request, an object; empty when there is none. */
  body: Record<string, unknown>;
}

/** Answers a value as json, or nothing at all (204). */
export type Endpoint = (context: AuthContext, request: AuthRequest) => Promise<unknown>;

export interface SignedIn {
  user: User;
  sessionId: string;
}

/**
 * Who the bearer token belongs to, as long as the session lives.
 * @throws AuthError when the token or the session is not valid any more
 */
export async function requireSession(context: AuthContext, { request }: AuthRequest): Promise<SignedIn> {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!bearer) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const verification = await context.tokens.verify(bearer);
  if (verification.kind !== 'valid') {
    const reason = verification.kind === 'expired' ? 'token is expired' : 'unable to parse or verify signature';
    throw new AuthError(403, 'bad_jwt', `invalid JWT: ${reason}`);
  }
  const { sub, sessionId } = subjectOf(verification.claims);
  if (!(await sessionExists(context.database, sessionId))) {
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  const user = await findUser(context.database, sub);
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  return { user, sessionId };
}

function subjectOf(claims: Claims): { sub: string; sessionId: string } {
  const { sub, session_id: sessionId } = claims;
  if (typeof sub === 'string' && typeof sessionId === 'string') return { sub, sessionId };
  throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub or session_id');
}

export function requireText(body: Record<string, unknown>, name: string): string {
  const value = body[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new AuthError(400, 'validation_failed', `${name} is missing`);
}

/** An object in the body; an empty one when it is missing or something else. */
export function objectIn(body: Record<string, unknown>, name: string): Record<string, unknown> {
  const value = body[name];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
