import type { Page } from '@playwright/test';
import { layoutFaults } from './layoutFaults';
import { layoutShifts, MOST_SHIFT } from './layoutShifts';
import { expect, test } from '../test';

/** In px: a small phone, a phone, two tablets in portrait, one in landscape, two laptops and a large screen. */
const WIDTHS = [320, 390, 768, 820, 1024, 1280, 1440, 1920];

/** In px: each page is loaded at these widths, and must not move during the load. */
const LOADED_AT = [390, 1440];

/**
 * Declares a test that visits the pages of one part of the product at eight widths, and fails on any layout fault and
 * on any page that moves while it loads.
 * @param person who sees the screens; null is a visitor
 */
export function testWidths(part: string, person: string | null, addresses: readonly string[]): void {
  test(`no page of ${part} overflows or overlaps at any width`, async ({ page, signIn, problems }) => {
    // Each page is measured at eight widths.
    test.slow();
    for (const [index, address] of addresses.entries()) {
      await test.step(address, async () => {
        for (const width of LOADED_AT) {
          await page.setViewportSize({ width, height: 900 });
          if (person && index === 0) await signIn(person, address);
          else await page.goto(address);
          await expectStill(page, `${address} at ${width} px`);
        }
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          // The layout follows a new width within a few frames.
          await expect.soft.poll(() => layoutFaults(page), `${address} at ${width} px`).toEqual([]);
        }
      });
    }
    // The browser logs the 404 of an unknown page; it may log nothing else.
    expect(problems.filter((text) => !text.includes('status of 404'))).toEqual([]);
    problems.length = 0;
  });
}

/** Waits until the open page is there, and expects that nothing on it has moved. */
async function expectStill(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const { sum, moved } = await layoutShifts(page);
  expect.soft(sum, `${where} moves while it loads:\n${moved.join('\n')}`).toBeLessThan(MOST_SHIFT);
}
