import { createAccount, refusalOfEveryone } from '../admission';
import { AuthError } from '../authError';
import { objectIn, requireText, type Endpoint } from '../authContext';
import { requireStrongPassword } from '../passwords/passwordRules';
import { openSession } from '../sessions/sessions';
import { requireEmail } from '../users';
import { deviceOf } from './token';

/**
 * `POST /signup`. The answer is the same for an address without an invitation and one that already has an account, so
 * that no one learns who uses the platform.
 */
export const signUp: Endpoint = async (context, { request, body }) => {
  const email = requireEmail(body.email);
  const { database, passwords, signInLimit, tokens } = context;
  const network = request.remoteAddress;
  const password = requireText(body, 'password');
  requireStrongPassword(password);
  const userMetadata = objectIn(body, 'data');
  return signInLimit.judge(email, network, async () => {
    const passwordHash = await passwords.hash(password);
    try {
      const user = await createAccount(database, { email, passwordHash, confirmed: true, userMetadata }, network);
      return await openSession(database, tokens, user, deviceOf(request));
    } catch (error) {
      if (!(error instanceof AuthError) || error.code !== 'email_exists') throw error;
      throw await refusalOfEveryone(database, network);
    }
  });
};
