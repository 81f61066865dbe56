import { setWidth } from '../../../support/pages/keyboard';
import { passToasts, toast } from '../../../support/pages/screen';
import { expect, test } from '../../../support/test';
import { keepSchedule } from '../../../support/pages/schedule/keepSchedule';
import { MANAGER } from '../../../support/pages/schedule/schedulePage';

keepSchedule();

test('a manager keeps the school calendar in Planning Rules, at three widths', async ({ page, signIn }) => {
  await signIn(MANAGER, '/scheduling?do=rules');
  const calendar = page.getByRole('region', { name: 'School calendar' });
  await expect(calendar.getByText('Monday, May 26', { exact: true })).toBeVisible();
  for (const width of [390, 820, 1440]) {
    await setWidth(page, width);
    await passToasts(page);
    await calendar.getByRole('button', { name: 'Add school days' }).click();
    const form = page.getByRole('dialog', { name: 'Add school days' });
    await form.getByLabel('Name').fill('Fall Break');
    await form.getByLabel('First day').fill('2025-05-23');
    await form.getByLabel('Last day').fill('2025-05-27');
    await form.getByRole('button', { name: 'Add days' }).click();
    await expect(form.getByText('Monday, May 26, is in the school calendar already. Remove it first.')).toBeVisible();
    await form.getByLabel('First day').fill('2025-10-17');
    await form.getByLabel('Last day').fill('2025-10-20');
    await expect(form.getByLabel('Skip Saturdays and Sundays')).toBeChecked();
    await form.getByRole('button', { name: 'Add days' }).click();
    await expect(toast(page, 'School days added')).toBeVisible();
    const added = calendar.getByRole('listitem').filter({ hasText: 'Fall Break' });
    await expect(added).toContainText('Friday, October 17 to Monday, October 20');
    await expect(added).toContainText('No school, 2 days');
    // What was added is there when the page is opened again.
    if (width === 390) await page.reload();
    await added.getByRole('button', { name: /^Remove: Fall Break/ }).click();
    await expect(toast(page, 'School days removed')).toBeVisible();
    await expect(added).toHaveCount(0);
  }
  // The rules were not touched.
  await page.getByRole('dialog', { name: 'Planning rules' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
