import { objectIn, requireService, type AuthContext, type Endpoint } from '../../authContext';
import { createAccount } from '../../admission';
import { AuthError } from '../../authError';
import { allowedRedirect } from '../../redirects';
import { sendToken } from '../../tokens/sendToken';
import { findUserByEmail, requireEmail, userView, type User } from '../../users';

/** `POST /invite`: adds an account; its owner chooses the password from an emailed link. */
export const inviteUser: Endpoint = async (context, authRequest) => {
  requireService(authRequest);
  const { request, body } = authRequest;
  const email = requireEmail(body.email);
  const user = await invitedUser(context, email, objectIn(body, 'data'), request.remoteAddress);
  await sendToken(context, user.id, 'invite', email, allowedRedirect(context.origin, request.query.get('redirect_to')));
  return userView({ ...user, invited_at: new Date() });
};

/**
 * The account of an invited person: a new one, or the one that still waits for its first link.
 * @throws AuthError `email_exists` if a person already uses the account
 */
export async function invitedUser(
  { database }: AuthContext,
  email: string,
  userMetadata: Record<string, unknown>,
  network: string,
): Promise<User> {
  const known = await findUserByEmail(database, email);
  if (known?.email_confirmed_at) {
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
  }
  return known ?? createAccount(database, { email, passwordHash: null, confirmed: false, userMetadata }, network);
}
