import { announcedRounds } from '../announcedRounds';
import type { Measurement } from '../measurement';
import { withServedPlatform } from '../servedPlatform';
import { slowness } from './slowness';
import { openPage, usePage } from './usePage';
import { MODULES, VISITED_PAGES } from './visitedPages';
import { DEFAULT_ROUNDS } from './interactionsPage';
import { writeInteractions, type UsedPage } from './writeInteractions';

const PEOPLE = [...new Set(VISITED_PAGES.map(({ email }) => email))];

/**
 * How long each module takes to answer presses and keys with a processor four times slower: the 98th percentile of its
 * interactions, for each round. Writes the slowest ones with their element to docs/benchmarks/interactions.md.
 */
export function measureInteractions({ rounds = DEFAULT_ROUNDS }: { rounds?: number }): Promise<Measurement[]> {
  return withServedPlatform(async ({ origin, browser }) => {
    const used: UsedPage[] = [];
    for (const round of announcedRounds(1, rounds)) {
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
        slowness(used.filter((page) => page.module === module && page.round === index + 1)),
      ),
    }));
  });
}
