import { jsonResponse, type StackRequest, type StackResponse } from '../http/message';
import { parseStorableJson } from '../http/reading/parseStorableJson';
import { AuthError } from './authError';
import { AuthAnswer, type AuthContext, type Endpoint } from './authContext';
import { createUserAsAdmin } from './endpoints/admin/createUser';
import { generateLink } from './endpoints/admin/generateLink';
import { inviteUser } from './endpoints/admin/inviteUser';
import { listUsersAsAdmin } from './endpoints/admin/listUsers';
import { updateUserAsAdmin } from './endpoints/admin/updateUser';
import { deleteUserAsAdmin, listFactorsAsAdmin, readUserAsAdmin } from './endpoints/admin/userById';
import { logout } from './endpoints/logout';
import { otp } from './endpoints/otp';
import { reauthenticate } from './endpoints/reauthenticate';
import { recover } from './endpoints/recover';
import { resend } from './endpoints/resend';
import { signUp } from './endpoints/signUp';
import { token } from './endpoints/token';
import { readUser, updateUser } from './endpoints/user';
import { verifyLink, verifyProof } from './endpoints/verify';
import { findEndpoint } from './findEndpoint';
import { settings } from './settings';

/** The client library reads error codes by this version of the protocol. */
const API_VERSION = { 'x-supabase-api-version': '2024-01-01' };

const endpoints: Record<string, Endpoint> = {
  'GET /health': async () => ({ name: 'GoTrue', version: 'local-stack', description: 'Accounts over PGlite' }),
  'GET /settings': async () => settings,
  'POST /signup': signUp,
  'POST /token': token,
  'POST /otp': otp,
  'POST /recover': recover,
  'POST /resend': resend,
  'GET /verify': verifyLink,
  'POST /verify': verifyProof,
  'POST /logout': logout,
  'GET /user': readUser,
  'PUT /user': updateUser,
  'GET /reauthenticate': reauthenticate,
  'POST /factors': async () => {
    throw new AuthError(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled here');
  },
  'POST /invite': inviteUser,
  'POST /admin/generate_link': generateLink,
  'GET /admin/users': listUsersAsAdmin,
  'POST /admin/users': createUserAsAdmin,
  'GET /admin/users/:id': readUserAsAdmin,
  'PUT /admin/users/:id': updateUserAsAdmin,
  'DELETE /admin/users/:id': deleteUserAsAdmin,
  'GET /admin/users/:id/factors': listFactorsAsAdmin,
};

export interface AuthService {
  /**
   * @param path below `/auth/v1`
   * @param isService whether the caller has the secret key
   */
  handle(request: StackRequest, path: string, isService: boolean): Promise<StackResponse>;
}

/** The endpoints of GoTrue that the product and its tools use, through the unmodified client. */
export function createAuthService(context: AuthContext): AuthService {
  return {
    handle: async (request, path, isService) => {
      try {
        const found = findEndpoint(endpoints, request.method, path);
        if (!found) throw new AuthError(404, 'not_found', `There is no ${request.method} ${path}`);
        const { endpoint, parameters } = found;
        return answer(await endpoint(context, { request, body: parseBody(request.body), parameters, isService }));
      } catch (error) {
        if (!(error instanceof AuthError)) throw error;
        return jsonResponse(error.status, { code: error.code, message: error.message, ...error.more }, API_VERSION);
      }
    },
  };
}

function answer(value: unknown): StackResponse {
  if (value instanceof AuthAnswer) {
    return { ...value.response, headers: { ...API_VERSION, ...value.response.headers } };
  }
  return value === undefined ? { status: 204, headers: API_VERSION } : jsonResponse(200, value, API_VERSION);
}

function parseBody(body: Buffer): Record<string, unknown> {
  if (body.length === 0) return {};
  try {
    const value = parseStorableJson(body.toString('utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Reported below like any other body that is not an object.
  }
  throw new AuthError(400, 'bad_json', 'Could not read the request body as a JSON object');
}
