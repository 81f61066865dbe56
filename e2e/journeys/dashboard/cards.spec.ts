import type { Page } from '@playwright/test';
import { database } from '../../support/platform/platformRegistry';
import { heading } from '../../support/pages/screen';
import { expect, test } from '../../support/test';

const PINE_HOLLOW = '10000000-0000-4000-8000-000000000001';

const cardOf = (page: Page, title: string) =>
  page.getByRole('main').getByRole('region', { name: 'Modules' }).getByRole('listitem').filter({ hasText: title });

test("a module’s card shows the club's progress, and links to the module", async ({ page, signIn }) => {
  const progress = (await database()).from('training_progress').select('percent, modules');
  const { percent, modules } = (await progress.eq('club_id', PINE_HOLLOW).single().throwOnError()).data;
  await signIn('admin@pinehollow.test', '/legacy-dashboard');
  const card = cardOf(page, 'Training');
  await expect(card).toContainText(`${percent}%`);
  await expect(card).toContainText(`in ${modules} modules`);
  await expect(card).toContainText('In Progress');
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(percent));

  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await card.getByRole('link', { name: 'Training' }).click();
  await expect(heading(page, 'Training')).toBeVisible();
  await page.goBack();
  await expect(cardOf(page, 'Training')).toHaveCount(1);
  await expect(card.getByRole('progressbar')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
