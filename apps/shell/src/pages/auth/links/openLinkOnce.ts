import { dataOf, keptText } from '@platform/module-kit';
import {
  openPasswordLink,
  supabase,
  supabaseWithSession,
  type PasswordLink,
  type PasswordResult,
} from '@platform/session';
import { openInvitationLink, readInvitationLink, type ClosedInvitation } from './invitationLink';
import { LINK_FAILED, type LinkHolder } from './linkHolder';
import type { MailLink } from './passwordLink';

/** Remembers in this tab which link signed in which person. It proves nothing, because the link is used up. */
const openedLink = keptText('sessionStorage', 'opened-password-link');

/** `holder` is missing when the server did not say; `invitationId` names the invitation that the link was made for. */
type LinkAnswer =
  { opens: false; closed?: ClosedInvitation } | { opens: true; holder?: LinkHolder; invitationId?: string };

/**
 * Whether the link will sign its holder in, and who that is, without using it up. If the server does not say, the link
 * is assumed to work, because opening it will show whether it does.
 */
export async function readLink(link: MailLink, invitation: string | null): Promise<LinkAnswer> {
  try {
    const opened = await openedHere(link);
    if (opened) return { opens: true, holder: opened.holder, invitationId: opened.invitationId };
    if (link.type === 'invitation') return await readInvitationLink(link);
    const holder = await askHolder(link, invitation);
    return holder ? { opens: true, holder } : { opens: false };
  } catch (error) {
    console.error('Failed to check whether the link still opens', error);
    return { opens: true };
  }
}

/**
 * Signs in the holder of the link, which uses it up. Opening it again in the same tab, after a refused password or a
 * reload, continues the session it started, while that session lasts and no password has been saved with it.
 */
export async function openLinkOnce(
  link: MailLink,
  holder: LinkHolder | undefined,
  invitationId?: string,
): Promise<PasswordResult> {
  if (await openedHere(link)) return { ok: true };
  const opening = await (link.type === 'invitation' ? openInvitationLink(link) : openPasswordLink(link));
  if (opening.ok) {
    const opened: OpenedLink = { tokenHash: link.tokenHash, userId: await personHere(), holder, invitationId };
    openedLink.write(JSON.stringify(opened));
  }
  return opening;
}

/** The link is done: it no longer opens anything in this tab either. */
export function forgetOpenedLink(): void {
  openedLink.forget();
}

/** The link and the person it signed in. */
interface OpenedLink {
  tokenHash: string;
  userId: string | null;
  holder?: LinkHolder;
  invitationId?: string;
}

async function openedHere({ tokenHash }: MailLink): Promise<OpenedLink | undefined> {
  const kept = openedLink.read();
  if (kept === null) return undefined;
  const opened = JSON.parse(kept) as OpenedLink;
  return opened.tokenHash === tokenHash && opened.userId === (await personHere()) ? opened : undefined;
}

async function personHere(): Promise<string | null> {
  const { data } = await (await supabaseWithSession()).auth.getSession();
  return data.session?.user.id ?? null;
}

/** Undefined if the link was used or has expired. */
async function askHolder(
  { type, tokenHash }: PasswordLink,
  invitation: string | null,
): Promise<LinkHolder | undefined> {
  const question = (await supabase()).rpc('password_link', {
    type_param: type,
    token_hash_param: tokenHash,
    ...(invitation !== null && UUID.test(invitation) && { invitation_id_param: invitation }),
  });
  // The generated types do not say which columns of a function's row can be null.
  const [row] = (await dataOf(question, LINK_FAILED)) as LinkRow[];
  if (!row) return undefined;
  const { email, is_new: isNew, role, club_name: clubName, inviter_name: inviter } = row;
  return { email, isNew, ...(role !== null && { offer: { role, clubName, inviter: inviter ?? 'The firm' } }) };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface LinkRow {
  email: string;
  is_new: boolean;
  role: string | null;
  club_name: string | null;
  inviter_name: string | null;
}
