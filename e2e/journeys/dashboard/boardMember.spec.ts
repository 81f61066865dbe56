import { heading } from '../../support/pages/screen';
import { expect, test } from '../../support/test';

test('a person who only sits on the board is offered nothing of the daily work', async ({ page, startSession }) => {
  await startSession('board@pinehollow.test');
  await page.goto('/dashboard');
  const offered = page.getByRole('region', { name: 'What you can do' });
  await expect(offered.getByRole('link')).toHaveText([
    'Read my messages',
    'Send Message',
    'Edit my profile',
    'See the reserve study',
    'Build a report',
    'See the wishlists',
    'See the reports',
    "See last season's summary",
    "Read the season's documents",
  ]);
  await expect(page.getByRole('link', { name: 'ClubFuture', exact: true }).first()).toBeVisible();
  for (const name of ['Operations', 'Training', 'Recruitment', 'Pre-Season'])
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);

  await page.goto('/scheduling');
  await expect(heading(page, 'Operations is for the people who work at your club')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(offered).toBeVisible();

  await page.goto('/reports?tab=staffing');
  await expect(page.getByRole('heading', { name: 'Work by role' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto('/dashboard');
  await offered.getByRole('link', { name: 'Build a report' }).click();
  await expect(page.getByRole('combobox', { name: 'Data set' }).getByRole('option')).toHaveText([
    'Budget',
    'Member satisfaction',
    'Capital projects',
    'Wishlist',
  ]);
});
