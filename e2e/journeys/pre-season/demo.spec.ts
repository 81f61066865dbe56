import { violationsOf } from '../../support/checks/violationsOf';
import { recordRequests } from '../../support/pages/screen';
import { expect, test } from '../../support/test';
import { dialog, figure, main, openItem, row, tick } from './preSeasonPage';

test.describe('the demo', () => {
  for (const width of [1440, 390]) {
    test(`works without a server at ${width} px, accessibly`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 844 });
      const sent = recordRequests(page, '/rest/', '/auth/v1/', '/functions/');
      await page.goto('/demo/pre-season');
      await expect(figure(page, 'Items done')).toContainText('46%');
      await expect(figure(page, 'Items done')).toContainText('13 of 28 items');
      await expect(figure(page, 'Overdue')).toContainText('3');
      await expect(figure(page, 'Budget drafted')).toContainText('$182,100');
      expect(await violationsOf(page)).toEqual([]);

      await tick(page, 'Publish the season calendar').click();
      await expect(figure(page, 'Items done')).toContainText('50%');
      await expect(figure(page, 'Overdue')).toContainText('2');
      await main(page).getByLabel('Add an item to Club office').fill('Order the flags');
      await page.keyboard.press('Enter');
      await expect(row(page, 'Order the flags')).toBeVisible();
      await openItem(page, 'Order the flags').click();
      await expect(dialog(page, 'Order the flags')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Actions for Club office' }).click();
      await page.getByRole('menuitem', { name: 'Save as template' }).click();
      const saving = dialog(page, 'Save as template');
      await saving.getByLabel('Title').fill('How we open');
      await saving.getByRole('button', { name: 'Save template' }).click();
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Templates' }).click();
      const templates = dialog(page, 'Templates').getByRole('list');
      await expect(templates).toContainText('How we open');
      expect(await violationsOf(page)).toEqual([]);
      await templates.getByRole('button', { name: 'Actions for How we open' }).click();
      await page.getByRole('menuitem', { name: 'Rename' }).click();
      await dialog(page, 'Rename the template').getByLabel('Title').fill('Opening, our way');
      await dialog(page, 'Rename the template').getByRole('button', { name: 'Rename' }).click();
      await templates.getByRole('button', { name: 'Actions for Opening, our way' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await dialog(page, 'Delete this template?').getByRole('button', { name: 'Delete' }).click();
      await expect(templates).not.toContainText('Opening, our way');
      await page.keyboard.press('Escape');

      await page.getByRole('tab', { name: 'Budget' }).click();
      await main(page).getByLabel('Draft of Utilities').fill('21,5oo');
      await page.keyboard.press('Enter');
      await expect(main(page).getByText('Enter an amount, such as 1,250 or 17.20.')).toBeVisible();
      await expect(figure(page, 'Expenses')).toContainText('$182,100');
      await main(page).getByLabel('Draft of Utilities').fill('22000');
      await page.keyboard.press('Enter');
      await expect(figure(page, 'Expenses')).toContainText('$182,600');
      expect(await violationsOf(page)).toEqual([]);

      await page.getByRole('tab', { name: 'Priorities' }).click();
      await row(page, 'Start hiring by February 15th').getByRole('button', { name: 'Add to checklist' }).click();
      await dialog(page, 'Start hiring by February 15th').getByRole('button', { name: 'Add to checklist' }).click();
      await expect(row(page, 'Start hiring by February 15th')).toContainText('On a checklist');
      expect(await violationsOf(page)).toEqual([]);

      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Copy last season forward' }).click();
      await expect(page.getByRole('button', { name: 'Start season 2026' })).toBeEnabled();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Start season 2026' }).click();
      await expect(page.getByRole('button', { name: 'Copy into 2026' })).toBeEnabled();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Copy into 2026' }).click();
      await expect(dialog(page, 'Copy last season forward')).toContainText('Copied into 2026');
      expect(sent).toEqual([]);
    });
  }
});
