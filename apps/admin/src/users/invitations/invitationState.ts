import type { Tone } from '@platform/ui';

/** The state of an invitation. */
export type InvitationState = 'open' | 'accepted' | 'expired' | 'revoked';

export const stateWords: Record<InvitationState, { title: string; tone: Tone }> = {
  open: { title: 'Open', tone: 'water' },
  accepted: { title: 'Accepted', tone: 'success' },
  expired: { title: 'Expired', tone: 'warning' },
  revoked: { title: 'Revoked', tone: 'neutral' },
};

interface Times {
  accepted_at: string | null;
  revoked_at: string | null;
  expires_at: string | null;
}

/** An invitation's current state. One that was revoked after it was accepted lets no one in any more. */
export function stateOf(
  { accepted_at: accepted, revoked_at: revoked, expires_at: expires }: Times,
  now: Date,
): InvitationState {
  if (revoked !== null) return 'revoked';
  if (accepted !== null) return 'accepted';
  return expires !== null && new Date(expires) > now ? 'open' : 'expired';
}
