import type { LinkHolder, LinkOffer } from './linkHolder';

/** The first sentence of a link's page: whose password the link sets, or who invited the person and to which club. */
export function holderWords(holder: LinkHolder | undefined, isInvited: boolean): string {
  if (!isInvited) {
    return holder ? `For ${holder.email}. You sign in with it from now on.` : 'You sign in with it from now on.';
  }
  const task = 'Tell us your name and choose a password. You sign in with it from now on.';
  if (!holder) return task;
  const { email, offer } = holder;
  return `${offer ? offerWords(offer, email) : `Your account is ${email}.`} ${task}`;
}

function offerWords({ role, clubName, inviter }: LinkOffer, email: string): string {
  if (clubName === null && role !== 'super_admin') return `${inviter} invites you. You set up your club as ${email}.`;
  return `${inviter} invites you. You join ${clubName ?? 'the firm'} as ${email}.`;
}
