import { faintFocusRings } from './focusRings';
import { expect, test } from '../test';

/** Declares the test that the focus stands out from every background on these public pages, in both themes. */
export function testVisibleFocus(addresses: readonly string[]): void {
  test('the focus is visible on every background of every public page', async ({ page }) => {
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // After hydration: before it, a form cannot be sent and its button takes no focus.
      await expect(page.locator('button:disabled')).toHaveCount(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await faintFocusRings(page), `${address}, ${colorScheme}`).toEqual([]);
      }
    }
  });
}
