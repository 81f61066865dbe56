import type { Page } from '@playwright/test';
import { database } from '../../support/platform/platformRegistry';
import { expect, test } from '../../support/test';

const PINE_HOLLOW = 'Pine Hollow Swim & Tennis Club';

const needsOf = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Needs you today' });

test('shows a manager what each module counts, the schedule first', async ({ page, signIn }) => {
  await signIn('manager@pinehollow.test', '/legacy-dashboard');
  await expect(needsOf(page).getByRole('listitem')).toContainText([
    'declined shift',
    'open shifts',
    'requests',
    'urgent ticket',
    'overdue vendor',
    'insurance certificates',
    'overdue item',
    'unfinished checklists',
    'applications',
    'expiring certifications',
    'training modules',
    'priorities',
    'open step',
    'open vote',
  ]);
});

test('shows a manager as many waiting requests as there are rows', async ({ page, signIn }) => {
  await signIn('manager@pinehollow.test', '/legacy-dashboard');
  const db = await database();
  const waiting = (table: 'time_off_requests' | 'shift_requests', status: string) =>
    db
      .from(table)
      .select('*, clubs!inner(name)', { count: 'exact', head: true })
      .eq('clubs.name', PINE_HOLLOW)
      .eq('status', status);
  const [pending, open] = await Promise.all([
    waiting('time_off_requests', 'pending'),
    waiting('shift_requests', 'open'),
  ]);
  const requests = needsOf(page).getByRole('listitem').filter({ hasText: 'requests' });
  await expect(requests).toContainText(String((pending.count ?? 0) + (open.count ?? 0)));
});

test('shows a staff member no counts of decisions that managers make', async ({ page, signIn }) => {
  await signIn('staff@pinehollow.test', '/legacy-dashboard');
  await expect(needsOf(page).getByText(/^open shifts?$/)).toBeVisible();
  await expect(needsOf(page).getByText(/requests?$|applications?$|overdue (vendor|item)|declined/)).toHaveCount(0);
});

test('links a manager from what waits in Pre-Season and ClubFuture to its items', async ({ page, signIn }) => {
  await signIn('manager@pinehollow.test', '/dashboard');
  const overdue = needsOf(page).getByRole('link', { name: /overdue items?\b/ });
  const count = /^\d+/.exec(await overdue.innerText())?.[0];
  await overdue.click();
  await expect(page).toHaveURL('/pre-season?show=overdue');
  await expect(page.getByRole('list', { name: 'Figures' }).getByRole('link', { name: /^Overdue/ })).toContainText(
    String(count),
  );
  await page.goBack();
  await needsOf(page)
    .getByRole('link', { name: /unfinished checklists/ })
    .click();
  await expect(page).toHaveURL('/pre-season?show=open');
  await page.goBack();
  await needsOf(page)
    .getByRole('link', { name: /open vote\b/ })
    .click();
  await expect(page).toHaveURL(/\/club-future\?open=/);
});

for (const address of ['/dashboard', '/user-dashboard']) {
  test(`${address} begins with what waits for a manager, and links to it`, async ({ page, signIn }) => {
    await signIn('manager@pinehollow.test', address);
    const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    await expect(first).toHaveText('Needs you today');
    await needsOf(page).getByRole('link', { name: 'expiring certifications' }).click();
    await expect(page).toHaveURL('/staff?certification=expiring');
  });
}

test('asks a lifeguard for an expired certificate, and links to the page that takes it', async ({ page, signIn }) => {
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
  // The joint answer lacks every part, as after a failure: each module asks alone.
  await page.route('**/rest/v1/rpc/dashboard_needs', (route) => route.fulfill({ json: {} }));
  await page.route('**/rest/v1/needs_today?**', (route) =>
    route.fulfill({ status: 403, json: { code: '42501', message: 'Ask a manager of your club.', hint: null } }),
  );
  await page.goto('/legacy-dashboard');
  const recruitment = needsOf(page).getByRole('status').filter({ hasText: 'Recruitment could not say what needs you' });
  await expect(recruitment).toContainText('Ask a manager of your club.');
  await expect(needsOf(page).getByText('training modules')).toBeVisible();
  await page.unrouteAll();
  await recruitment.getByRole('button', { name: 'Retry' }).click();
  await expect(needsOf(page).getByText('expiring certifications')).toBeVisible();
  problems.length = 0;
});
