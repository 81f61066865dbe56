import { jsonResponse, type StackRequest, type StackResponse } from '../http/message';
import { AuthError } from './authError';
import type { AuthContext, Endpoint } from './authContext';
import { logout } from './endpoints/logout';
import { signUp } from './endpoints/signUp';
import { token } from './endpoints/token';
import { readUser, updateUser } from './endpoints/user';

/** The client library reads error codes by this version of the protocol. */
const API_VERSION = { 'x-supabase-api-version': '2024-01-01' };

const endpoints: Record<string, Endpoint> = {
  'GET /health': async () => ({ name: 'GoTrue', version: 'local-stack', description: 'Password sign-in over PGlite' }),
  'GET /settings': async () => ({
    external: { email: true, phone: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: true,
    phone_autoconfirm: false,
  }),
  'POST /signup': signUp,
  'POST /token': token,
  'POST /logout': logout,
  'GET /user': readUser,
  'PUT /user': updateUser,
};

export interface AuthService {
  /** @param path below `/auth/v1` */
  handle(request: StackRequest, path: string): Promise<StackResponse>;
}

/** The endpoints of GoTrue that password sign-in through the client library uses. */
export function createAuthService(context: AuthContext): AuthService {
  return {
    handle: async (request, path) => {
      try {
        const endpoint = endpoints[`${request.method} ${path}`];
        if (!endpoint) throw new AuthError(404, 'not_found', `There is no ${request.method} ${path}`);
        const value = await endpoint(context, { request, body: parseBody(request.body) });
        return value === undefined ? { status: 204, headers: API_VERSION } : jsonResponse(200, value, API_VERSION);
      } catch (error) {
        if (!(error instanceof AuthError)) throw error;
        return jsonResponse(error.status, { code: error.code, message: error.message, ...error.more }, API_VERSION);
      }
    },
  };
}

function parseBody(body: Buffer): Record<string, unknown> {
  if (body.length === 0) return {};
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Reported below like any other body that is no object.
  }
  throw new AuthError(400, 'bad_json', 'Could not read the request body as a JSON object');
}
