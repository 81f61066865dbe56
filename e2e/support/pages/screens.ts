import type { Page } from '@playwright/test';
import { heading } from './screen';
import { expect, test } from '../test';
import { violationsOf } from '../checks/violationsOf';
import { windows } from '../checks/windows';

export interface Screen {
  address: string;
  /** The main heading; the page is ready once it is visible. */
  title: string | RegExp;
  /** Something besides the heading that has to be visible. */
  also?: string;
}

/**
 * Declares the test that no page of a part of the product breaks a rule of WCAG or scrolls sideways, in each window. A page
 * is loaded once: colors and width change while it is open, as on a device that is turned.
 * @param person who sees the screens; null is a visitor
 */
export function testScreens(part: string, person: string | null, screens: readonly Screen[]): void {
  test(`no page of ${part} has a violation or scrolls sideways`, async ({ page, signIn, problems }) => {
    // A dozen pages one after another, each checked as a whole.
    test.slow();
    for (const [index, screen] of screens.entries()) {
      const { address } = screen;
      await test.step(address, async () => {
        if (person && index === 0) await signIn(person, address);
        else await page.goto(address);
        for (const { colorScheme, viewport } of windows) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize(viewport);
          await judge(page, screen, `${address}, ${colorScheme}, ${viewport.width} px`);
        }
      });
    }
    // The browser itself reports the status of a missing page; there must be nothing else.
    expect(problems.filter((text) => !text.includes('status of 404'))).toEqual([]);
    problems.length = 0;
  });
}

/** @param place what a failure names */
async function judge(page: Page, { title, also }: Screen, place: string): Promise<void> {
  await expect(heading(page, title), place).toBeVisible();
  if (also) await expect(page.getByText(also).first(), place).toBeVisible();
  expect.soft(await violationsOf(page), place).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, place).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
