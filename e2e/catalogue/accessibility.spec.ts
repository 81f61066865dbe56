import { expect, test, type Page } from '@playwright/test';
import { appear, openBare, openByKeyboard, openingExamples } from './barePage';
import { violationsOf, WCAG_AA } from '../support/checks/violationsOf';
import { appearances, primitives } from './primitives';

for (const primitive of primitives) {
  test(`${primitive} has no violation, is reached by keyboard and fits a small screen`, async ({ page }) => {
    await openBare(page, primitive);
    for (const appearance of appearances) {
      await test.step(`${appearance.scheme}, ${appearance.width} px`, async () => {
        await appear(page, appearance);
        expect.soft(await violationsOf(page, WCAG_AA)).toEqual([]);
      });
    }

    await test.step('320 px', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await fitsIn(page, 320);
    });

    await test.step('keyboard', async () => {
      const { expected, reached } = await walkByKeyboard(page);
      expect(reached).toEqual(expected);
    });

    for (const example of await openingExamples(page)) {
      await test.step(`${example}, open`, async () => {
        await openBare(page, `${primitive}/${example}`);
        await openByKeyboard(page);
        for (const appearance of appearances) {
          await appear(page, appearance);
          expect.soft(await violationsOf(page, WCAG_AA)).toEqual([]);
        }
        await page.setViewportSize({ width: 320, height: 640 });
        await fitsIn(page, 320);
      });
    }
  });
}

/** The most tab stops in one control: a date has month, day, year and the button that opens the calendar. */
const STOPS_OF_A_CONTROL = 4;

/**
 * Presses Tab from the top of the page until the focus has left its content.
 * @returns the examples that contain a control, and those that received the focus
 */
async function walkByKeyboard(page: Page): Promise<{ expected: string[]; reached: string[] }> {
  const { expected, stops } = await page.evaluate(() => {
    const controls = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';
    const sections = [...document.querySelectorAll('[data-example]')].filter((section) =>
      section.querySelector(controls),
    );
    return {
      expected: sections.map((section) => section.getAttribute('data-example') ?? ''),
      stops: document.querySelectorAll(controls).length,
    };
  });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const reached = new Set<string>();
  for (let stop = 0; stop < stops * STOPS_OF_A_CONTROL; stop += 1) {
    await page.keyboard.press('Tab');
    const example = await page.evaluate(() =>
      document.activeElement?.closest('[data-example]')?.getAttribute('data-example'),
    );
    if (example) reached.add(example);
    else if (reached.size > 0) break;
  }
  return { expected, reached: expected.filter((example) => reached.has(example)) };
}

/** Nothing is wider than the window. Chromium gives container units their new size only after the next frame. */
const fitsIn = (page: Page, width: number) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
