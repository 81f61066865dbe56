import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../database/database';
import { ACCESS_TOKEN_SECONDS, type AccessTokens } from './accessTokens';
import { AuthError } from './authError';
import { findUser, userView, type User } from './users';

/** Seconds in which a spent refresh token still works: two tabs may refresh at the same moment. */
const REUSE_GRACE_SECONDS = 10;

export interface Device {
  address: string;
  userAgent: string;
}

interface StoredToken {
  id: string;
  user_id: string;
  session_id: string;
  revoked: boolean;
  seconds_since_use: number;
}

type Rotation = { kind: 'rotated'; user: User; sessionId: string; refreshToken: string } | { kind: 'refused'; error: AuthError };

/** Opens a session after a sign-in. @returns what the client library stores */
export async function openSession(
  database: Database,
  tokens: AccessTokens,
  user: User,
  device: Device,
): Promise<Record<string, unknown>> {
  const sessionId = randomUUID();
  const refreshToken = newRefreshToken();
  await database.transaction({ kind: 'owner' }, async (transaction) => {
    await transaction.query(
      `insert into auth.sessions (id, user_id, aal, user_agent, ip, created_at, updated_at)
       values ($1, $2, 'aal1', $3, $4, now(), now())`,
      [sessionId, user.id, device.userAgent, device.address],
    );
    await storeToken(transaction, refreshToken, user.id, sessionId, null);
    await transaction.query('update auth.users set last_sign_in_at = now() where id = $1', [user.id]);
  });
  return sessionView(tokens, { ...user, last_sign_in_at: new Date() }, sessionId, refreshToken);
}

/**
 * Exchanges a refresh token for a new session state. A token that was spent before the grace has been
 * copied by someone: its whole session ends.
 * @throws AuthError when the token is unknown or spent
 */
export async function refreshSession(
  database: Database,
  tokens: AccessTokens,
  refreshToken: string,
): Promise<Record<string, unknown>> {
  const rotation = await database.transaction({ kind: 'owner' }, (transaction) => rotate(transaction, refreshToken));
  if (rotation.kind === 'refused') throw rotation.error;
  return sessionView(tokens, rotation.user, rotation.sessionId, rotation.refreshToken);
}

/** Refusals are returned, not thrown: ending the session must be committed. */
async function rotate(transaction: Transaction, spent: string): Promise<Rotation> {
  const { rows } = await transaction.query<StoredToken>(
    `select id, user_id, session_id, revoked, extract(epoch from clock_timestamp() - updated_at)::float8 as seconds_since_use
     from auth.refresh_tokens where token = $1 for update`,
    [digest(spent)],
  );
  const stored = rows[0];
  if (!stored) return refused('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  if (stored.revoked && stored.seconds_since_use > REUSE_GRACE_SECONDS) {
    await transaction.query('delete from auth.sessions where id = $1', [stored.session_id]);
    return refused('refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  }
  const user = await findUser(transaction, stored.user_id);
  if (!user || isBanned(user)) return refused('user_banned', 'User is banned');
  const refreshToken = newRefreshToken();
  // A second use within the grace must not prolong it.
  await transaction.query(
    'update auth.refresh_tokens set revoked = true, updated_at = clock_timestamp() where id = $1 and not revoked',
    [stored.id],
  );
  await storeToken(transaction, refreshToken, user.id, stored.session_id, digest(spent));
  await transaction.query('update auth.sessions set refreshed_at = now(), updated_at = now() where id = $1', [
    stored.session_id,
  ]);
  return { kind: 'rotated', user, sessionId: stored.session_id, refreshToken };
}

export type LogoutScope = 'global' | 'local' | 'others';

/** Ends sessions; their refresh tokens go with them. */
export async function endSessions(
  database: Database,
  scope: LogoutScope,
  userId: string,
  sessionId: string,
): Promise<void> {
  const ended: Record<LogoutScope, string> = { global: 'true', local: 'id = $2', others: 'id <> $2' };
  const parameters = scope === 'global' ? [userId] : [userId, sessionId];
  await database.query(`delete from auth.sessions where user_id = $1 and ${ended[scope]}`, parameters);
}

export async function sessionExists(database: Database, sessionId: string): Promise<boolean> {
  const { rows } = await database.query('select from auth.sessions where id = $1', [sessionId]);
  return rows.length > 0;
}

export function isBanned({ banned_until }: User): boolean {
  return banned_until !== null && banned_until.getTime() > Date.now();
}

async function sessionView(
  tokens: AccessTokens,
  user: User,
  sessionId: string,
  refreshToken: string,
): Promise<Record<string, unknown>> {
  const { token, expiresAt } = await tokens.sign({
    sub: user.id,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    role: user.role,
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) }],
    session_id: sessionId,
    is_anonymous: user.is_anonymous,
  });
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: userView(user),
  };
}

async function storeToken(
  transaction: Transaction,
  token: string,
  userId: string,
  sessionId: string,
  parent: string | null,
): Promise<void> {
  await transaction.query(
    `insert into auth.refresh_tokens (token, user_id, session_id, parent, revoked, created_at, updated_at)
     values ($1, $2, $3, $4, false, clock_timestamp(), clock_timestamp())`,
    [digest(token), userId, sessionId, parent],
  );
}

function refused(code: string, message: string): Rotation {
  return { kind: 'refused', error: new AuthError(400, code, message) };
}

function newRefreshToken(): string {
  return randomBytes(24).toString('base64url');
}

/** Only the digest is stored: whoever reads the table cannot use what is in it. */
function digest(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
