import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/database';
import { ACCESS_TOKEN_SECONDS, type AccessTokens } from '../tokens/accessTokens';
import { newRefreshToken, rotate, storeToken } from '../tokens/refreshTokens';
import { userView, type User } from '../users';

export interface Device {
  address: string;
  userAgent: string;
}

/** How a person proved who they are: by password, or by an email they received. */
type SignInMethod = 'password' | 'otp';

/** Whether the account has a session that started at a network address. Ended sessions do not count. */
export async function hasSignedInFrom(database: Database, email: string, address: string): Promise<boolean> {
  const { rows } = await database.query(
    `select from auth.sessions join auth.users on users.id = sessions.user_id where users.email = $1 and sessions.ip = $2 limit 1`,
    [email, address],
  );
  return rows.length > 0;
}

/** Opens a session after a sign-in. @returns what the client library stores */
export async function openSession(
  database: Database,
  tokens: AccessTokens,
  user: User,
  device: Device,
  method: SignInMethod = 'password',
): Promise<Record<string, unknown>> {
  const sessionId = randomUUID();
  const refreshToken = newRefreshToken();
  await database.transaction({ kind: 'owner' }, async (transaction) => {
    await transaction.query(
      `insert into auth.sessions (id, user_id, aal, user_agent, ip, created_at, updated_at)
       values ($1, $2, 'aal1', $3, $4, now(), now())`,
      [sessionId, user.id, device.userAgent, device.address],
    );
    await transaction.query(
      `insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
       values ($1, $2, $3, now(), now())`,
      [randomUUID(), sessionId, method],
    );
    await storeToken(transaction, refreshToken, user.id, sessionId, null);
    await transaction.query('update auth.users set last_sign_in_at = now() where id = $1', [user.id]);
  });
  const proofs = [{ method, timestamp: Math.floor(Date.now() / 1000) }];
  return sessionView(tokens, { ...user, last_sign_in_at: new Date() }, { id: sessionId, proofs }, refreshToken);
}

/**
 * Exchanges a refresh token for a new state of its session. If a token was spent longer ago than the grace period, it
 * was copied, so its whole session ends.
 * @throws AuthError if the token is unknown or spent
 */
export async function refreshSession(
  database: Database,
  tokens: AccessTokens,
  refreshToken: string,
): Promise<Record<string, unknown>> {
  const rotation = await database.transaction({ kind: 'owner' }, (transaction) => rotate(transaction, refreshToken));
  if (rotation.kind === 'refused') throw rotation.error;
  const { rows: proofs } = await database.query<ProofOfSession>(
    `select authentication_method as method, extract(epoch from created_at)::int as timestamp
     from auth.mfa_amr_claims where session_id = $1`,
    [rotation.sessionId],
  );
  return sessionView(tokens, rotation.user, { id: rotation.sessionId, proofs }, rotation.refreshToken);
}

export type LogoutScope = 'global' | 'local' | 'others';

/** Ends sessions and their refresh tokens. */
export async function endSessions(
  database: Database,
  scope: LogoutScope,
  userId: string,
  sessionId: string,
): Promise<void> {
  if (scope === 'global') return endAllSessions(database, userId);
  const ended = { local: 'id = $2', others: 'id <> $2' }[scope];
  await database.query(`delete from auth.sessions where user_id = $1 and ${ended}`, [userId, sessionId]);
}

/** Ends every session of an account and their refresh tokens. */
export async function endAllSessions(database: Pick<Database, 'query'>, userId: string): Promise<void> {
  await database.query('delete from auth.sessions where user_id = $1', [userId]);
}

export async function findSession(database: Database, sessionId: string): Promise<{ created_at: Date } | null> {
  const { rows } = await database.query<{ created_at: Date }>('select created_at from auth.sessions where id = $1', [
    sessionId,
  ]);
  return rows[0] ?? null;
}

/** One entry of the claim `amr`. The time is in seconds. */
interface ProofOfSession {
  method: string;
  timestamp: number;
}

async function sessionView(
  tokens: AccessTokens,
  user: User,
  session: { id: string; proofs: ProofOfSession[] },
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
    amr: session.proofs,
    session_id: session.id,
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
