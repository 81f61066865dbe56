import { asking } from '@platform/module-kit/screens';
import type { ReleaseState } from '../../shared/releaseStates';
import type { Change } from '../decision/change';

interface ComeAndGo<Thing> {
  come: readonly Thing[];
  go: readonly Thing[];
  stay: readonly Thing[];
}

interface State {
  on: boolean;
  version: string | null;
  /** Percent of the clubs, where the club gets the release in a rollout of its channel. */
  share: number | null;
  /** What is on record about the release; null without one. */
  record: { check: ReleaseState['check']; takenBack: boolean } | null;
  /** Range of contract versions; null without a release. */
  contract: string | null;
  /** Versions of shared libraries, where the release names them. */
  shared: Readonly<Record<string, string>>;
  /** What a first visit loads of it, compressed, as its build has measured; null where the release does not say. */
  firstLoadBytes: number | null;
}

interface AskedFeature {
  name: string;
  displayName: string;
  category: string;
  /** Whether the club's plan includes it. */
  inPlan: boolean;
  /** People of the club who have been granted it. */
  granted: number;
}

/** What a change means for a club, computed from the release it has and the one it would have. */
export interface Consequences {
  now: State;
  then: State;
  routes: ComeAndGo<{ path: string; title: string; access: string }>;
  nav: ComeAndGo<{ area: string; label: string; to: string }>;
  slots: ComeAndGo<{ slot: string }>;
  actions: ComeAndGo<{ label: string; to: string }>;
  features: ComeAndGo<AskedFeature>;
  /** People of the club by role. */
  people: Readonly<Record<string, number>>;
  /** Other modules of the club that lead into pages of this one. */
  dependants: readonly { moduleId: string; title: string; links: number }[];
  /** Stands for all of it that decides; change_engagement takes it. People and rows, which move every day, are left out. */
  digest: string;
  /** Rows that could be read, and not changed any more. */
  restingRows: number;
}

/** Where the consequences that are in sight are kept. */
export const consequencesKey = (clubId: string, moduleId: string, change: Change) =>
  ['engagements', 'consequences', clubId, moduleId, change] as const;

/** Asks what a change would mean. Throws a DataError; the firm only. */
export async function readConsequences(clubId: string, moduleId: string, change: Change): Promise<Consequences> {
  const found = await asking('Failed to fetch the consequences')((db) =>
    db.rpc('engagement_consequences', {
      club_id_param: clubId,
      module_id_param: moduleId,
      kind_param: change.kind,
      channel_param: change.channel,
      release_version_param: change.releaseVersion,
    }),
  );
  return found as unknown as Consequences;
}
