import { RequestError } from './answers.ts';

/** The bearer token of the caller, unread: what it is worth, the database decides. Throws a RequestError (401). */
export function requireToken(headers: Headers): string {
  const token = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (!token) throw new RequestError(401, 'not_signed_in', 'Sign in and try again.');
  return token;
}
