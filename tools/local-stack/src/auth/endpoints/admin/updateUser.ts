import type { Transaction } from '../../../database/database';
import { DatabaseError } from '../../../database/databaseError';
import { isRefusal, refusalOfEveryone } from '../../admission';
import { objectIn, type Endpoint } from '../../authContext';
import { AuthError } from '../../authError';
import { forgetTokens } from '../../tokens/oneTimeTokens';
import { requireStrongPassword } from '../../passwords/passwordRules';
import { endAllSessions } from '../../sessions/sessions';
import { changeEmail, confirmUser, findUser, mergeMetadata, requireEmail, setPassword, userView } from '../../users';
import { bannedUntil } from './banDuration';
import { requireNamedUser } from './userById';

/** `PUT /admin/users/:id`: address, password, metadata and ban, without asking the person. */
export const updateUserAsAdmin: Endpoint = async (context, authRequest) => {
  const user = await requireNamedUser(context, authRequest);
  const { database, passwords } = context;
  const { body, request } = authRequest;
  const email = body.email === undefined ? user.email : requireEmail(body.email);
  const ban = body.ban_duration === undefined ? undefined : bannedUntil(body.ban_duration, new Date());
  const { password } = body;
  if (typeof password === 'string') requireStrongPassword(password);
  const passwordHash = typeof password === 'string' ? await passwords.hash(password) : null;

  await database
    .transaction({ kind: 'owner' }, async (transaction) => {
      if (email !== null && email !== user.email) await changeEmail(transaction, user.id, email);
      if (body.email_confirm === true) await confirmUser(transaction, user.id);
      if (ban !== undefined) await setBan(transaction, user.id, ban);
      await mergeMetadata(transaction, user.id, 'raw_user_meta_data', objectIn(body, 'user_metadata'));
      await mergeMetadata(transaction, user.id, 'raw_app_meta_data', objectIn(body, 'app_metadata'));
      if (passwordHash === null) return;
      await setPassword(transaction, user.id, passwordHash);
      await forgetTokens(transaction, user.id);
      await endAllSessions(transaction, user.id);
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof DatabaseError && isRefusal(error))) throw error;
      if (error.code === '23505') throw emailExists();
      throw await refusalOfEveryone(database, request.remoteAddress);
    });
  return userView((await findUser(database, user.id)) ?? user);
};

async function setBan(transaction: Transaction, userId: string, until: Date | null): Promise<void> {
  await transaction.query('update auth.users set banned_until = $2, updated_at = now() where id = $1', [
    userId,
    until?.toISOString() ?? null,
  ]);
}

function emailExists(): AuthError {
  return new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
}
