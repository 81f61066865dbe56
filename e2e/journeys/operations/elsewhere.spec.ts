import { field, openPalette, options } from '../../support/pages/palette';
import { heading, platformLinks } from '../../support/pages/screen';
import { expect, test } from '../../support/test';
import { BLUE_RIDGE, HANDRAIL, MANAGER, STAFF } from './pages';

test('the sidebar links to Operations, and Operations to the schedule and the reports', async ({ page, signIn }) => {
  await signIn(MANAGER, '/operations');
  await expect(platformLinks(page).getByRole('link', { name: 'Operations' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('main').getByRole('link', { name: 'Scheduling' }).click();
  await expect(heading(page, 'Scheduling')).toBeVisible();
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Reports' }).click();
  await expect(heading(page, 'Reports')).toBeVisible();
});

test("the dashboards show today's checklists, and link a manager to urgent tickets and overdue vendors", async ({
  page,
  signIn,
}) => {
  await signIn(MANAGER, '/legacy-dashboard');
  await expect(page.getByRole('main').getByText('36%4 of 11 checked today')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Operations progress' })).toHaveAttribute('aria-valuenow', '36');
  const needs = page.getByRole('region', { name: 'Needs you today' });
  await needs.getByRole('link', { name: '1 urgent ticket' }).click();
  await expect(page).toHaveURL('/operations?tab=tickets&status=active&priority=high');
  await expect(page.getByRole('row').filter({ has: page.getByRole('rowheader') })).toHaveCount(1);
  await page.goBack();
  await needs.getByRole('link', { name: '2 insurance certificates' }).click();
  await expect(page.getByRole('row').filter({ has: page.getByRole('rowheader') })).toHaveCount(2);
  await page.goBack();
  await needs.getByRole('link', { name: '1 overdue vendor' }).click();
  await expect(page.getByRole('link', { name: BLUE_RIDGE.name })).toBeVisible();
});

test('the palette finds a ticket and a vendor', async ({ page, signIn }) => {
  await signIn(STAFF, '/operations');
  for (const { typed, found } of [
    { typed: 'handrail', found: HANDRAIL.title },
    { typed: 'blue ridge', found: BLUE_RIDGE.name },
  ]) {
    await openPalette(page);
    await field(page).fill(typed);
    await options(page).filter({ hasText: found }).click();
    const drawer = page.getByRole('dialog', { name: found });
    await drawer.getByRole('button', { name: 'Close' }).click();
  }
});

test('tells the firm that it has no club, and links to the demo', async ({ page, signIn }) => {
  await signIn('firm@clubcrew.test', '/operations');
  await expect(page.getByText('Your account belongs to no club')).toBeVisible();
  await page.getByRole('link', { name: 'Open the demo' }).click();
  await expect(page).toHaveURL('/demo/operations');
});
