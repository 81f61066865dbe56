import { AuthError } from '../authError';
import type { AuthContext, AuthRequest, Endpoint } from '../authContext';
import { requireText } from '../authContext';
import { earliestAnswer } from '../evenly';
import { hasSignedInFrom, openSession, refreshSession, type Device } from '../sessions/sessions';
import { findUserByEmail, isBanned, normaliseEmail } from '../users';

/** `POST /token?grant_type=password` and `refresh_token`. */
export const token: Endpoint = async (context, authRequest) => {
  const grant = authRequest.request.query.get('grant_type');
  if (grant === 'password') return signIn(context, authRequest);
  if (grant === 'refresh_token') {
    return refreshSession(context.database, context.tokens, requireText(authRequest.body, 'refresh_token'));
  }
  throw new AuthError(400, 'unsupported_grant_type', `The grant type ${grant ?? ''} is not supported`);
};

async function signIn(context: AuthContext, { request, body }: AuthRequest): Promise<unknown> {
  const { database, passwords, signInLimit, tokens } = context;
  const email = normaliseEmail(body.email);
  const address = request.remoteAddress;
  if (email === '' || typeof body.password !== 'string') {
    throw new AuthError(400, 'validation_failed', 'missing email or phone');
  }
  const { password } = body;
  const decide = async () => {
    const earliestRefusal = earliestAnswer();
    const found = await findUserByEmail(database, email);
    const matched = await passwords.matches(password, found?.encrypted_password ?? null);
    if (found && matched) return found;
    await earliestRefusal;
    throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
  };
  const user = await signInLimit.judge(email, address, decide, () => hasSignedInFrom(database, email, address));
  if (!user.email_confirmed_at) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  if (isBanned(user)) throw new AuthError(400, 'user_banned', 'User is banned');
  return openSession(database, tokens, user, deviceOf(request));
}

export function deviceOf({ remoteAddress, headers }: AuthRequest['request']): Device {
  return { address: remoteAddress, userAgent: headers['user-agent'] ?? '' };
}
