import { createAccount } from '../../admission';
import {
  objectIn,
  requireService,
  requireText,
  type AuthContext,
  type AuthRequest,
  type Endpoint,
} from '../../authContext';
import { AuthError } from '../../authError';
import { requireStrongPassword } from '../../passwords/passwordRules';
import { allowedRedirect } from '../../redirects';
import { issueLink } from '../../tokens/sendToken';
import { findUserByEmail, prepareEmailChange, requireEmail, setPassword, userView, type User } from '../../users';
import { invitedUser } from './inviteUser';

const types = ['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new'] as const;
type LinkType = (typeof types)[number];

/** `POST /admin/generate_link`: the link and the code of an email, for callers that send their own emails. */
export const generateLink: Endpoint = async (context, authRequest) => {
  requireService(authRequest);
  const { body } = authRequest;
  const type = requireLinkType(body.type);
  const email = requireEmail(body.email);
  const user = await accountFor(context, authRequest, type, email);
  const redirectTo = allowedRedirect(context.origin, askedPage(authRequest));
  const recipient = type === 'email_change_new' ? requireEmail(body.new_email) : email;
  const { token, link } = await issueLink(context, user.id, type, recipient, redirectTo);
  return {
    ...userView(user),
    action_link: link,
    email_otp: token.code,
    hashed_token: token.linkToken,
    redirect_to: redirectTo,
    verification_type: type,
  };
};

async function accountFor(
  context: AuthContext,
  { body, request }: AuthRequest,
  type: LinkType,
  email: string,
): Promise<User> {
  const { database } = context;
  const userMetadata = objectIn(body, 'data');
  if (type === 'invite') return invitedUser(context, email, userMetadata, request.remoteAddress);
  if (type === 'signup') return signedUpUser(context, body, email, request.remoteAddress);

  const known = await findUserByEmail(database, email);
  if (known && type.startsWith('email_change')) {
    await prepareEmailChange(database, known.id, requireEmail(body.new_email));
  }
  if (known) return known;
  if (type === 'magiclink') {
    return createAccount(
      database,
      { email, passwordHash: null, confirmed: false, userMetadata },
      request.remoteAddress,
    );
  }
  throw new AuthError(404, 'user_not_found', 'User with this email not found');
}

async function signedUpUser(
  context: AuthContext,
  body: Record<string, unknown>,
  email: string,
  network: string,
): Promise<User> {
  const { database, passwords } = context;
  const password = requireText(body, 'password');
  requireStrongPassword(password);
  const user = await invitedUser(context, email, objectIn(body, 'data'), network);
  await setPassword(database, user.id, await passwords.hash(password));
  return user;
}

function requireLinkType(type: unknown): LinkType {
  const found = types.find((known) => known === type);
  if (found) return found;
  throw new AuthError(400, 'validation_failed', `Invalid email action link type requested: ${String(type)}`);
}

/** The client library sends the page both in the body and in the address. */
function askedPage({ body, request }: AuthRequest): string | null {
  const inBody = body.redirect_to ?? body.redirectTo;
  return typeof inBody === 'string' ? inBody : request.query.get('redirect_to');
}
