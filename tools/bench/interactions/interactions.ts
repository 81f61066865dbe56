import { quantile, type Measurement } from '../measurement';
import { withServedPlatform } from '../servedPlatform';
import { SHORTEST } from './eventTiming';
import { openPage, usePage } from './usePage';
import { VISITED_PAGES } from './visitedPages';
import { writeInteractions, type UsedPage } from './writeInteractions';

const DEFAULT_ROUNDS = 3;
/** Interaction to Next Paint leaves out the slowest of fifty interactions (https://web.dev/articles/inp). */
const SHARE = 0.98;

const PEOPLE = [...new Set(VISITED_PAGES.map(({ email }) => email))];
const MODULES = [...new Set(VISITED_PAGES.map(({ module }) => module))];

/**
 * How long each module takes to answer presses and keys with a processor four times slower: the 98th percentile of its
 * interactions, for each round. Writes the slowest ones with their element to docs/benchmarks/interactions.md.
 */
export function measureInteractions(rounds = DEFAULT_ROUNDS): Promise<Measurement[]> {
  return withServedPlatform(async ({ origin, browser }) => {
    const used: UsedPage[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      for (const email of PEOPLE) {
        const page = await openPage(browser, origin, email);
        const ofPerson = VISITED_PAGES.filter((visited) => visited.email === email);
        for (const visited of ofPerson) used.push({ ...visited, round, ...(await usePage(page, origin, visited)) });
        await page.close();
      }
    }
    await writeInteractions(used, rounds);
    return MODULES.map((module) => ({
      name: `98th percentile of the interactions of ${module}`,
      unit: 'ms',
      promise: 200,
      runs: Array.from({ length: rounds }, (_, index) =>
        quantile(used.filter((page) => page.module === module && page.round === index + 1).flatMap(durations), SHARE),
      ),
    }));
  });
}

/** Interactions that the browser does not report are shorter than the shortest that it does. */
const durations = ({ reported, count }: UsedPage): number[] => [
  ...reported.map(({ duration }) => duration),
  ...Array.from({ length: Math.max(0, count - reported.length) }, () => SHORTEST),
];
