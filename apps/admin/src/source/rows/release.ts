export const RELEASES_FAILED = 'Failed to fetch releases';
export const FIRST_ADMINISTRATOR_FAILED = 'Failed to fetch the first administrator';

/** A module of the registry and its channels. */
export interface RegisteredModule {
  id: string;
  title: string;
  owner: string;
  /** Production first, then by name. */
  channels: {
    channel: string;
    version: string;
    /** Since when the channel has it; a rollout beside it does not change that. */
    pointedAt: string;
    pointedBy: string;
    /** The last working release before it, the target of `rollback` without a rollout; null without one. */
    fallback: string | null;
    rollout: Rollout | null;
  }[];
}

/** The registry's records about a release. */
export interface ReleaseState {
  version: string;
  publishedBy: string;
  /** ISO 8601. */
  publishedAt: string;
  /** Its files have been removed, so no one gets it any more. */
  pruned: boolean;
  /** The contract versions it requires. */
  contract: string;
  /** The result of its last check; null if it was never checked. */
  check: 'passed' | 'failed' | null;
  /** The platform withdrew it because it failed in browsers. */
  takenBack: boolean;
  /** Its last check failed, or it was withdrawn since: it needs another check before a promotion. */
  needsCheck: boolean;
  /** It has no valid signature: every key that signed it was revoked. */
  keyRevoked: boolean;
}

/** An event of a module's releases. */
export interface ReleaseEvent {
  id: number;
  action: string;
  /** Null for a publication and for the removal of files, which move no channel. */
  channel: string | null;
  from: string | null;
  to: string;
  /** Percent of the clubs, for a step of a rollout; null otherwise. */
  share: number | null;
  reason: string | null;
  /** What was missing when a person forced it; null otherwise. */
  forcedPast: string | null;
  actor: string;
  at: string;
}

/** Number of lines of a module's history to read: the latest. */
export const MOST_EVENTS = 100;

/** A release that a share of a channel's clubs gets, beside the one that the others keep. */
export interface Rollout {
  candidate: string;
  /** Percent of the clubs. */
  share: number;
  /** While paused, no club has the candidate; the share is kept. */
  paused: boolean;
  /** Clubs that follow the channel, and those in the share: with few clubs it may be none. */
  clubs: number;
  reached: number;
  /** When the channel last changed, as stored in the database. */
  updatedAt: string;
}

/** The firm's actions on a rollout in the administration; a larger share needs a command. */
export type RolloutAction = 'pause' | 'resume' | 'end';

/** The person who may always sign up. */
export interface FirstAdministrator {
  email: string;
  hasAccount: boolean;
}
