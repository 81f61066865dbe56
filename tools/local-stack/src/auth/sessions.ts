import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database';
import { ACCESS_TOKEN_SECONDS, type AccessTokens } from './accessTokens';
import { newRefreshToken, rotate, storeToken } from './refreshTokens';
import { userView, type User } from './users';

export interface Device {
  address: string;
  userAgent: string;
}

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
