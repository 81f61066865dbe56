import type { Browser, Page } from '@playwright/test';
import { signedInPage } from '../signedInPage';
import { pressEach, useDialog, useLists } from './actOnPage';
import { interactionsOf, untilSettled, watchInteractions, type Interaction } from './eventTiming';
import type { VisitedPage } from './visitedPages';

/** A phone's processor beside this one, as in Lighthouse (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md). */
const SLOWDOWN = 4;

/** A page on which a person has signed in, with a slow processor. */
export async function openPage(browser: Browser, origin: string, email: string): Promise<Page> {
  const page = await signedInPage(browser, origin, email);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await watchInteractions(page);
  return page;
}

/** Does what people do on a page: its tabs and what each has, its dialogs, a menu. */
export async function usePage(
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
