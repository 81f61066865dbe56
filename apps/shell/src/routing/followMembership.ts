import { pageHistory } from '@platform/module-kit';
import { reloadMembership, sessionStore, supabase } from '@platform/session';

/** The shortest interval at which an open page asks for the person's role and club (milliseconds). */
const INTERVAL_MS = 5_000;

/**
 * Follows an administrator's changes to the person's membership while a page is open: on each navigation, and when the
 * person comes back to the tab. Otherwise a removed person would find empty pages there.
 */
export function followMembership(): void {
  let askedAt = Date.now();
  const ask = () => {
    if (document.hidden || Date.now() - askedAt < INTERVAL_MS) return;
    askedAt = Date.now();
    void refreshMembership();
  };
  pageHistory.subscribe(ask);
  document.addEventListener('visibilitychange', ask);
}

/**
 * Rereads the role and the club of a member when either has changed. Without an answer everything stays as it is.
 * People without a club are not checked: they stay in the wizard that sets one up, even after it has.
 */
export async function refreshMembership(): Promise<void> {
  const before = sessionStore.get();
  if (before.status !== 'signed-in' || before.membership.status !== 'ready') return;
  const { role, club } = before.membership.value;
  if (!club) return;
  const client = await supabase();
  const { data } = await client.from('profiles').select('role, club_id').eq('user_id', before.user.id).single();
  const isOther = data !== null && (data.role !== role || data.club_id !== club.id);
  const now = sessionStore.get();
  // Another request has read it meanwhile, or another person has signed in.
  if (isOther && now.status === 'signed-in' && now.membership === before.membership) await reloadMembership();
}
