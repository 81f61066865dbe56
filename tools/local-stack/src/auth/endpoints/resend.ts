import { requireImplicitFlow, type AuthContext, type Endpoint } from '../authContext';
import { AuthError } from '../authError';
import { beginEmailChange } from '../emailChange';
import { evenly } from '../evenly';
import { allowedRedirect } from '../redirects';
import { sendToken } from '../tokens/sendToken';
import { findUserByEmail, requireEmail } from '../users';

/** `POST /resend`: resends the email that an account waits for. The answer is the same for every address. */
export const resend: Endpoint = async (context, { request, body }) => {
  requireImplicitFlow(body);
  const { type } = body;
  if (type !== 'signup' && type !== 'email_change') {
    throw new AuthError(400, 'validation_failed', 'Missing one of these types: signup, email_change');
  }
  const email = requireEmail(body.email);
  context.mailLimit.count(email, request.remoteAddress);
  const page = allowedRedirect(context.origin, request.query.get('redirect_to'));
  return evenly(async () => {
    await sendAgain(context, type, email, page);
    return {};
  });
};

async function sendAgain(
  context: AuthContext,
  type: 'signup' | 'email_change',
  email: string,
  page: string,
): Promise<void> {
  const user = await findUserByEmail(context.database, email);
  if (!user) return;
  if (type === 'signup' && !user.email_confirmed_at) await sendToken(context, user.id, 'signup', email, page);
  if (type === 'email_change' && user.email_change) {
    await beginEmailChange(context, user, user.email_change, page);
  }
}
