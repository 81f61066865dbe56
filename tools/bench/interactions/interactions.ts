import type { Browser, Page } from '@playwright/test';
import { quantile, type Measurement } from '../measurement';
import { withServedPlatform } from '../servedPlatform';
import { signedInPage } from '../signedInPage';
import { pressEach, useDialog, useLists } from './actOnPage';
import { interactionsOf, SHORTEST, untilSettled, watchInteractions, type Interaction } from './eventTiming';
import { VISITED_PAGES, type VisitedPage } from './visitedPages';
import { writeInteractions, type UsedPage } from './writeInteractions';

/** A phone's processor beside this one, as in Lighthouse (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md). */
const SLOWDOWN = 4;
const ROUNDS = 3;
/** Interaction to Next Paint leaves out the slowest of fifty interactions (https://web.dev/articles/inp). */
const SHARE = 0.98;

const PEOPLE = [...new Set(VISITED_PAGES.map(({ email }) => email))];
const MODULES = [...new Set(VISITED_PAGES.map(({ module }) => module))];

/**
 * How long each module takes to answer presses and keys with a processor four times slower: the 98th percentile of its
 * interactions, for each round. Writes the slowest ones with their element to docs/benchmarks/interactions.md.
 */
export function measureInteractions(): Promise<Measurement[]> {
  return withServedPlatform(async ({ origin, browser }) => {
    const used: UsedPage[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const email of PEOPLE) {
        const page = await openPage(browser, origin, email);
        const ofPerson = VISITED_PAGES.filter((visited) => visited.email === email);
        for (const visited of ofPerson) used.push({ ...visited, round, ...(await usePage(page, origin, visited)) });
        await page.close();
      }
    }
    await writeInteractions(used, ROUNDS);
    return MODULES.map((module) => ({
      name: `98th percentile of the interactions of ${module}`,
      unit: 'ms',
      promise: 200,
      runs: Array.from({ length: ROUNDS }, (_, index) =>
        quantile(used.filter((page) => page.module === module && page.round === index + 1).flatMap(durations), SHARE),
      ),
    }));
  });
}

async function openPage(browser: Browser, origin: string, email?: string): Promise<Page> {
  const page = email
    ? await signedInPage(browser, origin, email)
    : await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await watchInteractions(page);
  return page;
}

/** Does what people do on a page: its tabs and what each has, its dialogs, a menu. */
async function usePage(
  page: Page,
  origin: string,
  { address, dialogs = [], menu }: VisitedPage,
): Promise<{ reported: Interaction[]; count: number }> {
  await page.goto(origin + address);
  const content = page.locator('#module-outlet');
  await content.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await untilSettled(page);
  for (const dialog of dialogs) await useDialog(page, dialog);
  if (menu) {
    await pressEach(page, content.getByRole('button', { name: menu }), 1);
    await page.keyboard.press('Escape');
  }
  await useLists(page);
  for (const tab of await content.getByRole('tab').all()) {
    await tab.click();
    await page.waitForLoadState('networkidle');
    await untilSettled(page);
    await useLists(page);
  }
  return interactionsOf(page);
}

/** Interactions that the browser does not report are shorter than the shortest that it does. */
const durations = ({ reported, count }: UsedPage): number[] => [
  ...reported.map(({ duration }) => duration),
  ...Array.from({ length: Math.max(0, count - reported.length) }, () => SHORTEST),
];
