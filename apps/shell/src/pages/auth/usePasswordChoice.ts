import { dataOf } from '@platform/module-kit';
import { choosePassword, supabase, useAuth, type PasswordLink } from '@platform/session';
import { useEffect, useRef, useState } from 'react';
import { acceptInvitation } from './invitations';
import { openLinkOnce, willOpen } from './openLinkOnce';

export type Choice =
  /** Whether the link still opens is being found out. */
  | { kind: 'checking' }
  | { kind: 'open' }
  | { kind: 'saving' }
  | { kind: 'failed'; message: string }
  /** The account has this very password already, and not from a try of this visit. */
  | { kind: 'same password' }
  /** The link was used before, or is older than an hour. */
  | { kind: 'link is used up' }
  /** The invitation of the link was not accepted: the page of all invitations says what can be done. */
  | { kind: 'invitation not accepted' }
  | { kind: 'done' };

/** What the person has typed. Someone who comes with an invitation says their name, too. */
export interface TypedChoice {
  password: string;
  name?: string;
}

/**
 * Gives an account its password: opens the link, which signs the person in, then saves. The invitation that the link
 * names is accepted with that. A link that opens nothing any more is told before anything is typed.
 */
export function usePasswordChoice(link: PasswordLink | undefined, invitation: string | null) {
  const { reloadMembership } = useAuth();
  const [choice, setChoice] = useState<Choice>({ kind: link ? 'checking' : 'open' });
  /** The password that the last try handed to the server, which may have saved it and failed afterwards. */
  const handedOver = useRef<string>(undefined);

  useEffect(() => {
    if (!link) return;
    let isLeft = false;
    void willOpen(link).then((opens) => {
      if (!isLeft) setChoice({ kind: opens ? 'open' : 'link is used up' });
    });
    return () => void (isLeft = true);
  }, [link]);

  const save = async ({ password, name }: TypedChoice): Promise<void> => {
    setChoice({ kind: 'saving' });
    if (link) {
      const opening = await openLinkOnce(link);
      if (!opening.ok) {
        const usedUp = opening.reason === 'link is used up';
        return setChoice(usedUp ? { kind: 'link is used up' } : { kind: 'failed', message: opening.message });
      }
    }
    // An invited account has no password but from an earlier try, whose answer was lost.
    const isOwnTry = link?.type === 'invite' || handedOver.current === password;
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
    await reloadMembership();
    setChoice({ kind: isAccepted ? 'done' : 'invitation not accepted' });
  };

  return { choice, save };
}

const NAME_NOT_SAVED = 'Your name could not be saved. Try again.';

/** Whether the person now has what the invitation offers. Why not is told where they choose between their invitations. */
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
  const client = await supabase();
  const { data } = await client.auth.getUser();
  const own = client
    .from('profiles')
    .update({ display_name: name })
    .eq('user_id', data.user?.id ?? '');
  await dataOf(own.select('user_id').single(), NAME_NOT_SAVED);
}
