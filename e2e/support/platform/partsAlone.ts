import type { Page } from '@playwright/test';

/**
 * Lets pages start as on a platform without `platform_start`: they ask for the profile, the club, the permissions, the
 * modules and the notifications with a request each. For tests of what one of them answers.
 */
export async function askPartsAlone(page: Page): Promise<void> {
  await page.route('**/rest/v1/rpc/platform_start', (route) => route.fulfill({ json: {} }));
}
