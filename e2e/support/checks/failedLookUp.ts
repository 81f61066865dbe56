import { expect, test } from '../test';
import { askPartsAlone } from '../platform/partsAlone';

/** Declares the tests that a failing lookup of the club on these pages says so and never leads to onboarding. */
export function testFailedLookUp(...addresses: readonly string[]): void {
  for (const address of addresses) {
    test(`on ${address} a failing lookup shows its error number, explains it, and never starts onboarding`, async ({
      page,
      startSession,
      problems,
    }) => {
      const alert = page.getByRole('alert');
      await startSession('admin@lakeside.test');
      await askPartsAlone(page);
      await page.route('**/rest/v1/clubs?**', (route) =>
        route.fulfill({ status: 500, json: { message: 'the disk is full', code: 'XX000' } }),
      );
      await page.goto(address);
      await expect(alert).toContainText('Failed to fetch club');
      await expect(alert).toContainText('The server could not answer. Try again in a moment.');
      await expect(page).toHaveURL(address);
      await page.unroute('**/rest/v1/clubs?**');
      await alert.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('main')).toContainText('Lakeside');
      await expect(page).toHaveURL(address);
      problems.length = 0;
    });
  }
}
