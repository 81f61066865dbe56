import { toast } from '../../support/pages/screen';
import { database } from '../../support/platform/platformRegistry';
import { expect, signInAs, test } from '../../support/test';
import { MANAGER, PINE_HOLLOW, STAFF } from './pages';

const NEWS = 'Main pool is out of its limits';

/** Puts back what the tests change. */
test.afterEach(async () => {
  const db = await database();
  await db.from('water_readings').delete().eq('club_id', PINE_HOLLOW).like('notes', 'Journey:%').throwOnError();
  await db.from('notifications').delete().eq('club_id', PINE_HOLLOW).eq('title', NEWS).throwOnError();
});

test('says what to add for a reading out of its limits, and tells managers at once', async ({
  page,
  signIn,
  browser,
}) => {
  await signIn(STAFF, '/operations?view=water&new=reading');
  const adding = page.getByRole('dialog', { name: 'Add a reading' });
  await adding.getByRole('spinbutton', { name: 'Free chlorine' }).fill('0.5');
  await expect(adding.getByText('Raise free chlorine from 0.5 to 3 ppm:')).toBeVisible();
  await expect(adding.getByText('Sodium hypochlorite, 12.5 % trade')).toBeVisible();
  await adding.getByLabel('What you did').fill('Journey: pool closed, chlorine added.');
  await adding.getByRole('button', { name: 'Save reading' }).click();
  await expect(toast(page, 'Reading saved')).toBeVisible();
  const other = await browser.newPage();
  await signInAs(other, MANAGER, '/operations');
  await other.getByRole('button', { name: /Notifications/ }).click();
  await expect(other.getByText(NEWS)).toBeVisible();
  await other.close();
});

test('a manager sets when readings are due, and prints a month for the inspector', async ({ page, signIn }) => {
  await signIn(MANAGER, '/operations?view=water');
  await expect(page.getByRole('list', { name: 'Readings of today' }).first()).toContainText('8:00 AM taken');
  await page.getByRole('link', { name: "Inspector's sheet" }).click();
  await page.getByLabel('Month', { exact: true }).selectOption('Apr 2025');
  await expect(page.getByRole('rowheader', { name: 'Apr 28, 7:45 AM' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Water readings, Apr 2025')).toBeVisible();
  await expect(page.getByText('Inspector', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

test('prints the rotation of a day on one page', async ({ page, signIn }) => {
  await signIn(MANAGER, '/operations/rotation');
  await expect(page.getByRole('table', { name: 'Rotation of today' })).toBeVisible();
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(pages).toHaveLength(1);
});
