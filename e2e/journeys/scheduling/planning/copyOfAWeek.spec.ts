import { emptyWeek } from '../../../support/pages/schedule/emptyWeek';
import { keepSchedule } from '../../../support/pages/schedule/keepSchedule';
import { MANAGER } from '../../../support/pages/schedule/schedulePage';
import { toast } from '../../../support/pages/screen';
import { expect, test } from '../../../support/test';

/** More than the 1,000 rows that one answer of the backend can have. The rules of the database copy 2,000. */
const COUNT = 1100;
const SUNDAY = '2025-05-18';
const LATER_SUNDAY = '2025-07-06';

const week = emptyWeek(SUNDAY);
const laterWeek = emptyWeek(LATER_SUNDAY);
keepSchedule();

test('takes back a copy of a week with more shifts than one answer can have', async ({ page, signIn }) => {
  await week.addDrafts(COUNT);
  await signIn(MANAGER, `/scheduling?week=${SUNDAY}`);
  await page.getByRole('button', { name: 'Create Schedule' }).click();
  const form = page.getByRole('dialog', { name: 'Create Schedule' });
  await form.getByLabel('Week', { exact: true }).fill(LATER_SUNDAY);
  // The database takes its time for so many rows: on a busy machine more than a page is waited for.
  const made = page.waitForResponse(/rpc\/make_week/);
  await form.getByRole('button', { name: 'Create Schedule' }).click();
  await made;
  await expect(toast(page, '1,100 drafts created')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish 1,100' })).toBeVisible();
  expect(await laterWeek.countShifts()).toBe(COUNT);
  const removed = page.waitForResponse(/rpc\/change_shifts/);
  await page.getByRole('button', { name: 'Undo: 1,100 drafts created' }).click();
  await removed;
  await expect(toast(page, 'Undone: 1,100 drafts created')).toBeVisible();
  await expect(page.locator('[data-shift]')).toHaveCount(0);
  expect(await laterWeek.countShifts()).toBe(0);
});
