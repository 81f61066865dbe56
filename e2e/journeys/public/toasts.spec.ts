import { fillIn, send } from '../../support/pages/contactForm';
import { toast } from '../../support/pages/screen';
import { expect, test } from '../../support/test';

const FUNCTION = '/functions/v1/send-contact-email';

// page.clock leaves init scripts behind in a reused context, and they fail in the next test.
test.use({ reuseContext: false });

test('the contact form shows one toast for its last attempt, beside the toasts of other actions', async ({
  page,
  signIn,
  problems,
}) => {
  await page.clock.install();
  await signIn('staff@pinehollow.test', '/contact');
  await fillIn(page, 'ana@oakridge.test');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  // The clock stands still from here, so that no toast closes by itself.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));

  await page.getByLabel('Name', { exact: true }).fill('');
  await send(page).click();
  await expect(toast(page, 'Missing Information')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Ana Lima');
  await page.route(`**${FUNCTION}`, (route) => route.abort());
  await send(page).click();
  await expect(toast(page, 'Error')).toBeVisible();
  await page.unroute(`**${FUNCTION}`);
  await page.route(`**${FUNCTION}`, (route) => route.fulfill({ json: { ok: true } }));
  await send(page).click();
  await expect(toast(page, 'Message Sent!')).toBeVisible();
  await expect(page.locator('[data-toast]')).toHaveCount(1);

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(toast(page, 'Signed out')).toBeVisible();
  await expect(toast(page, 'Message Sent!')).toBeVisible();
  await expect(page.locator('[data-toast]')).toHaveCount(2);
  await page.clock.runFor(6000);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  problems.length = 0;
});
