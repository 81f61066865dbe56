import { layoutFaults } from './layoutFaults';
import { expect, test } from './test';

/** A small phone, a phone, two tablets, one of them lying, two laptops and a large screen; px. */
const WIDTHS = [320, 390, 768, 820, 1024, 1280, 1440, 1920];

/**
 * Declares the test that no page of a part of the product scrolls sideways or lays one thing over another, at every width.
 * @param person who sees the screens; null is a visitor
 */
export function testWidths(part: string, person: string | null, addresses: readonly string[]): void {
  test(`no page of ${part} overflows or overlaps at any width`, async ({ page, signIn, problems }) => {
    // One after the other: each page at eight widths.
    test.slow();
    for (const [index, address] of addresses.entries()) {
      await test.step(address, async () => {
        if (person && index === 0) await signIn(person, address);
        else await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          // A page answers a new width in its next frames.
          await expect.soft.poll(() => layoutFaults(page), `${address} at ${width} px`).toEqual([]);
        }
      });
    }
    // The browser itself reports the status of a page that is not there; there is nothing else.
    expect(problems.filter((text) => !text.includes('status of 404'))).toEqual([]);
    problems.length = 0;
  });
}
