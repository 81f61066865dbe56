import { violationsOf } from '../../../support/checks/violationsOf';
import { toast } from '../../../support/pages/screen';
import { database } from '../../../support/platform/platformRegistry';
import { expect, signInAs, test } from '../../../support/test';
import { keepSchedule } from '../../../support/pages/schedule/keepSchedule';
import { MANAGER, OPEN_SHIFT, publishOpen, shiftOf, STAFF } from '../../../support/pages/schedule/schedulePage';

keepSchedule();

const AVERY = '10000005-0000-4000-8000-000000000002';

test('tells the second of two editors that another person saved first', async ({ page, signIn, problems }) => {
  await publishOpen();
  await signIn(STAFF, '/scheduling?week=2025-05-04');
  await page.getByRole('button', { name: 'Take shift: Tuesday, May 6, 10:00 AM to 4:00 PM' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take this shift?' });
  const db = await database();
  await db.from('shifts').update({ staff_id: AVERY }).eq('id', OPEN_SHIFT).throwOnError();
  await dialog.getByRole('button', { name: 'Take it' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This shift is no longer open: someone else was first.');
  problems.length = 0;
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: /^Take shift: Tuesday, May 6/ })).toHaveCount(0);
  expect(await shiftOf(OPEN_SHIFT)).toMatchObject({ staff_id: AVERY });
});

test('takes availability by keyboard, and refuses a day that is already due', async ({ page, signIn }) => {
  await signIn(STAFF, '/scheduling');
  await page.getByRole('button', { name: 'Add availability' }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Add availability' });
  await form.getByRole('radio', { name: 'Every week' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(form.getByRole('radio', { name: 'On one day' })).toBeChecked();
  await form.getByLabel('Day', { exact: true }).fill('2025-05-08');
  await page.keyboard.press('Enter');
  await expect(
    form.getByText('Availability for Thursday, May 8 is due already. You can change it from Sunday, May 11 on.'),
  ).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await form.getByLabel('Day', { exact: true }).fill('2025-05-15');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Availability added')).toBeVisible();
  const remove = page.getByRole('button', { name: 'Remove: Thursday, May 15, all day' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Availability removed')).toBeVisible();
  await expect(remove).toHaveCount(0);
});

test('a manager sets notice and blackout days, and people see them before they ask', async ({ page, browser }) => {
  await signInAs(page, MANAGER, '/scheduling');
  await page.getByRole('button', { name: 'Planning Rules' }).click();
  const rules = page.getByRole('dialog', { name: 'Planning rules' });
  await rules.getByRole('spinbutton', { name: 'Notice of time off' }).fill('14');
  await rules.getByRole('button', { name: 'Save rules' }).click();
  await expect(toast(page, 'Planning rules saved')).toBeVisible();
  await page.getByRole('button', { name: 'Time Off Requests' }).click();
  const blackouts = page.getByRole('region', { name: 'Blackout days' });
  await expect(blackouts).toContainText('Opening weekend');
  await blackouts.getByRole('button', { name: 'Add days' }).click();
  const adding = page.getByRole('dialog', { name: 'Add blackout days' });
  await adding.getByLabel('Name').fill('Swim meet');
  await adding.getByLabel('First day').fill('2025-06-14');
  await adding.getByRole('button', { name: 'Add days' }).click();
  await expect(blackouts.getByRole('listitem').filter({ hasText: 'Swim meet' })).toContainText('Saturday, June 14');

  const guard = await browser.newPage();
  await signInAs(guard, STAFF, '/scheduling');
  await guard.getByRole('button', { name: 'Ask for time off' }).click();
  const form = guard.getByRole('dialog', { name: 'Ask for time off' });
  await form.getByLabel('First day').fill('2025-05-12');
  await form.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(form.getByText('Time off is asked for 14 days ahead, so from Thursday, May 15 on.')).toBeVisible();
  await form.getByLabel('First day').fill('2025-06-14');
  await expect(form.getByText('No one has time off on Saturday, June 14: Swim meet.')).toBeVisible();
  await guard.close();
});
