import type { Page } from '@playwright/test';
import { database } from '../../support/platform/platformRegistry';
import { expect, test } from '../../support/test';

const needsOf = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Needs you today' });

test('a manager sees the needs that the club counts first, then those of each module', async ({ page, signIn }) => {
  await signIn('manager@pinehollow.test', '/legacy-dashboard');
  await expect(needsOf(page).getByRole('listitem')).toContainText([
    'open shifts',
    'requests',
    'applications',
    'expiring certifications',
    'training modules',
    'urgent ticket',
    'overdue vendor',
    'insurance certificates',
  ]);
});

for (const address of ['/dashboard', '/user-dashboard']) {
  test(`${address} begins with what waits for a manager, and leads to it`, async ({ page, signIn }) => {
    await signIn('manager@pinehollow.test', address);
    const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    await expect(first).toHaveText('Needs you today');
    await needsOf(page).getByRole('link', { name: 'expiring certifications' }).click();
    await expect(page).toHaveURL('/staff?certification=expiring');
  });
}

test('a lifeguard is asked for a certificate that has expired, and led to where it is sent', async ({
  page,
  signIn,
}) => {
  const db = await database();
  const expire = (day: string) =>
    db
      .from('staff_certifications')
      .update({ expiry_date: day })
      .eq('staff_id', '10000005-0000-4000-8000-000000000001')
      .eq('certification_name', 'CPR/AED')
      .throwOnError();
  await expire('2025-04-30');
  try {
    await signIn('staff@pinehollow.test', '/dashboard');
    await needsOf(page).getByRole('link', { name: '1 certificate to send CPR/AED' }).click();
    const own = page.getByRole('dialog', { name: 'Jordan Blake' });
    await expect(own.getByRole('button', { name: 'Send a certificate' })).toBeVisible();
  } finally {
    await expire('2027-04-12');
  }
});

test('names a module that could not count, keeps the others, and counts again on Retry', async ({
  page,
  signIn,
  problems,
}) => {
  await signIn('manager@pinehollow.test');
  await page.route('**/rest/v1/needs_today?**', (route) =>
    route.fulfill({ status: 403, json: { code: '42501', message: 'Ask a manager of your club.', hint: null } }),
  );
  await page.goto('/legacy-dashboard');
  const recruitment = needsOf(page).getByRole('status').filter({ hasText: 'Recruitment could not say what needs you' });
  await expect(recruitment).toContainText('Ask a manager of your club.');
  await expect(needsOf(page).getByText('training modules')).toBeVisible();
  await page.unroute('**/rest/v1/needs_today?**');
  await recruitment.getByRole('button', { name: 'Retry' }).click();
  await expect(needsOf(page).getByText('expiring certifications')).toBeVisible();
  problems.length = 0;
});
