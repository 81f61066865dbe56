import type { Page } from '@playwright/test';
import { database } from '../../support/platform/platformRegistry';
import { toast } from '../../support/pages/screen';
import { expect, signInAs, test } from '../../support/test';
import { violationsOf } from '../../support/checks/violationsOf';

const MANAGER = 'manager@pinehollow.test';
const MEMBER = 'staff@pinehollow.test';
const CLUB = '10000000-0000-4000-8000-000000000001';
const JORDAN = '10000005-0000-4000-8000-000000000001';
const NAME = 'Open water rescue';
const PDF = { name: 'card.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n% a certificate\n') };

/** Removes what the tests send: first the rows, then their files. */
test.afterEach(async () => {
  const db = await database();
  const { data } = await db
    .from('staff_certifications')
    .delete()
    .eq('club_id', CLUB)
    .eq('certification_name', NAME)
    .select('storage_path');
  const rows = (data ?? []) as { storage_path: string | null }[];
  const paths = rows.flatMap(({ storage_path: path }) => path ?? []);
  if (paths.length > 0) await db.storage.from('club-files').remove(paths);
  await db.from('notifications').delete().eq('club_id', CLUB).like('title', `%${NAME}%`);
});

const jordan = (page: Page) => page.getByRole('dialog', { name: 'Jordan Blake', exact: true });

test('a lifeguard sends a certificate from a phone, gets it back, sends it again, and a manager confirms it', async ({
  page,
  signIn,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(MEMBER, `/staff?open=${JORDAN}`);
  await jordan(page).getByRole('button', { name: 'Send a certificate' }).click();
  const form = jordan(page).getByRole('form', { name: 'Send a certificate' });
  await form.getByLabel('Certification', { exact: true }).selectOption('Another one');
  await form.getByLabel('Name').fill(NAME);
  await form.getByLabel('Number').fill('77-12');
  await form.getByLabel('Issuer').fill('American Red Cross');
  await form.getByLabel('Issued on').fill('2025-04-20');
  await form.getByRole('button', { name: 'Send certificate' }).click();
  await expect(form.getByText('Add a photo or a PDF of the certificate.')).toBeVisible();

  await form.locator('input[type=file]').setInputFiles({ ...PDF, buffer: Buffer.from('MZ a program') });
  await expect(form.getByText(/This file is not a PDF, a PNG or a JPEG/).first()).toBeVisible();
  await form.locator('input[type=file]').setInputFiles(PDF);
  expect(await violationsOf(page)).toEqual([]);
  await form.getByRole('button', { name: 'Send certificate' }).click();
  await expect(toast(page, `${NAME} is sent`)).toBeVisible();
  await expect(jordan(page).getByText('Waiting for confirmation')).toBeVisible();

  const office = await (await browser.newContext()).newPage();
  await signInAs(office, MANAGER, '/dashboard');
  await office
    .getByRole('region', { name: 'Needs you today' })
    .getByRole('link', { name: /certificate to confirm/ })
    .click();
  await expect(office).toHaveURL('/staff?certification=waiting');
  await office.getByRole('link', { name: 'Jordan Blake', exact: true }).click();
  await expect(jordan(office).getByText('Number 77-12, American Red Cross')).toBeVisible();
  // A browser with a viewer shows the file in the new tab, one without saves it: the answer is the same.
  const [file, answer] = await Promise.all([
    office.context().waitForEvent('page'),
    office
      .context()
      .waitForEvent(
        'response',
        (response) =>
          response.url().includes('/storage/v1/object/sign/club-files/') && response.request().method() === 'GET',
      ),
    jordan(office)
      .getByRole('button', { name: `Open the file of ${NAME}` })
      .click(),
  ]);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  await file.close();
  await jordan(office)
    .getByRole('button', { name: `Send ${NAME} back` })
    .click();
  await jordan(office).getByLabel('What Jordan Blake has to change').fill('The back is missing.');
  await jordan(office).getByRole('button', { name: 'Send back', exact: true }).click();
  await expect(jordan(office).getByText(/sent it back.*The back is missing\./)).toBeVisible();

  await page.reload();
  await jordan(page)
    .getByRole('button', { name: `Send ${NAME} again` })
    .click();
  const again = jordan(page).getByRole('form', { name: `Send ${NAME} again` });
  await again.getByLabel('Issued on').fill('2025-04-20');
  await again.locator('input[type=file]').setInputFiles(PDF);
  await again.getByRole('button', { name: 'Send certificate' }).click();
  await expect(jordan(page).getByText('Waiting for confirmation')).toBeVisible();

  await office.reload();
  await jordan(office)
    .getByRole('button', { name: `Confirm ${NAME}` })
    .click();
  await expect(jordan(office).getByText(/^Confirmed by .*May 1, 2025/)).toBeVisible();
  await office.context().close();
});
