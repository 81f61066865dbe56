import { field, openPalette, options } from '../../support/pages/palette';
import { expect, test } from '../../support/test';

const TICKET = 'Loose handrail at the deep-end ladder';
const VENDOR = 'Blue Ridge Pool Service';

test("the dashboards show today's checklists, and link a manager to urgent tickets and overdue vendors", async ({
  page,
  signIn,
}) => {
  await signIn('manager@pinehollow.test', '/legacy-dashboard');
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
  await expect(page.getByRole('link', { name: VENDOR })).toBeVisible();
});

test('finds a ticket and a vendor in the palette', async ({ page, signIn }) => {
  await signIn('staff@pinehollow.test', '/operations');
  for (const { typed, found } of [
    { typed: 'handrail', found: TICKET },
    { typed: 'blue ridge', found: VENDOR },
  ]) {
    await openPalette(page);
    await field(page).fill(typed);
    await options(page).filter({ hasText: found }).click();
    const drawer = page.getByRole('dialog', { name: found });
    await drawer.getByRole('button', { name: 'Close' }).click();
  }
});
