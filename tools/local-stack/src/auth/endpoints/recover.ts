import { requireImplicitFlow, type Endpoint } from '../authContext';
import { evenly } from '../evenly';
import { allowedRedirect } from '../redirects';
import { sendToken } from '../tokens/sendToken';
import { findUserByEmail, requireEmail } from '../users';

/** `POST /recover`: emails a link for choosing a new password. The answer is the same for every address. */
export const recover: Endpoint = async (context, { request, body }) => {
  const { origin, database, mailLimit, resetPause } = context;
  requireImplicitFlow(body);
  const email = requireEmail(body.email);
  resetPause.begin(email);
  mailLimit.count(email, request.remoteAddress);
  const page = allowedRedirect(origin, request.query.get('redirect_to'));
  return evenly(async () => {
    const user = await findUserByEmail(database, email);
    if (user) await sendToken(context, user.id, 'recovery', email, page);
    return {};
  });
};
