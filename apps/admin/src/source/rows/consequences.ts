import type { ReleaseState } from './release';

interface ComeAndGo<Thing> {
  come: readonly Thing[];
  go: readonly Thing[];
  stay: readonly Thing[];
}

interface State {
  on: boolean;
  version: string | null;
  /** Percent of the clubs, if the club gets the release in a rollout of its channel. */
  share: number | null;
  /** What is on record about the release; null without one. */
  record: { check: ReleaseState['check']; takenBack: boolean } | null;
  /** Range of contract versions; null without a release. */
  contract: string | null;
  /** Versions of shared libraries, if the release states them. */
  shared: Readonly<Record<string, string>>;
  /** The compressed size of a first visit, as its build measured it; null if the release does not state it. */
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

/** The consequences of a change for a club, computed from its current and its new release. */
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
  /** The club's other modules that link to pages of this one. */
  dependants: readonly { moduleId: string; title: string; links: number }[];
  /**
   * A digest of everything that matters to the decision; change_engagement takes it. People and rows are left out,
   * because they change every day.
   */
  digest: string;
  /** Rows that would stay readable, but no longer editable. */
  restingRows: number;
}

interface PlanFeature {
  displayName: string;
  category: string;
  /** People of the club who have it now. */
  granted: number;
}

/** A module that a change of the plan offers to switch. */
export interface PlanModule {
  id: string;
  title: string;
  kind: 'on' | 'off';
}

/** Features that another plan lets administrators grant, those it no longer does, and its modules. */
export interface PlanConsequences {
  come: readonly PlanFeature[];
  go: readonly PlanFeature[];
  /** How many they may grant before and after. */
  stay: number;
  modules: readonly PlanModule[];
}
