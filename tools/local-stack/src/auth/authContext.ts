import type { Database } from '../database/database';
import type { StackRequest, StackResponse } from '../http/message';
import type { AccessTokens, Claims } from './tokens/accessTokens';
import { AuthError } from './authError';
import type { CodeLimit } from './limits/codeLimit';
import type { MailLimit } from './limits/mailLimit';
import type { ResetPause } from './limits/resetPause';
import type { SignInLimit } from './limits/signInLimit';
import type { AuthMailer } from './mail/authMailer';
import type { PasswordHasher } from './passwords/passwordHasher';
import { findSession } from './sessions/sessions';
import { findUser, type User } from './users';

export interface AuthContext {
  /** The address of the site and of this service: links in emails start with it. */
  origin: string;
  database: Database;
  tokens: AccessTokens;
  passwords: PasswordHasher;
  /** Derives the codes of emails. */
  codeSecret: string;
  mailer: AuthMailer;
  signInLimit: SignInLimit;
  mailLimit: MailLimit;
  resetPause: ResetPause;
  codeLimit: CodeLimit;
}

export interface AuthRequest {
  request: StackRequest;
  /** Body of the request, an object; empty without one. */
  body: Record<string, unknown>;
  /** The values of the `:name` parts of the endpoint's path. */
  parameters: Record<string, string>;
  /** Whether the caller has the secret key, which administers accounts. */
  isService: boolean;
}

/** Sends a value as JSON, nothing (204), or an AuthAnswer. */
export type Endpoint = (context: AuthContext, request: AuthRequest) => Promise<unknown>;

/** An answer with more than a body: headers, a redirect. */
export class AuthAnswer {
  constructor(readonly response: StackResponse) {}
}

export interface SignedIn {
  user: User;
  sessionId: string;
  /** Milliseconds since the session was opened. */
  sessionAge: number;
}

/**
 * The account of the bearer token, while its session lives.
 * @throws AuthError if the token or the session is no longer valid
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
  const session = await findSession(context.database, sessionId);
  if (!session) {
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  const user = await findUser(context.database, sub);
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  return { user, sessionId, sessionAge: Date.now() - session.created_at.getTime() };
}

/** @throws AuthError unless the caller has the secret key */
export function requireService({ isService }: AuthRequest): void {
  if (!isService) throw new AuthError(403, 'not_admin', 'User not allowed');
}

function subjectOf(claims: Claims): { sub: string; sessionId: string } {
  const { sub, session_id: sessionId } = claims;
  if (typeof sub === 'string' && typeof sessionId === 'string') return { sub, sessionId };
  throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub or session_id');
}

/**
 * Links in emails pass the session in the hash of the page. The client's PKCE flow would wait for a code instead.
 * @throws AuthError if the client uses that flow
 */
export function requireImplicitFlow(body: Record<string, unknown>): void {
  if (!body.code_challenge) return;
  throw new AuthError(
    400,
    'validation_failed',
    "Emails are for flowType 'implicit': create the client without 'pkce'.",
  );
}

export function requireText(body: Record<string, unknown>, name: string): string {
  const value = body[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new AuthError(400, 'validation_failed', `${name} is missing`);
}

/** The object in the body; an empty one if it is missing or not an object. */
export function objectIn(body: Record<string, unknown>, name: string): Record<string, unknown> {
  const value = body[name];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
