import { dataOf } from '@platform/module-kit';
import { openPasswordLink, supabase, type PasswordLink, type PasswordResult } from '@platform/session';
import { keptText } from '../../page/keptText';

/** Where this tab keeps which link has signed whom in. What is kept proves nothing: the link is spent. */
const openedLink = keptText('sessionStorage', 'opened-password-link');

/**
 * Whether the link will let its holder in, found out without spending it. A server that does not say so does not count
 * against the link: opening it tells.
 */
export async function willOpen(link: PasswordLink): Promise<boolean> {
  try {
    return (await wasOpenedHere(link)) || (await isOpen(link));
  } catch (error) {
    console.error('Whether the link still opens could not be found out', error);
    return true;
  }
}

/**
 * Signs in whoever holds the link, which spends it. Opened again in the same tab, after a refused password or a reload,
 * it is answered by the session that it began, as long as that lasts.
 */
export async function openLinkOnce(link: PasswordLink): Promise<PasswordResult> {
  if (await wasOpenedHere(link)) return { ok: true };
  const opening = await openPasswordLink(link);
  if (opening.ok) openedLink.write(await openedBy(link));
  return opening;
}

async function wasOpenedHere(link: PasswordLink): Promise<boolean> {
  const opened = openedLink.read();
  return opened !== null && opened === (await openedBy(link));
}

/** Whether it was neither used nor is too old. */
async function isOpen({ type, tokenHash }: PasswordLink): Promise<boolean> {
  const question = (await supabase()).rpc('password_link_is_open', { type_param: type, token_hash_param: tokenHash });
  return dataOf(question, 'Failed to check the link');
}

/** The link together with the person whose session there is now. */
async function openedBy({ tokenHash }: PasswordLink): Promise<string> {
  const { data } = await (await supabase()).auth.getSession();
  return JSON.stringify([tokenHash, data.session?.user.id ?? null]);
}
