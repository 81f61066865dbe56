/** Where the answer to a question stands. A failure keeps its reason: it never looks like an empty answer. */
export type Answer<T> = { status: 'loading' } | { status: 'ready'; value: T } | { status: 'failed'; message: string };

export type Role = 'user' | 'manager' | 'admin' | 'super_admin';

/** The signed-in person as the auth service knows them. */
export interface SessionUser {
  id: string;
  email: string;
  /** `user_metadata.display_name`, or the e-mail address when there is none. */
  displayName: string;
}

/** The club a person belongs to, as far as every page needs it. */
export interface Club {
  id: string;
  name: string;
  type: string;
  season: string;
  /** IANA name of the zone that the club's dates and times are shown in. */
  time_zone: string;
  /** What "now" is for a demo club, whose season stands still; null for every other (decision 10). */
  clock_override?: string | null;
}

/** The person's row in `profiles`, with their club looked up. `club` is null for a person without one. */
export interface Membership {
  role: Role;
  displayName: string | null;
  club: Club | null;
}

/** One feature that the person has been granted. */
export interface Permission {
  featureName: string;
  featureDisplayName: string;
  featureCategory: string;
}

export type SessionState =
  | { status: 'loading' }
  /** A session is stored, and the auth service does not say whether it holds. Nobody is taken for signed out by that. */
  | { status: 'failed'; message: string }
  | {
      status: 'signed-out';
      /** Where the person asked for it, in this visit; false when there simply is no session (any more). */
      onRequest: 'here' | 'in another tab' | false;
      /** True when there was a session, and the server ended it: its time was over, or the person left on another device. */
      hasEnded?: boolean;
    }
  | {
      status: 'signed-in';
      user: SessionUser;
      membership: Answer<Membership>;
      permissions: Answer<readonly Permission[]>;
    };

/** A person is an administrator if their profile says admin (of one club) or super_admin (of the firm). */
export function isAdminRole(role: Role): boolean {
  return role === 'admin' || role === 'super_admin';
}
