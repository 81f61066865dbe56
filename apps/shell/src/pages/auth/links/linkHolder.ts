/** Said when a link could not be checked, and the server gave no reason. */
export const LINK_FAILED = 'Failed to check the link';

/** The owner of the link, and what they are invited to. */
export interface LinkHolder {
  email: string;
  /** True until the address is confirmed: the account has neither a name nor a password. */
  isNew: boolean;
  /** The invitation of the link; undefined without one, or if several are open and the link names none. */
  offer?: LinkOffer;
}

export interface LinkOffer {
  role: string;
  /** Null for the firm (super_admin), or to set up a club. */
  clubName: string | null;
  inviter: string;
}
