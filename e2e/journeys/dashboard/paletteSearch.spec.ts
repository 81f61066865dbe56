import { field, group, openPalette } from '../../support/pages/palette';
import { heading } from '../../support/pages/screen';
import { expect, test } from '../../support/test';

test("finds rows of the modules, each under its module's name, and opens one", async ({ page, signIn }) => {
  await signIn('manager@pinehollow.test');
  await openPalette(page);
  await field(page).fill('rescues');
  const row = group(page, 'Training').getByRole('option', { name: /^Lifeguard Skills & Rescues/ });
  await expect(row).toContainText(/\d+ of \d+ completed/);
  await row.click();
  await expect(heading(page, 'Lifeguard Skills & Rescues')).toBeVisible();
  await expect(page).toHaveURL(/\/training\/[0-9a-f-]+$/);

  await openPalette(page);
  await field(page).fill('whistles');
  await group(page, 'Pre-Season').getByRole('option').first().click();
  await expect(page).toHaveURL(/\/pre-season\?season=\d+&open=/);
  await expect(page.getByRole('dialog')).toBeVisible();
});
