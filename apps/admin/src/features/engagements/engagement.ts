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
