import { AuthError } from '../authError';
import { objectIn, requireSession, type Endpoint } from '../authContext';
import { requireStrongPassword } from '../passwords/passwordRules';
import { endSessions } from '../sessions';
import { findUser, normaliseEmail, userView } from '../users';

/** `GET /user`: who the token belongs to, read from the database. */
export const readUser: Endpoint = async (context, authRequest) =>
  userView((await requireSession(context, authRequest)).user);

/** `PUT /user`: own metadata and password. A new password ends the other sessions. */
export const updateUser: Endpoint = async (context, authRequest) => {
  const { database, passwords } = context;
  const { body } = authRequest;
  const { user, sessionId } = await requireSession(context, authRequest);
  if (body.email !== undefined && normaliseEmail(body.email) !== user.email) {
    throw new AuthError(422, 'email_change_unsupported', 'The address of an account cannot be changed here.');
  }
  await database.query(
    `update auth.users set raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || $2::jsonb, updated_at = now()
     where id = $1`,
    [user.id, JSON.stringify(objectIn(body, 'data'))],
  );
  if (typeof body.password === 'string') {
    requireStrongPassword(body.password);
    if (await passwords.matches(body.password, user.encrypted_password)) {
      throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
    }
    const hash = await passwords.hash(body.password);
    await database.query('update auth.users set encrypted_password = $2, updated_at = now() where id = $1', [
      user.id,
      hash,
    ]);
    await endSessions(database, 'others', user.id, sessionId);
  }
  const updated = await findUser(database, user.id);
  return userView(updated ?? user);
};
