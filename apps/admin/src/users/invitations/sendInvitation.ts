import { callFunction } from '@platform/module-kit';
import type { Role } from '@platform/session';

export const INVITE_FAILED = 'Failed to send the invitation';

/** The content of an invitation. */
export interface Offer {
  role: Role;
  /** Null: to set up a club, or (super_admin) to the firm. */
  clubId: string | null;
  /** The plan of the club that a new client sets up. Without it, the plan of an earlier invitation stays. */
  plan?: string;
}

/**
 * Invites an address by mail. An open invitation to the same club is renewed, with a new link and seven more days.
 * @throws DataError with the function's sentence
 */
export async function sendInvitation(email: string, { role, clubId, plan }: Offer): Promise<void> {
  await callFunction('invite', { email, role, clubId, ...(plan !== undefined && { plan }) }, INVITE_FAILED);
}
