import { createAccount } from '../admission';
import { objectIn, requireImplicitFlow, type AuthContext, type AuthRequest, type Endpoint } from '../authContext';
import { AuthError } from '../authError';
import { evenly } from '../evenly';
import { allowedRedirect } from '../redirects';
import { sendToken } from '../tokens/sendToken';
import { findUserByEmail, requireEmail, type User } from '../users';

/**
 * `POST /otp`: emails a link that signs in without a password. An invited person without an account gets one, and
 * opening the link confirms it. The answer is the same for every address, with or without an invitation.
 */
export const otp: Endpoint = async (context, authRequest) => {
  const { request, body } = authRequest;
  requireImplicitFlow(body);
  const email = requireEmail(body.email);
  context.mailLimit.count(email, request.remoteAddress);
  const page = allowedRedirect(context.origin, request.query.get('redirect_to'));
  return evenly(async () => {
    const user = (await findUserByEmail(context.database, email)) ?? (await makeInvited(context, authRequest, email));
    if (user) await sendToken(context, user.id, 'magiclink', email, page);
    return {};
  });
};

async function makeInvited(
  { database }: AuthContext,
  { request, body }: AuthRequest,
  email: string,
): Promise<User | null> {
  if (body.create_user === false) return null;
  try {
    const newUser = { email, passwordHash: null, confirmed: false, userMetadata: objectIn(body, 'data') };
    return await createAccount(database, newUser, request.remoteAddress);
  } catch (error) {
    if (error instanceof AuthError) return null;
    throw error;
  }
}
