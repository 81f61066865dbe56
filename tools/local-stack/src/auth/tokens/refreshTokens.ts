import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from '../../database/database';
import { AuthError } from '../authError';
import { findUser, isBanned, type User } from '../users';

/** Seconds in which a spent refresh token still works, because two tabs may refresh at the same moment. */
const REUSE_GRACE_SECONDS = 10;

interface StoredToken {
  id: string;
  user_id: string;
  session_id: string;
  revoked: boolean;
  seconds_since_use: number;
}

export type Rotation =
  { kind: 'rotated'; user: User; sessionId: string; refreshToken: string } | { kind: 'refused'; error: AuthError };

/**
 * Spends a token and makes the next one. Returns a refusal instead of throwing it, because the end of the session must
 * be committed.
 */
export async function rotate(transaction: Transaction, spent: string): Promise<Rotation> {
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
  // A second use within the grace period must not extend it.
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

export async function storeToken(
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

export function newRefreshToken(): string {
  return randomBytes(24).toString('base64url');
}

/** Only the digest is stored, so a reader of the table cannot use it. */
function digest(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
