import { isApiRole, type ApiRole } from '../database/database';
import type { AccessTokens } from '../auth/tokens/accessTokens';
import type { StackKeys } from '../keys/stackKeys';
import type { Caller } from '../rest/restRequest';
import { HttpError } from './httpError';
import { isSameSecret } from './isSameSecret';
import type { StackRequest } from './message';

/**
 * The role of the API key, from the header `apikey` or the parameter of the same name.
 * @throws HttpError 401 if the key is missing or from another installation
 */
export function roleOfKey(request: StackRequest, keys: StackKeys): ApiRole {
  const key = request.headers.apikey ?? request.query.get('apikey');
  if (!key)
    throw new HttpError(
      401,
      'no_api_key',
      'No API key found in request',
      'Send the publishable key in the header apikey.',
    );
  const role = roleFor(key, keys);
  if (role) return role;
  throw new HttpError(401, 'invalid_api_key', 'Invalid API key', 'Use a key of this installation, from its keys.json.');
}

/**
 * The caller: the user of the bearer token, or the role of the API key without a token.
 * @throws HttpError 401 for every invalid token, so that no caller falls back to anon by mistake
 */
export async function identify(request: StackRequest, keys: StackKeys, tokens: AccessTokens): Promise<Caller> {
  const keyRole = roleOfKey(request, keys);
  const { authorization } = request.headers;
  const bearer = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  if (authorization === undefined) return callerWithRole(keyRole);
  if (bearer === undefined) throw new HttpError(401, 'PGRST301', 'Only bearer authorization is understood');
  // The client library sends the API key as the bearer token until a person signs in.
  const bearerKeyRole = roleFor(bearer, keys);
  if (bearerKeyRole && bearerKeyRole === keyRole) return callerWithRole(keyRole);
  const verification = await tokens.verify(bearer);
  if (verification.kind === 'expired') throw new HttpError(401, 'PGRST303', 'JWT expired');
  if (verification.kind === 'invalid') throw new HttpError(401, 'PGRST301', 'JWT is not valid here');
  const { claims } = verification;
  if (!isApiRole(claims.role)) throw new HttpError(401, 'PGRST301', 'JWT has no role that exists here');
  return { role: claims.role, claims };
}

/** Whether the caller has the secret key as its API key, with no other bearer token. */
export function isService({ headers }: StackRequest, keys: StackKeys): boolean {
  if (!headers.apikey || roleFor(headers.apikey, keys) !== 'service_role') return false;
  const bearer = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  return bearer === undefined || roleFor(bearer, keys) === 'service_role';
}

function roleFor(key: string, keys: StackKeys): ApiRole | null {
  if (isSameSecret(key, keys.publishable)) return 'anon';
  return isSameSecret(key, keys.secret) ? 'service_role' : null;
}

function callerWithRole(role: ApiRole): Caller {
  return { role, claims: { role } };
}
