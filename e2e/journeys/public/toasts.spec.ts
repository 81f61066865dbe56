import { fillIn, send } from '../../support/contactForm';
import { toast } from '../../support/screen';
import { expect, test } from '../../support/test';

const FUNCTION = '/functions/v1/send-contact-email';

// Playwright takes a replaced clock out of a context in steps; the next test would meet a part of it.
test.use({ reuseContext: false });

test('the contact form tells what became of the last attempt, beside what else is announced', async ({
  page,
  signIn,
  problems,
}) => {
  await page.clock.install();
  await signIn('staff@pinehollow.test', '/contact');
  await fillIn(page, 'ana@oakridge.test');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  // From here on no time passes, so that none of them leaves by itself.
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
