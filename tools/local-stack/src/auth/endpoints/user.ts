import type { AuthContext } from '../authContext';
import { AuthError } from '../authError';
import { objectIn, requireImplicitFlow, requireSession, type Endpoint, type SignedIn } from '../authContext';
import { beginEmailChange } from '../emailChange';
import { forgetTokens, spendToken } from '../tokens/oneTimeTokens';
import { requireStrongPassword } from '../passwords/passwordRules';
import { allowedRedirect } from '../redirects';
import { endSessions } from '../sessions/sessions';
import { findUser, mergeMetadata, requireEmail, setPassword, userView } from '../users';

/** A session older than this (milliseconds) must confirm its address again before it sets another password. */
const OLD_SESSION_MS = 24 * 60 * 60_000;

/** `GET /user`: the account of the token, read from the database. */
export const readUser: Endpoint = async (context, authRequest) =>
  userView((await requireSession(context, authRequest)).user);

/** `PUT /user`: own metadata, password and address. A new password ends the other sessions. */
export const updateUser: Endpoint = async (context, authRequest) => {
  const { origin, database, mailLimit } = context;
  const { request, body } = authRequest;
  const signedIn = await requireSession(context, authRequest);
  const { user } = signedIn;
  const newEmail = body.email === undefined ? user.email : requireEmail(body.email);
  const changesEmail = newEmail !== null && newEmail !== user.email;
  if (changesEmail) {
    requireImplicitFlow(body);
    mailLimit.count(newEmail, request.remoteAddress);
  }
  if (body.password !== undefined && typeof body.password !== 'string') {
    throw new AuthError(400, 'validation_failed', 'A password is a text.');
  }
  if (body.password !== undefined) await changePassword(context, signedIn, body.password, body.nonce);
  await mergeMetadata(database, user.id, 'raw_user_meta_data', objectIn(body, 'data'));
  if (changesEmail) {
    await beginEmailChange(context, user, newEmail, allowedRedirect(origin, request.query.get('redirect_to')));
  }
  return userView((await findUser(database, user.id)) ?? user);
};

async function changePassword(
  context: AuthContext,
  { user, sessionId, sessionAge }: SignedIn,
  password: string,
  nonce: unknown,
): Promise<void> {
  const { database, passwords } = context;
  requireStrongPassword(password);
  if (await passwords.matches(password, user.encrypted_password)) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  if (sessionAge > OLD_SESSION_MS) await spendNonce(context, user.email ?? '', nonce);
  await setPassword(database, user.id, await passwords.hash(password));
  await forgetTokens(database, user.id);
  await endSessions(database, 'others', user.id, sessionId);
}

async function spendNonce({ database, codeSecret, codeLimit }: AuthContext, email: string, nonce: unknown) {
  if (typeof nonce !== 'string' || nonce === '') {
    throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication');
  }
  const proof = { by: 'code', email, code: nonce } as const;
  await codeLimit.judge(email, async () => {
    const spent = await database.transaction({ kind: 'owner' }, (transaction) =>
      spendToken(transaction, codeSecret, proof, ['reauthentication_token']),
    );
    if (!spent) throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  });
}
