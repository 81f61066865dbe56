import { faintFocusRings } from './focusRings';
import { expect, test } from './test';

/** Declares the tests that the focus stands out from whatever it lies on, on these public pages. */
export function testVisibleFocus(addresses: readonly string[]): void {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme });

      test('the focus stands out from whatever it lies on, on every public page', async ({ page }) => {
        for (const address of addresses) {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          // Once the page has been taken over; a form that cannot be sent before takes no focus on its button.
          await expect(page.locator('button:disabled')).toHaveCount(0);
          expect(await faintFocusRings(page), address).toEqual([]);
        }
      });
    });
  }
}
