import { requireSession, type Endpoint } from '../authContext';
import { sendToken } from '../tokens/sendToken';

/** `GET /reauthenticate`: emails a code that lets an older session set a new password. */
export const reauthenticate: Endpoint = async (context, authRequest) => {
  const { user } = await requireSession(context, authRequest);
  const email = user.email ?? '';
  context.mailLimit.count(email, authRequest.request.remoteAddress);
  await sendToken(context, user.id, 'reauthentication', email, context.origin);
  return {};
};
