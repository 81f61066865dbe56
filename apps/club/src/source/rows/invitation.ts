export const INVITATIONS_FAILED = 'Failed to load the invitations';

/** A staff member with an open invitation. */
export interface StaffInvitation {
  id: string;
  email: string;
  /** A moment (ISO 8601). */
  expiresAt: string;
  /** Whether its link still works. */
  isOpen: boolean;
  version: number;
}
