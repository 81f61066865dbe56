import { dataOf } from '@platform/module-kit';
import { acceptInvitation } from '@platform/module-kit/screens';
import { choosePassword, supabaseWithSession, useAuth } from '@platform/session';
import { useEffect, useRef, useState } from 'react';
import type { ClosedInvitation } from '../links/invitationLink';
import type { LinkHolder } from '../links/linkHolder';
import { forgetOpenedLink, openLinkOnce, readLink } from '../links/openLinkOnce';
import type { MailLink } from '../links/passwordLink';

export type Choice =
  /** Checking whether the link still works. */
  | { kind: 'checking' }
  | { kind: 'open' }
  | { kind: 'saving' }
  | { kind: 'failed'; message: string }
  /** The account already has this password, and no try in this visit has set it. */
  | { kind: 'same password' }
  /** There is no link, or it was used or is more than an hour old. */
  | { kind: 'link is used up' }
  /** The link is an invitation link that opens no form. */
  | { kind: 'invitation is closed'; closed: ClosedInvitation }
  /** The invitation could not be accepted. The page of all invitations shows what the person can do. */
  | { kind: 'invitation not accepted' }
  | { kind: 'done' };

/** What the person has typed. An invited person also enters their name. */
interface TypedChoice {
  password: string;
  name?: string;
}

/**
 * Sets an account's password: uses the link, which signs the person in, then saves. It also accepts the link's
 * invitation. A link that no longer works is reported before the person types. Without a link no password is saved,
 * because a stranger at a signed-in browser must not be able to take over the account.
 */
export function usePasswordChoice(link: MailLink | undefined, named: string | null) {
  const { reloadMembership } = useAuth();
  const [choice, setChoice] = useState<Choice>({ kind: link ? 'checking' : 'link is used up' });
  const [holder, setHolder] = useState<LinkHolder>();
  /** The invitation to accept with the password: the one in the link's data, or in its address. */
  const [invitation, setInvitation] = useState(named);
  /** The password of the last try. The server may have saved it and failed afterwards. */
  const handedOver = useRef<string>(undefined);

  useEffect(() => {
    if (!link) return;
    let isLeft = false;
    void readLink(link, named).then((answer) => {
      if (isLeft) return;
      if (!answer.opens) {
        const { closed } = answer;
        return setChoice(closed ? { kind: 'invitation is closed', closed } : { kind: 'link is used up' });
      }
      setHolder(answer.holder);
      if (answer.invitationId) setInvitation(answer.invitationId);
      setChoice({ kind: 'open' });
    });
    return () => void (isLeft = true);
  }, [link, named]);

  const save = async ({ password, name }: TypedChoice): Promise<void> => {
    if (!link) return;
    setChoice({ kind: 'saving' });
    const opening = await openLinkOnce(link, holder, invitation ?? undefined);
    if (!opening.ok) {
      const usedUp = opening.reason === 'link is used up';
      return setChoice(usedUp ? { kind: 'link is used up' } : { kind: 'failed', message: opening.message });
    }
    // An invited account has a password only from an earlier try whose answer was lost.
    const isOwnTry = link.type !== 'recovery' || holder?.isNew || handedOver.current === password;
    handedOver.current = password;
    const saving = await choosePassword(password);
    if (!saving.ok && saving.reason === 'same password' && !isOwnTry) {
      handedOver.current = undefined;
      return setChoice({ kind: 'same password' });
    }
    if (!saving.ok && saving.reason !== 'same password') return setChoice({ kind: 'failed', message: saving.message });
    try {
      if (name) await saveName(name);
    } catch (error) {
      return setChoice({ kind: 'failed', message: error instanceof Error ? error.message : NAME_NOT_SAVED });
    }
    const isAccepted = invitation === null || (await tryToAccept(invitation));
    forgetOpenedLink();
    await reloadMembership();
    setChoice({ kind: isAccepted ? 'done' : 'invitation not accepted' });
  };

  return { choice, holder, invitation, save };
}

const NAME_NOT_SAVED = 'Your name could not be saved. Try again.';

/** Whether the person now has what the invitation offers. The page of all invitations says why not. */
async function tryToAccept(invitation: string): Promise<boolean> {
  try {
    await acceptInvitation(invitation);
    return true;
  } catch (error) {
    console.error('The invitation was not accepted', error);
    return false;
  }
}

async function saveName(name: string): Promise<void> {
  const client = await supabaseWithSession();
  const { data } = await client.auth.getUser();
  const own = client
    .from('profiles')
    .update({ display_name: name })
    .eq('user_id', data.user?.id ?? '');
  await dataOf(own.select('user_id').single(), NAME_NOT_SAVED);
}
