/** A module that an engagement may include. */
export interface EngagementModule {
  id: string;
  title: string;
  /** The release in production; null before the first one. */
  productionVersion: string | null;
}

/** A change that waits for its moment. */
export interface WaitingChange {
  id: string;
  kind: ChangeKind;
  channel: string | null;
  releaseVersion: string | null;
  /** ISO 8601. */
  effectiveAt: string;
  reason: string;
}

/** What one club has of one module. */
export interface Engagement {
  moduleId: string;
  on: boolean;
  /** The channel that it follows; null while it is switched off. */
  channel: string | null;
  pinnedVersion: string | null;
  /** Counts the changes, for saving over a certain state; 0 while it is switched off. */
  rowVersion: number;
  /** The release that people get; null when there is none. */
  version: string | null;
  /** Range of contract versions that a pinned release asks for. */
  contract?: string | null;
  /** The rollout of the channel that it follows, told to the firm alone; null or left out when there is none. */
  rollout?: { candidate: string; share: number; paused: boolean } | null;
  /** Mounts and failures of that release in browsers of the club within the last day; the firm alone is told. */
  mounted: number;
  failed: number;
  waiting: WaitingChange | null;
}

/** A club with what it has; a module that is not named is switched off. */
export interface EngagedClub {
  id: string;
  name: string;
  plan: string;
  /** IANA name of the zone that its clocks show. */
  timeZone: string;
  staffCount: number;
  engagements: readonly Engagement[];
}

export type ChangeKind = 'on' | 'off' | 'follow' | 'pin';

/** What a club has of a module, also when it has nothing of it. */
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
