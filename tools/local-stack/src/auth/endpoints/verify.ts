import type { StackRequest } from '../../http/message';
import { AuthAnswer, type AuthContext, type Endpoint } from '../authContext';
import { AuthError } from '../authError';
import { earliestAnswer } from '../evenly';
import type { Proof } from '../tokens/oneTimeTokens';
import { allowedRedirect, withAnswer } from '../redirects';
import { requireEmail } from '../users';
import { isVerificationType, verify, type VerificationType, type Verified } from '../verification';
import { deviceOf } from './token';

const OTHER_ADDRESS = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** `POST /verify`: the token hash of a link, or an email's code with the address it was sent to. */
export const verifyProof: Endpoint = async (context, { request, body }) => {
  const type = requireType(body.type);
  const verified = await verifyWithinLimits(context, request, type, proofIn(body));
  return verified.kind === 'signed in' ? verified.session : { msg: OTHER_ADDRESS, code: '200' };
};

/** `GET /verify`: the link of an email. Redirects to the page with the session, or with the reason, in its hash. */
export const verifyLink: Endpoint = async (context, { request }) => {
  const page = allowedRedirect(context.origin, request.query.get('redirect_to'));
  try {
    const type = requireType(request.query.get('type'));
    const linkToken = request.query.get('token') ?? '';
    const verified = await verifyWithinLimits(context, request, type, { by: 'link', linkToken });
    return redirect(withAnswer(page, answerOf(verified, type)));
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const reason = error.code === 'otp_expired' ? 'Email link is invalid or has expired' : error.message;
    return redirect(withAnswer(page, { error: 'access_denied', error_code: error.code, error_description: reason }));
  }
};

/**
 * Counts a code as wrong until it is found right. Links are not counted: their tokens are too long to guess, and a
 * valid link must work however often other people fail.
 */
async function verifyWithinLimits(
  context: AuthContext,
  request: StackRequest,
  type: VerificationType,
  proof: Proof,
): Promise<Verified> {
  const { signInLimit, codeLimit } = context;
  const decide = () => verifyEvenly(context, request, type, proof);
  if (proof.by === 'link') return decide();
  const { email } = proof;
  return signInLimit.judge(`code of ${email}`, request.remoteAddress, () => codeLimit.judge(email, decide));
}

async function verifyEvenly(
  context: AuthContext,
  request: StackRequest,
  type: VerificationType,
  proof: Proof,
): Promise<Verified> {
  const earliestRefusal = earliestAnswer();
  try {
    return await verify(context, type, proof, deviceOf(request));
  } catch (error) {
    if (error instanceof AuthError) await earliestRefusal;
    throw error;
  }
}

function proofIn(body: Record<string, unknown>): Proof {
  const { token_hash: linkToken, token: code, email } = body;
  if (typeof linkToken === 'string' && linkToken !== '') {
    if (email || code) {
      throw new AuthError(400, 'validation_failed', 'Only the token_hash and type should be provided');
    }
    return { by: 'link', linkToken };
  }
  if (typeof code !== 'string' || code === '') {
    throw new AuthError(400, 'validation_failed', 'Verify requires a token or a token hash');
  }
  return { by: 'code', email: requireEmail(email), code };
}

function requireType(type: unknown): VerificationType {
  if (isVerificationType(type)) return type;
  throw new AuthError(400, 'validation_failed', 'Verify requires a verification type');
}

function answerOf(verified: Verified, type: VerificationType): Record<string, string> {
  if (verified.kind === 'other address awaited') return { message: OTHER_ADDRESS };
  const { access_token, expires_at, expires_in, refresh_token, token_type } = verified.session;
  const fields = Object.entries({ access_token, expires_at, expires_in, refresh_token, token_type, type });
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
}

function redirect(location: string): AuthAnswer {
  return new AuthAnswer({ status: 303, headers: { location, 'cache-control': 'no-store' } });
}
