import { quantile } from '../measurement';
import { SHORTEST } from './eventTiming';
import type { UsedPage } from './writeInteractions';

/** Interaction to Next Paint leaves out the slowest of fifty interactions (https://web.dev/articles/inp). */
const SHARE = 0.98;

/** The 98th percentile (milliseconds) of the interactions with some pages. Those that browsers do not report are short. */
export const slowness = (pages: readonly UsedPage[]): number =>
  quantile(
    pages.flatMap(({ reported, count }) => [
      ...reported.map(({ duration }) => duration),
      ...Array.from({ length: Math.max(0, count - reported.length) }, () => SHORTEST),
    ]),
    SHARE,
  );
