import type { Page } from '@playwright/test';
import { expect, test } from '../test';

/** In px: tablets in portrait and landscape, and laptops beside a sidebar with words. */
const WIDTHS = [768, 820, 1024, 1152, 1280, 1366];

/**
 * Declares a test that no table of these pages is wider than its place on a tablet or a laptop: what is out of sight there,
 * such as a state or a button, is not found.
 * @param person who sees the pages
 */
export function testTableWidths(part: string, person: string, addresses: readonly string[]): void {
  test(`no table of ${part} scrolls sideways on a tablet or a laptop`, async ({ page, signIn }) => {
    for (const [index, address] of addresses.entries()) {
      await test.step(address, async () => {
        if (index === 0) await signIn(person, address);
        else await page.goto(address);
        await expect(page.getByRole('table').first()).toBeVisible();
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          // The layout follows a new width within a few frames.
          await expect.soft.poll(() => tooWide(page), `${address} at ${width} px`).toEqual([]);
        }
      });
    }
  });
}

/** The tables that are wider than their place, each with its excess in px. */
const tooWide = (page: Page): Promise<string[]> =>
  page.locator('[role=region]:has(> table)').evaluateAll((places) =>
    places
      .map((place) => ({ name: place.getAttribute('aria-label') ?? '', excess: place.scrollWidth - place.clientWidth }))
      .filter(({ excess }) => excess > 0)
      .map(({ name, excess }) => `${name} by ${excess} px`),
  );
