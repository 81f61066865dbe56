import type { PasswordLink } from '@platform/session';

/** The link in an invitation email, which lasts as long as the invitation. */
export interface InvitationLink {
  type: 'invitation';
  /** The token of the link itself, which works until the invitation is accepted, resent, revoked or expired. */
  tokenHash: string;
}

/** The content of a link in one of our emails. */
export type MailLink = PasswordLink | InvitationLink;

/** The token in the page's address, as our emails write it; undefined without one. */
export function passwordLinkIn(search: URLSearchParams): MailLink | undefined {
  const type = search.get('type');
  const invitation = search.get('token');
  if (type === 'invitation' && invitation) return { type, tokenHash: invitation };
  const tokenHash = search.get('token_hash');
  if (!tokenHash || (type !== 'invite' && type !== 'recovery')) return undefined;
  return { type, tokenHash };
}
