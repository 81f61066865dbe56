/** The state of an answer. A failure keeps its reason: it never looks like an empty answer. */
export type Answer<T> = { status: 'loading' } | { status: 'ready'; value: T } | { status: 'failed'; message: string };

export type Role = 'user' | 'manager' | 'admin' | 'super_admin';

/** The signed-in person as the auth service knows them. */
export interface SessionUser {
  id: string;
  email: string;
  /** `user_metadata.display_name`, or the email address when there is none. */
  displayName: string;
}

/** A person's club, with what every page needs. */
export interface Club {
  id: string;
  name: string;
  type: string;
  season: string;
  /** IANA name of the zone that the club's dates and times are shown in. */
  time_zone: string;
  /** The fixed "now" of a demo club; null for every other club. */
  clock_override?: string | null;
}

/** The person's row in `profiles`, with their club looked up. `club` is null for a person without one. */
export interface Membership {
  role: Role;
  displayName: string | null;
  club: Club | null;
  /**
   * Whether the person has a row among the club's staff, when the page started. Says only what to read early: a page decides by
   * the row itself. Left out where the server did not say.
   */
  isOnStaff?: boolean;
  /** The name of the club that the person left last, while they belong to none. */
  leftClub?: string;
}

/** One feature that the person has been granted. */
export interface Permission {
  featureName: string;
  featureDisplayName: string;
  featureCategory: string;
}

export type SessionEnd = 'here' | 'in another tab' | 'by the server';

export type SessionState =
  | { status: 'loading' }
  /** A session is stored, and the auth service does not say whether it is valid. That does not mean signed out. */
  | { status: 'failed'; message: string }
  | {
      status: 'signed-out';
      /**
       * How a session of this visit ended: the person asked for it, or the server did not take it any more, because its time
       * was over or they left on another device. Left out where there was none.
       */
      ended?: SessionEnd;
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
