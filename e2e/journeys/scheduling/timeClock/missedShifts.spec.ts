import { violationsOf } from '../../../support/checks/violationsOf';
import { setWidth } from '../../../support/pages/keyboard';
import { toast } from '../../../support/pages/screen';
import { database } from '../../../support/platform/platformRegistry';
import { expect, test } from '../../../support/test';
import { CLUB } from '../../../support/pages/schedule/keepSchedule';
import { MANAGER } from '../../../support/pages/schedule/schedulePage';

const ETHAN = { id: '10000005-0000-4000-8000-000000000007', name: 'Ethan Walsh' };
/** The week before the demo club's fixed day. Ethan did not clock in on its Thursday. */
const LAST = '2025-04-20';

test.afterEach(async () => {
  const db = await database();
  await db.from('timesheet_approvals').delete().eq('staff_id', ETHAN.id).throwOnError();
  await db
    .from('time_entries')
    .delete()
    .eq('staff_id', ETHAN.id)
    .gte('clocked_in_at', '2025-04-24T00:00:00-04:00')
    .lt('clocked_in_at', '2025-04-25T00:00:00-04:00')
    .throwOnError();
  await db.from('time_entry_events').delete().eq('club_id', CLUB).eq('kind', 'entered').throwOnError();
});

test('a manager sees who did not clock in before approving a week, and enters the hours', async ({ page, signIn }) => {
  await signIn(MANAGER, `/scheduling/time-clock?tab=timesheets&week=${LAST}`);
  const figures = page.getByRole('list', { name: 'The week' });
  const missed = figures.getByRole('listitem').filter({ hasText: 'Missed shifts' });
  for (const width of [1440, 820, 390]) {
    await setWidth(page, width);
    await expect(missed).toContainText('Missed shifts1did not clock in');
    await expect(page.getByRole('row').filter({ hasText: ETHAN.name })).toContainText('1 shift');
    expect(await violationsOf(page)).toEqual([]);
  }

  await page.getByRole('link', { name: ETHAN.name }).click();
  const sheet = page.getByRole('dialog', { name: ETHAN.name });
  await expect(sheet.getByText('1 missed shift')).toBeVisible();
  const line = sheet.getByRole('list', { name: 'Hours of the week' }).getByRole('listitem').filter({
    hasText: 'Did not clock in',
  });
  await expect(line).toContainText('Thursday, April 24Shift 10:00 AM – 4:00 PM');
  await sheet.getByRole('button', { name: 'Approve week' }).click();
  const asked = page.getByRole('dialog', { name: `Approve the week of ${ETHAN.name}?` });
  await expect(asked).toContainText('1 shift has no hours, and approving closes the week.');
  expect(await violationsOf(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Cancel' }).click();

  await sheet.getByRole('button', { name: 'Enter hours for Thursday, April 24, 10:00 AM – 4:00 PM' }).click();
  const form = page.getByRole('dialog', { name: 'Enter hours' });
  await expect(form.getByLabel('From', { exact: true })).toHaveValue('10:00');
  await form.getByLabel('To', { exact: true }).fill('15:30');
  await form.getByLabel('Reason').fill('The tablet was out of power');
  await form.getByRole('button', { name: 'Enter hours' }).click();
  await expect(toast(page, 'Hours entered')).toBeVisible();
  await expect(sheet.getByText('Did not clock in')).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Approve week' }).click();
  await expect(toast(page, `The week of ${ETHAN.name} is approved`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(missed).toContainText('Missed shifts0');
});

test('warns of a missed shift on approval, and still allows it', async ({ page, signIn }) => {
  await setWidth(page, 820);
  await signIn(MANAGER, `/scheduling/time-clock?tab=timesheets&week=${LAST}&person=${ETHAN.id}`);
  const sheet = page.getByRole('dialog', { name: ETHAN.name });
  await sheet.getByRole('button', { name: 'Approve week' }).click();
  await page.getByRole('button', { name: 'Approve anyway' }).click();
  await expect(toast(page, `The week of ${ETHAN.name} is approved`)).toBeVisible();
  await expect(sheet.getByText('Did not clock in')).toBeVisible();
  await expect(sheet.getByRole('button', { name: /^Enter hours/ })).toHaveCount(0);
});
