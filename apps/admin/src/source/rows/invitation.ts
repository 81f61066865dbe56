import type { Role } from '@platform/session';

export const INVITATIONS_FAILED = 'Failed to fetch invitations';
export const INVITE_FAILED = 'Failed to send the invitation';
export const REVOKE_FAILED = 'Failed to revoke the invitation';

/** An invitation to a person. */
export interface Invitation {
  id: string;
  email: string;
  role: Role;
  /** Null: invited to set up a club, or (super_admin) to the firm. */
  club: { id: string; name: string } | null;
  /** The plan of the club that a new client sets up; null for everyone else. */
  plan: string | null;
  state: InvitationState;
  createdAt: string;
  /** Null once it is accepted: it then lasts until it is revoked. */
  expiresAt: string | null;
  acceptedAt: string | null;
  revokedAt: string | null;
  version: number;
}

/** The filter of the invitations. */
export interface InvitationFilter {
  state: InvitationState;
  /** Part of an address. */
  search: string;
  /** From 1. */
  page: number;
}

/** One page of invitations, and their total number. */
export interface Invitations {
  invitations: Invitation[];
  count: number;
}

/** The state of an invitation. */
export type InvitationState = 'open' | 'accepted' | 'expired' | 'revoked';

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

/** The content of an invitation. */
export interface Offer {
  role: Role;
  /** Null: to set up a club, or (super_admin) to the firm. */
  clubId: string | null;
  /** The plan of the club that a new client sets up. Without it, the plan of an earlier invitation stays. */
  plan?: string;
}
