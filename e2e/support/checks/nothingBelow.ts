import { heading } from '../pages/screen';
import { expect, test } from '../test';

/** Declares the tests that these addresses, each below a page without subpages, are not found. */
export function testNothingBelow(...addresses: readonly string[]): void {
  for (const address of addresses) {
    test(`${address} is not found, rather than empty`, async ({ page, problems }) => {
      await page.goto(address);
      await expect(heading(page, 'Oops! Page not found')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: /home/i })).toBeVisible();
      // When the server does not know the address either, the browser reports the status.
      expect(problems.filter((text) => !text.includes('status of 404'))).toEqual([]);
      problems.length = 0;
    });
  }
}
