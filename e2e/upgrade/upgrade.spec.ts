import { expect, test, type Page } from '@playwright/test';

// The releases of a past version under the shell of today, on that version's data after its upgrade.

const RELEASE = '1.0.0';

/** Pages of each module, and who opens them: a visitor, or a person of the demo clubs or the firm. */
const pages: { module: string; person?: string; addresses: string[] }[] = [
  { module: 'marketing', addresses: ['/', '/services', '/why-it-works', '/about', '/contact', '/terms', '/privacy'] },
  { module: 'marketing', addresses: ['/apply/pine-hollow'] },
  { module: 'training', addresses: ['/demo/training'] },
  { module: 'pre-season', addresses: ['/demo/pre-season'] },
  { module: 'recruitment', addresses: ['/demo/recruitment'] },
  { module: 'training', person: 'manager@pinehollow.test', addresses: ['/training'] },
  { module: 'pre-season', person: 'manager@pinehollow.test', addresses: ['/pre-season'] },
  { module: 'recruitment', person: 'manager@pinehollow.test', addresses: ['/recruitment', '/staff'] },
  { module: 'admin', person: 'admin@pinehollow.test', addresses: ['/admin'] },
  { module: 'admin', person: 'firm@clubcrew.test', addresses: ['/admin'] },
];

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('clubcrew-local');
  await page.getByRole('button', { name: 'Admin Sign In' }).click();
  await expect(page).not.toHaveURL(/\/auth/);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

for (const { module, person, addresses } of pages) {
  test(`${person ?? 'a visitor'} opens ${addresses.join(', ')} of ${module} ${RELEASE} without an error`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    if (person) await signIn(page, person);
    for (const address of addresses) {
      const entries: string[] = [];
      page.on('request', (request) => {
        const [, loaded] =
          new RegExp(`/modules/${module}/([^/]+)/.*\\.js$`).exec(new URL(request.url()).pathname) ?? [];
        if (loaded) entries.push(loaded);
      });
      await page.goto(address);
      await expect(page.locator('#module-outlet').getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => [...new Set(entries)], `releases of ${module} at ${address}`).toEqual([RELEASE]);
      await page.waitForLoadState('networkidle');
      expect(problems, `errors at ${address}`).toEqual([]);
      page.removeAllListeners('request');
    }
  });
}

test('the shell shows the rows that were entered before the upgrade', async ({ page }) => {
  await signIn(page, 'manager@pinehollow.test');
  await page.goto('/recruitment');
  await expect(page.getByText('Opal Upgrade').first()).toBeVisible();
});
