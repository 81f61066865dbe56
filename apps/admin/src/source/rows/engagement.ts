/** A module that an engagement may include. */
export interface EngagementModule {
  id: string;
  title: string;
  /** The production release; null before the first one. */
  productionVersion: string | null;
}

/** A planned change. */
export interface WaitingChange {
  id: string;
  kind: ChangeKind;
  channel: string | null;
  releaseVersion: string | null;
  /** ISO 8601. */
  effectiveAt: string;
  reason: string;
}

/** A club's engagement for one module. */
export interface Engagement {
  moduleId: string;
  on: boolean;
  /** The channel that it follows; null while it is switched off. */
  channel: string | null;
  pinnedVersion: string | null;
  /** Counts the changes, for saving over a certain version; 0 while it is switched off. */
  rowVersion: number;
  /** The release that people get; null when there is none. */
  version: string | null;
  /** The contract versions that a pinned release requires. */
  contract?: string | null;
  /** The rollout of its channel, for the firm only; null or undefined without one. */
  rollout?: { candidate: string; share: number; paused: boolean } | null;
  /** Mounts and failures of that release in the club's browsers in the last day, for the firm only. */
  mounted: number;
  failed: number;
  waiting: WaitingChange | null;
}

/** A club with its engagements; a module that is not listed is switched off. */
export interface EngagedClub {
  id: string;
  name: string;
  plan: string;
  /** The club's time zone (IANA). */
  timeZone: string;
  staffCount: number;
  engagements: readonly Engagement[];
}

export type ChangeKind = 'on' | 'off' | 'follow' | 'pin';

/** A change of a club's engagement for one module. */
export interface Change {
  kind: ChangeKind;
  channel?: string;
  releaseVersion?: string;
}

/** Clubs on one page of the matrix. */
export const CLUBS_ON_PAGE = 25;

/** The filter of the clubs. */
export interface ClubFilter {
  /** Part of a name. */
  search: string;
  /** From 1. */
  page: number;
  /** The only club that a link shows; empty for all. */
  linked: string;
}

/** A page of the clubs that match a search, and their total number. */
export interface ClubPage {
  clubs: EngagedClub[];
  total: number;
}

interface OfferedChannel {
  channel: string;
  version: string;
  /** The release in rollout on it, and to how many percent of the clubs; null without a rollout. */
  candidate: string | null;
  share: number | null;
}

/** What a club can get of a module. */
export interface OfferedReleases {
  /** Channels with a release, production first. */
  channels: OfferedChannel[];
  /** Those of the latest fifty releases that can be chosen, the newest first, with the records about each. */
  versions: { value: string; label: string; disabled: boolean }[];
}

/** A club's engagement for a module, including one that is switched off. */
export function engagementOf(club: EngagedClub, moduleId: string): Engagement {
  return (
    club.engagements.find((known) => known.moduleId === moduleId) ?? {
      moduleId,
      on: false,
      channel: null,
      pinnedVersion: null,
      rowVersion: 0,
      version: null,
      mounted: 0,
      failed: 0,
      waiting: null,
    }
  );
}
