import type { Screen } from '../pages/screens';
import { heading } from '../pages/screen';
import { expect, test } from '../test';

/** Declares the test that text at twice the size stays readable on these screens, as a visitor sees them. */
export function testDoubledText(screens: readonly Screen[]): void {
  test('text at twice the size is neither cut off nor outside the window, wide or narrow', async ({ page }) => {
    for (const { address, title } of screens) {
      await page.goto(address);
      await expect(heading(page, title)).toBeVisible();
      await page.evaluate(() => void (document.documentElement.style.fontSize = '32px'));
      for (const width of [1280, 390]) {
        const place = `${address} at ${width} px`;
        await page.setViewportSize({ width, height: 844 });
        // The layout follows a new width within a few frames.
        await expect.soft.poll(() => page.evaluate(cutTexts), place).toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), place).toBeLessThanOrEqual(width);
        const header = page.getByRole('banner');
        if ((await header.count()) === 0) continue;
        await page.evaluate(() => window.scrollTo(0, 1000));
        await expect(header, place).not.toBeInViewport();
      }
    }
  });
}

/** Texts in the middle of the page that are outside the window, or outside a part that clips its overflow. */
const cutTexts = () =>
  [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, a, button, label)')]
    .filter((element) => {
      if (element.closest('[aria-hidden], [data-toast]') || element.offsetWidth < 2) return false;
      const { left, right } = element.getBoundingClientRect();
      for (let around = element.parentElement; around; around = around.parentElement) {
        const frame = around.getBoundingClientRect();
        if (getComputedStyle(around).overflowX !== 'visible' && (left < frame.left - 1 || right > frame.right + 1)) {
          // A frame that scrolls hides nothing.
          return getComputedStyle(around).overflowX !== 'auto';
        }
      }
      return right > document.documentElement.clientWidth + 1;
    })
    .map(({ textContent }) => textContent);
