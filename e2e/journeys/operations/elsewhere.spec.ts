import { heading, platformLinks } from '../../support/pages/screen';
import { expect, test } from '../../support/test';
import { MANAGER } from './pages';

test('the sidebar links to Operations, and Operations to the schedule and the reports', async ({ page, signIn }) => {
  await signIn(MANAGER, '/operations');
  await expect(platformLinks(page).getByRole('link', { name: 'Operations' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('main').getByRole('link', { name: 'Scheduling' }).click();
  await expect(heading(page, 'Scheduling')).toBeVisible();
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Reports' }).click();
  await expect(heading(page, 'Reports')).toBeVisible();
});

test('tells the firm that it has no club, and links to the demo', async ({ page, signIn }) => {
  await signIn('firm@clubcrew.test', '/operations');
  await expect(page.getByText('Your account belongs to no club')).toBeVisible();
  await page.getByRole('link', { name: 'Open the demo' }).click();
  await expect(page).toHaveURL('/demo/operations');
});
