import type { PasswordLink } from '@platform/session';

/** The proof that the address of the page carries, as our mails write it; undefined when it carries none. */
export function passwordLinkIn(search: URLSearchParams): PasswordLink | undefined {
  const type = search.get('type');
  const tokenHash = search.get('token_hash');
  if (!tokenHash || (type !== 'invite' && type !== 'recovery')) return undefined;
  return { type, tokenHash };
}
