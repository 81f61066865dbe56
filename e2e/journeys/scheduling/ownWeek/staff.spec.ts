import { violationsOf } from '../../../support/checks/violationsOf';
import { database } from '../../../support/platform/platformRegistry';
import { toast } from '../../../support/pages/screen';
import { expect, test } from '../../../support/test';
import { CLUB, keepSchedule } from '../../../support/pages/schedule/keepSchedule';
import { shiftId, STAFF } from '../../../support/pages/schedule/schedulePage';

keepSchedule();

const JORDAN = '10000005-0000-4000-8000-000000000001';

async function requestsOf(status: string) {
  const db = await database();
  const { data } = await db
    .from('shift_requests')
    .select('kind, shift_id')
    .eq('club_id', CLUB)
    .eq('staff_id', JORDAN)
    .eq('status', status)
    .throwOnError();
  return data;
}

test("a lifeguard sees their own week, and no manager's tools", async ({ page, signIn }) => {
  await signIn(STAFF, '/scheduling');
  const week = page.getByRole('heading', { name: 'My week' }).locator('..');
  await expect(week.getByRole('listitem')).toHaveCount(4);
  await expect(week.getByRole('listitem').last()).toContainText('Saturday, May 3, 10:00 AM to 4:00 PM');
  await expect(week.getByRole('listitem').last()).toContainText('With ');
  await expect(page.getByRole('listitem').filter({ hasText: 'Your hours' })).toContainText('24');
  await expect(page.getByRole('button', { name: 'Create Schedule' })).toHaveCount(0);
  await expect(page.getByRole('grid')).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
});

test('a lifeguard asks for an open shift, and withdraws', async ({ page, signIn }) => {
  await signIn(STAFF, '/scheduling');
  await page.getByRole('button', { name: 'Ask to take: Friday, May 2, 2:00 PM to 8:00 PM' }).click();
  await expect(toast(page, 'Asked for')).toBeVisible();
  expect(await requestsOf('open')).toEqual([{ kind: 'pickup', shift_id: shiftId(66) }]);
  await page.getByRole('button', { name: /^Withdraw: You ask to take/ }).click();
  await expect(toast(page, 'Request withdrawn')).toBeVisible();
  expect(await requestsOf('open')).toEqual([]);
});

test('a lifeguard asks to swap a shift, and still has it', async ({ page, signIn }) => {
  await signIn(STAFF, '/scheduling');
  await page.getByRole('button', { name: 'Actions for Saturday, May 3, 10:00 AM to 4:00 PM' }).click();
  await page.getByRole('menuitem', { name: 'Ask to swap…' }).click();
  const form = page.getByRole('dialog', { name: 'Ask to swap a shift' });
  await form.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(form.getByText('Choose the shift that you would work instead.')).toBeVisible();
  await form.getByLabel('For the shift of').selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(toast(page, 'Swap asked')).toBeVisible();
  await expect(page.getByText('Swap asked').first()).toBeVisible();
  expect(await requestsOf('open')).toEqual([{ kind: 'swap', shift_id: shiftId(73) }]);
});

test('a lifeguard asks for time off, and reads why some days are refused', async ({ page, signIn, problems }) => {
  await signIn(STAFF, '/scheduling');
  await page.getByRole('button', { name: 'Ask for time off' }).click();
  const form = page.getByRole('dialog', { name: 'Ask for time off' });
  await form.getByLabel('First day').fill('2025-05-18');
  await form.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(form.getByRole('alert')).toContainText('Some of these days are already asked for.');
  problems.length = 0;
  await form.getByLabel('First day').fill('2025-06-18');
  await form.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(toast(page, 'Time off asked for')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw: Wednesday, June 18' }).click();
  await expect(toast(page, 'Time off withdrawn')).toBeVisible();
});
