import { DatabaseError } from '../../database/databaseError';
import { AuthError } from '../authError';
import { objectIn, requireText, type Endpoint } from '../authContext';
import { requireStrongPassword } from '../passwords/passwordRules';
import { openSession } from '../sessions';
import { createUser, normaliseEmail } from '../users';
import { requireAllowed } from '../signInLimit';
import { deviceOf } from './token';

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/**
 * `POST /signup`. Whether an address is not invited or has an account already, the answer is the same:
 * nobody learns from it who uses the platform.
 */
export const signUp: Endpoint = async (context, { request, body }) => {
  const email = normaliseEmail(body.email);
  if (!EMAIL.test(email)) {
    throw new AuthError(400, 'validation_failed', 'Unable to validate email address: invalid format');
  }
  const { database, passwords, signInLimit, tokens } = context;
  const address = request.remoteAddress;
  requireAllowed(signInLimit, email, address);
  const password = requireText(body, 'password');
  requireStrongPassword(password);
  const passwordHash = await passwords.hash(password);
  try {
    const user = await createUser(database, { email, passwordHash, userMetadata: objectIn(body, 'data') });
    return await openSession(database, tokens, user, deviceOf(request));
  } catch (error) {
    if (!(error instanceof DatabaseError && isRefusal(error))) throw error;
    signInLimit.failed(email, address);
    throw refusal();
  }
};

/** A trigger raised, a rule was violated or the address is taken; anything else is a failure. */
function isRefusal({ code }: DatabaseError): boolean {
  return (
    code === 'P0001' || code === '42501' || code.startsWith('23') || code.startsWith('28') || code.startsWith('PT4')
  );
}

function refusal(): AuthError {
  return new AuthError(
    422,
    'signup_disabled',
    'This address cannot be signed up. Use the address that was invited, or sign in if you already have an account.',
  );
}
