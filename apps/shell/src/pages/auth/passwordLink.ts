import type { PasswordLink } from '@platform/session';

/** The link of an invitation's mail, which lasts as long as the invitation. */
export interface InvitationLink {
  type: 'invitation';
  /** From the link itself; it works until the invitation is accepted, sent again, revoked or expires. */
  tokenHash: string;
}

/** What the link of one of our mails carries. */
export type MailLink = PasswordLink | InvitationLink;

/** The proof that the address of the page carries, as our mails write it; undefined when it carries none. */
export function passwordLinkIn(search: URLSearchParams): MailLink | undefined {
  const type = search.get('type');
  const invitation = search.get('token');
  if (type === 'invitation' && invitation) return { type, tokenHash: invitation };
  const tokenHash = search.get('token_hash');
  if (!tokenHash || (type !== 'invite' && type !== 'recovery')) return undefined;
  return { type, tokenHash };
}
