import type { Conditions } from './visiting/conditions';
import type { Approach, Crossing, CrossingFigures } from './visiting/crossing';
import type { VisitFigures } from './visiting/visit';

export type Contender = 'federated' | 'monolith';

export const CONTENDERS: readonly Contender[] = ['federated', 'monolith'];

/** What tables call them. */
export const TITLES: Record<Contender, string> = { federated: 'platform', monolith: 'monolith' };

/** The visits of one contender to one view under the same conditions. */
export interface Series {
  view: string;
  conditions: string;
  contender: Contender;
  /** `cold` is the first visit of a browser, `repeat` its second. */
  cache: 'cold' | 'repeat';
  visits: MeasuredVisit[];
}

/** One visit. A public page is visited twice: by a person who only looks at it, and by one who uses it at once. */
export interface MeasuredVisit extends VisitFigures {
  /** Bodies of the scripts that came without any use of the page, and what was inside the page. */
  untouched?: { scriptBytes: number; scripts: number; inlineBytes: number };
}

/**
 * The visit of a person who used a page, with what another one saw who only looked at it: a press ends the search for the
 * largest paint, and what moves after it does not count.
 */
export function usedAndLooked(used: VisitFigures, looked: VisitFigures): MeasuredVisit {
  const { scriptBytes, scripts, inlineBytes, largestPaint, layoutShift } = looked;
  return { ...used, largestPaint, layoutShift, untouched: { scriptBytes, scripts, inlineBytes } };
}

/** The clicks of one contender on one link under the same conditions. */
export interface CrossingSeries extends Crossing {
  conditions: string;
  contender: Contender;
  approach: Approach;
  clicks: CrossingFigures[];
}

export interface OverheadResult {
  rounds: number;
  series: Series[];
  crossings: CrossingSeries[];
}

/** Rounds in which each view is visited once by each contender: an odd number, so that the median is one of them. */
export const DEFAULT_ROUNDS = 9;

/** The views that are measured: a public page, and three of a signed-in manager. */
export const VIEWS = [
  { path: '/', signedIn: false },
  { path: '/training', signedIn: true },
  { path: '/scheduling', signedIn: true },
  { path: '/legacy-dashboard', signedIn: true },
] as const;

/** The clicks that are measured: from a page of middle size to a small module, and to a large one. */
export const CROSSINGS: readonly Crossing[] = [
  { from: '/training', to: '/pre-season' },
  { from: '/training', to: '/operations' },
];

/** "Slow" is the "slow 4G" of Lighthouse with a phone's processor (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md). */
export const CONDITIONS: readonly Conditions[] = [
  // Chromium measures no network of its own machine. With a bandwidth it knows that this one is fast.
  { name: 'full speed', bandwidth: 1_000_000_000, latency: 0, slowdown: 1 },
  { name: 'slow', bandwidth: 1_600_000, latency: 150, slowdown: 4 },
];
