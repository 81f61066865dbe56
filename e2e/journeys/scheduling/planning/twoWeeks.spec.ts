import { violationsOf } from '../../../support/checks/violationsOf';
import { toast } from '../../../support/pages/screen';
import { expect, test } from '../../../support/test';
import { keepSchedule } from '../../../support/pages/schedule/keepSchedule';
import { card, cellOf, MANAGER, shiftId, shiftOf } from '../../../support/pages/schedule/schedulePage';

keepSchedule();

const DRAFT = shiftId(85);

for (const width of [820, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 1200 } });

    test('shows two weeks side by side, with the hours of each', async ({ page, signIn }) => {
      await signIn(MANAGER, '/scheduling');
      await page.getByRole('radio', { name: '2 weeks' }).check();
      await expect(page).toHaveURL('/scheduling?view=two-weeks');
      await expect(page.getByRole('heading', { name: 'Apr 27 – May 10, 2025' })).toBeVisible();
      const grid = page.getByRole('grid', { name: 'Schedule, two weeks from Sunday, April 27' });
      await expect(grid.getByRole('columnheader')).toHaveCount(16);
      const ethan = grid.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Ethan Walsh' }) });
      await expect(ethan.getByRole('gridcell').last()).toContainText('Week 1: 18.0 / 40of 40 hours');
      await expect(ethan.getByRole('gridcell').last()).toContainText('Week 2: 6.0 / 40of 40 hours');
      await expect(page.getByText('of $10,500 labor budget')).toBeVisible();
      // From the first week into the second by the arrows alone.
      await (await cellOf(page, 'Owen Pratt', '2025-05-03')).getByRole('button').focus();
      await page.keyboard.press('ArrowRight');
      await expect((await cellOf(page, 'Owen Pratt', '2025-05-04')).getByRole('button')).toBeFocused();
      await expect(page.getByRole('rowheader', { name: 'Owen Pratt' })).toBeInViewport();
      await page.getByRole('button', { name: 'Next two weeks' }).click();
      await expect(page).toHaveURL('/scheduling?view=two-weeks&week=2025-05-11');
      expect(await violationsOf(page)).toEqual([]);
    });
  });
}

test('publishing names the weeks it includes, and can leave one out', async ({ page, signIn }) => {
  await signIn(MANAGER, '/scheduling?view=two-weeks&week=2025-04-27');
  await (await cellOf(page, 'Owen Pratt', '2025-05-03')).getByRole('button').click();
  await page.getByRole('dialog', { name: 'Add a shift' }).getByRole('button', { name: 'Add shift' }).click();
  await expect(toast(page, 'Gate Attendant shift added')).toBeVisible();
  await page.getByRole('button', { name: 'Publish 5' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish schedule' });
  await expect(dialog.getByRole('button', { name: 'Publish 5 shifts' })).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Week of Sunday, May 4' }).uncheck({ force: true });
  await dialog.getByRole('button', { name: 'Publish 1 shift' }).click();
  await expect(toast(page, '1 shift published')).toContainText('1 person told.');
  expect(await shiftOf(DRAFT)).toMatchObject({ status: 'draft' });
});

test('drags a draft from one week into the other', async ({ page, signIn }) => {
  await signIn(MANAGER, '/scheduling?view=two-weeks');
  await card(page, DRAFT).dragTo(await cellOf(page, 'Ethan Walsh', '2025-05-03'));
  await expect.poll(async () => (await shiftOf(DRAFT))?.starts_at).toBe('2025-05-03T14:00:00+00:00');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the list shows a day of two weeks like a day of one', async ({ page, signIn }) => {
    await signIn(MANAGER, '/scheduling?view=two-weeks&day=2025-05-02');
    await expect(page.getByRole('heading', { name: 'Friday, May 2', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Next week' }).click();
    await expect(page.getByRole('heading', { name: 'Sunday, May 4', exact: true })).toBeVisible();
  });
});
