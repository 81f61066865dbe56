import type { Transaction } from '../database/database';
import { DatabaseError } from '../database/databaseError';
import type { AuthContext } from './authContext';
import { AuthError } from './authError';
import { forgetTokens } from './tokens/oneTimeTokens';
import { sendToken } from './tokens/sendToken';
import { changeEmail, findUserByEmail, prepareEmailChange, type User } from './users';

/**
 * Starts a change of address: emails the old and the new address, and both must confirm it. A new address that already
 * has an account gets no email, and the caller gets the same answer.
 */
export async function beginEmailChange(
  context: AuthContext,
  user: User,
  newEmail: string,
  redirectTo: string,
): Promise<void> {
  const { database } = context;
  await forgetTokens(database, user.id, ['email_change_token_current', 'email_change_token_new']);
  await prepareEmailChange(database, user.id, newEmail);
  await sendToken(context, user.id, 'email_change_current', user.email ?? '', redirectTo);
  if (await findUserByEmail(database, newEmail)) return;
  await sendToken(context, user.id, 'email_change_new', newEmail, redirectTo);
}

/** Counts one confirmation. @returns whether it was the second one, which changes the address */
export async function confirmEmailChange(transaction: Transaction, userId: string): Promise<boolean> {
  const first = await transaction.query(
    'update auth.users set email_change_confirm_status = 1 where id = $1 and email_change_confirm_status = 0',
    [userId],
  );
  if (first.affectedRows > 0) return false;
  const { rows } = await transaction.query<{ email_change: string }>(
    'select email_change from auth.users where id = $1',
    [userId],
  );
  try {
    await changeEmail(transaction, userId, rows[0]?.email_change ?? '');
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === '23505')) throw error;
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
  }
  return true;
}
