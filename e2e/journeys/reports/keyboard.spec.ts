import type { Page } from '@playwright/test';
import { KEYBOARD_WIDTHS, pick, press, reach, setWidth, writeDay } from '../../support/pages/keyboard';
import { database } from '../../support/platform/platformRegistry';
import { expect, test } from '../../support/test';

const CLUB = '10000000-0000-4000-8000-000000000001';
const MANAGER = 'manager@pinehollow.test';

let earlier: string[] = [];
const jobs = async () => {
  const db = await database();
  const { data } = await db.from('jobs').select('id, status').eq('club_id', CLUB).throwOnError();
  return data;
};
test.beforeEach(async () => {
  earlier = (await jobs()).map(({ id }) => id as string);
});
/** Puts back what the tests change. */
test.afterEach(async () => {
  const db = await database();
  const added = (await jobs()).map(({ id }) => id as string).filter((id) => !earlier.includes(id));
  await db.from('jobs').delete().in('id', added).throwOnError();
});

const figures = (page: Page) => page.getByRole('list', { name: 'Figures' });

for (const width of KEYBOARD_WIDTHS) {
  test(`reports are read, compared and saved with the keyboard alone at ${width} px`, async ({ page, signIn }) => {
    await setWidth(page, width);
    await signIn(MANAGER, '/reports');
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });

    await test.step('goes through the tabs', async () => {
      await reach(page.getByRole('tab', { name: 'Overview' }));
      for (const [name, tab] of [
        ['Staffing', 'staffing'],
        ['Financial', 'financial'],
        ['Operations', 'operations'],
      ]) {
        await page.keyboard.press('ArrowRight');
        await expect(page.getByRole('tab', { name })).toBeFocused();
        await expect(page).toHaveURL(`/reports?tab=${tab}`);
        await expect(figures(page)).toBeVisible();
      }
      await page.keyboard.press('ArrowLeft');
    });

    await test.step('chooses the time and what it is compared with', async () => {
      await pick(page.getByLabel('Period', { exact: true }), 'Season 2024');
      await pick(page.getByLabel('Compare with'), 'Season 2025');
      await expect(page).toHaveURL('/reports?tab=financial&period=2024&compare=2025');
      await expect(figures(page)).toContainText('$240,000');
      await pick(page.getByLabel('Period', { exact: true }), 'Other days');
      await writeDay(page.getByLabel('From', { exact: true }), '2025-04-20');
      await writeDay(page.getByLabel('To', { exact: true }), '2025-04-26');
      await page.reload();
      await expect(page.getByLabel('To', { exact: true })).toHaveValue('2025-04-26');
      await pick(page.getByLabel('Period', { exact: true }), 'Season 2024');
      await expect(figures(page)).toContainText('$240,000');
    });

    await test.step('reads a chart as a table, sorts a table and saves it', async () => {
      const chart = button(/^Expenses of 2024 by line as a table$/);
      await press(chart);
      await expect(page.getByRole('region', { name: /^Expenses of 2024 by line, values$/ })).toBeVisible();
      const budget = page.getByRole('region', { name: 'Budget of 2024', exact: true });
      // On a phone, each row is a card, and a list sorts them.
      if (width === 390) await press(page.locator('#budget').getByLabel('Sort by'), 'ArrowDown');
      else await press(budget.getByRole('button', { name: 'Line' }));
      await expect(budget.getByRole('rowheader').first()).toHaveText('Chemicals');
      const saving = page.waitForEvent('download');
      await press(page.locator('#budget').getByRole('button', { name: 'Export CSV' }));
      expect((await saving).suggestedFilename()).toBe('budget-2024-04-01-to-2024-09-02.csv');
    });

    await test.step('makes a PDF, downloads it again, and makes the board pack', async () => {
      const making = page.waitForEvent('download');
      await press(button('Download PDF'));
      expect((await making).suggestedFilename()).toBe('pine-hollow-financial-2024-04-01-to-2024-09-02.pdf');
      await press(button('Earlier PDFs'));
      const files = page.getByRole('dialog', { name: 'Earlier PDFs' });
      const again = page.waitForEvent('download');
      await press(files.getByRole('button', { name: 'Download Financial, Apr 1 – Sep 2, 2024' }).first());
      expect((await again).suggestedFilename()).toContain('financial');
      await page.keyboard.press('Escape');
      await reach(button('Earlier PDFs'));
      const packing = page.waitForEvent('download');
      await press(button('Board pack'));
      expect((await packing).suggestedFilename()).toBe('pine-hollow-board-pack-2024-04-01-to-2024-09-02.pdf');
      const added = (await jobs()).filter(({ id }) => !earlier.includes(id as string));
      expect(added.map(({ status }) => status)).toEqual(['done', 'done']);
    });

    await test.step('follows a note and a figure to what they count', async () => {
      await reach(page.getByRole('tab', { name: 'Financial' }));
      await page.keyboard.press('Home');
      await press(page.getByRole('link', { name: 'Season 2024 finances' }));
      await expect(page).toHaveURL(/tab=financial&from=2024-04-01&to=2024-09-02/);
      await reach(page.getByRole('tab', { name: 'Financial' }));
      await page.keyboard.press('Home');
      await press(figures(page).getByRole('link', { name: /^Shift coverage/ }));
      await expect(page).toHaveURL(/tab=operations.*#weeks$/);
    });
  });
}
