import type { Locator, Page } from '@playwright/test';
import { untilSettled } from './eventTiming';
import type { DialogSteps } from './visitedPages';

/** Letters that many names have. */
const TYPED = 'an';
/** A page's filters repeat each other. */
const MOST_FILTERS = 4;

/** What people do on every page that has it: search, sort, filter. */
export async function useLists(page: Page): Promise<void> {
  const content = page.locator('#module-outlet');
  for (const search of await visible(content.getByRole('searchbox'))) {
    await search.click();
    await search.pressSequentially(TYPED, { delay: 100 });
    await untilSettled(page);
    for (const _ of TYPED) await search.press('Backspace');
    await untilSettled(page);
  }
  await pressEach(page, content.locator('th').getByRole('button'));
  await pressEach(page, content.getByRole('radio'), MOST_FILTERS);
}

/** Opens a dialog, types into a field, and saves it or closes it without. */
export async function useDialog(page: Page, { opens, types, saves }: DialogSteps): Promise<void> {
  await page.locator('#module-outlet').getByRole('button', { name: opens, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await untilSettled(page);
  const field = dialog.getByLabel(types, { exact: true }).first();
  await field.click();
  // Names are unique, and the next round adds another one.
  await field.pressSequentially(`New ${Date.now()}`, { delay: 60 });
  await untilSettled(page);
  if (saves) {
    await dialog.getByRole('button', { name: saves, exact: true }).click();
  } else {
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    // It asks if what was typed would be lost.
    const question = page.getByRole('button', { name: 'Close without saving' });
    const closed = page.locator('body:not(:has([role=dialog]))');
    await question.or(closed).first().waitFor();
    if (await question.isVisible()) await question.click();
  }
  await dialog.waitFor({ state: 'hidden' });
  await untilSettled(page);
}

/** Presses elements one after the other, each once the last press has been answered. */
export async function pressEach(page: Page, elements: Locator, most = Number.POSITIVE_INFINITY): Promise<void> {
  for (const element of (await visible(elements)).slice(0, most)) {
    await element.click();
    await untilSettled(page);
  }
}

const visible = async (elements: Locator): Promise<Locator[]> => elements.filter({ visible: true }).all();
