import type { Page } from '@playwright/test';

/** Answers an address with its own page, in other words. */
export async function rewritePage(page: Page, address: string, rewrite: (html: string) => string): Promise<void> {
  await page.route(`**${address}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: rewrite(await answer.text()) });
  });
}
