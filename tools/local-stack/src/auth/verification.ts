import { DatabaseError } from '../database/databaseError';
import type { Transaction } from '../database/database';
import { isRefusal, refusalOfEveryone } from './admission';
import type { AuthContext } from './authContext';
import { AuthError } from './authError';
import { confirmEmailChange } from './emailChange';
import { spendToken, type Proof, type TokenKind } from './tokens/oneTimeTokens';
import { openSession, type Device } from './sessions/sessions';
import { confirmUser, findUser, isBanned, type User } from './users';

/** The purpose of a link or code, in the words of the client library, and the kinds of token it may spend. */
const kindsOf = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  magiclink: ['recovery_token'],
  recovery: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_current', 'email_change_token_new'],
} as const satisfies Record<string, readonly TokenKind[]>;

export type VerificationType = keyof typeof kindsOf;

export function isVerificationType(type: unknown): type is VerificationType {
  return typeof type === 'string' && Object.hasOwn(kindsOf, type);
}

export type Verified =
  | { kind: 'signed in'; session: Record<string, unknown> }
  /** One of the two addresses of a change is confirmed. */
  | { kind: 'other address awaited' };

/**
 * Spends a proof and signs its account in. This also confirms an address that was not confirmed yet; the product's
 * triggers may refuse that because the invitation was revoked meanwhile.
 * @throws AuthError if the proof is not valid, or no longer
 */
export async function verify(
  context: AuthContext,
  type: VerificationType,
  proof: Proof,
  device: Device,
): Promise<Verified> {
  const { database, tokens } = context;
  const user = await spend(context, type, proof, device);
  if (user === null) return { kind: 'other address awaited' };
  return { kind: 'signed in', session: await openSession(database, tokens, user, device, 'otp') };
}

async function spend(context: AuthContext, type: VerificationType, proof: Proof, device: Device): Promise<User | null> {
  const { database, codeSecret } = context;
  try {
    return await database.transaction({ kind: 'owner' }, async (transaction) => {
      const spent = await spendToken(transaction, codeSecret, proof, kindsOf[type]);
      if (!spent) throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
      if (type === 'email_change' && !(await confirmEmailChange(transaction, spent.userId))) return null;
      await confirmUser(transaction, spent.userId);
      return await requireUser(transaction, spent.userId);
    });
  } catch (error) {
    if (error instanceof DatabaseError && isRefusal(error)) throw await refusalOfEveryone(database, device.address);
    throw error;
  }
}

async function requireUser(transaction: Transaction, userId: string): Promise<User> {
  const user = await findUser(transaction, userId);
  if (!user || isBanned(user)) throw new AuthError(403, 'user_banned', 'User is banned');
  return user;
}
