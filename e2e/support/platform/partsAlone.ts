import type { Page } from '@playwright/test';

/**
 * Lets pages start as on a platform without `platform_start`. The profile, the club, the permissions, the modules and the
 * notifications then have a request each, which a test can answer.
 */
export async function askPartsAlone(page: Page): Promise<void> {
  await page.route('**/rest/v1/rpc/platform_start', (route) => route.fulfill({ json: {} }));
}
