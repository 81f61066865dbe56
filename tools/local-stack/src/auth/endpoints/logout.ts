import { requireSession, type Endpoint } from '../authContext';
import { AuthError } from '../authError';
import { endSessions, type LogoutScope } from '../sessions/sessions';

/** `POST /logout?scope=global|local|others`. */
export const logout: Endpoint = async (context, authRequest) => {
  const scope = authRequest.request.query.get('scope') ?? 'global';
  if (!isScope(scope)) throw new AuthError(400, 'validation_failed', `Unsupported logout scope ${scope}`);
  const { user, sessionId } = await requireSession(context, authRequest);
  await endSessions(context.database, scope, user.id, sessionId);
  return undefined;
};

function isScope(text: string): text is LogoutScope {
  return ['global', 'local', 'others'].includes(text);
}
