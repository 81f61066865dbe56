import type { AuthContext } from '../authContext';
import { authMail, type MailKind } from '../mail/authMails';
import { issueToken, type IssuedToken, type TokenKind } from './oneTimeTokens';

const tokenOf: Record<MailKind, TokenKind> = {
  signup: 'confirmation_token',
  invite: 'confirmation_token',
  magiclink: 'recovery_token',
  recovery: 'recovery_token',
  email_change_current: 'email_change_token_current',
  email_change_new: 'email_change_token_new',
  reauthentication: 'reauthentication_token',
};

const sentAtOf: Partial<Record<MailKind, string>> = {
  signup: 'confirmation_sent_at',
  invite: 'invited_at',
  magiclink: 'recovery_sent_at',
  recovery: 'recovery_sent_at',
  reauthentication: 'reauthentication_sent_at',
};

/** A token and the address that spends it. */
interface IssuedLink {
  token: IssuedToken;
  /** The client library's name for the purpose. */
  type: string;
  link: string;
}

/**
 * Makes a token and the link that spends it.
 * @param redirectTo a page that `allowedRedirect` accepted
 */
export async function issueLink(
  { origin, database, codeSecret }: AuthContext,
  userId: string,
  kind: MailKind,
  email: string,
  redirectTo: string,
): Promise<IssuedLink> {
  const token = await database.transaction({ kind: 'owner' }, async (transaction) => {
    const sentAt = sentAtOf[kind];
    if (sentAt) await transaction.query(`update auth.users set ${sentAt} = now() where id = $1`, [userId]);
    return issueToken(transaction, codeSecret, { userId, kind: tokenOf[kind], email });
  });
  const type = kind.startsWith('email_change') ? 'email_change' : kind;
  const query = new URLSearchParams({ token: token.linkToken, type, redirect_to: redirectTo });
  return { token, type, link: `${origin}/auth/v1/verify?${query}` };
}

/** Makes a token and emails it. */
export async function sendToken(
  context: AuthContext,
  userId: string,
  kind: MailKind,
  email: string,
  redirectTo: string,
): Promise<void> {
  const issued = await issueLink(context, userId, kind, email, redirectTo);
  await context.mailer(authMail(kind, email, issued.token, linkInMail(context, kind, issued)));
}

/**
 * The page of an email's link. A password link opens our own page, which spends the token together with the new password,
 * as in `supabase/templates/recovery.html` for a hosted project: a mail program that opens links spends nothing.
 */
function linkInMail({ origin }: AuthContext, kind: MailKind, { token, type, link }: IssuedLink): string | null {
  if (kind === 'reauthentication') return null;
  if (kind !== 'recovery') return link;
  return `${origin}/auth/password?${new URLSearchParams({ type, token_hash: token.linkToken })}`;
}
