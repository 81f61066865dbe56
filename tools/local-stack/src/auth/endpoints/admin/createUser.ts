import { createAccount } from '../../admission';
import { objectIn, requireService, type Endpoint } from '../../authContext';
import { requireStrongPassword } from '../../passwords/passwordRules';
import { requireEmail, userView } from '../../users';

/** `POST /admin/users`: adds an account without an email. The product's rules about who may have one still apply. */
export const createUserAsAdmin: Endpoint = async (context, authRequest) => {
  requireService(authRequest);
  const { body, request } = authRequest;
  const email = requireEmail(body.email);
  const { password } = body;
  if (typeof password === 'string') requireStrongPassword(password);
  const newUser = {
    email,
    passwordHash: typeof password === 'string' ? await context.passwords.hash(password) : null,
    confirmed: body.email_confirm === true,
    userMetadata: objectIn(body, 'user_metadata'),
    appMetadata: objectIn(body, 'app_metadata'),
  };
  return userView(await createAccount(context.database, newUser, request.remoteAddress));
};
