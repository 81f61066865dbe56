import {
  KEYBOARD_WIDTHS,
  pick,
  pickItem,
  press,
  reach,
  setWidth,
  write,
  writeDay,
} from '../../../support/pages/keyboard';
import { expect, test } from '../../../support/test';
import { keyedRows, removeKeyed } from '../keyedRows';
import { MANAGER } from '../pages';

const VENDOR = 'Keys: Triad Plumbing';
const CONTRACT = 'Keys: winter service';
const DEPARTMENT = 'Keys: snack bar';

const PDF = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

/** Removes what the tests add. */
test.afterEach(() => removeKeyed({ vendors: 'name', labor_budgets: 'department' }));

for (const width of KEYBOARD_WIDTHS) {
  test(`labor and vendors are kept with the keyboard alone at ${width} px`, async ({ page, signIn }) => {
    // Several screens' work, one after another.
    test.slow();
    await setWidth(page, width);
    await signIn(MANAGER, '/operations');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });

    await test.step('a department gets a budget and loses it', async () => {
      await reach(page.getByRole('tab', { name: 'Forms & Logs' }));
      await page.keyboard.press('ArrowRight');
      await press(button('Previous week'));
      await press(button('Next week'));
      await press(button('Add a budget'));
      await write(dialog('Add a budget').getByLabel('Department'), DEPARTMENT);
      await write(dialog('Add a budget').getByLabel('Budget for the week'), '300');
      await press(button('Save budget'));
      await expect(dialog('Add a budget')).toHaveCount(0);
      await expect(page.getByRole('row').filter({ hasText: DEPARTMENT })).toContainText('$300');
      await expect.poll(() => keyedRows('labor_budgets', 'department', 'budget')).toEqual([{ budget: 300 }]);
      await press(button(`Edit budget of ${DEPARTMENT}`));
      await press(button('Remove budget'));
      await expect(page.getByRole('row').filter({ hasText: DEPARTMENT })).toHaveCount(0);
      await expect.poll(() => keyedRows('labor_budgets', 'department', 'budget')).toEqual([]);
      await press(button('Previous week'));
      await press(button('This week'));
      await expect(page.getByRole('row').filter({ hasText: 'Aquatics' })).toContainText('$2,500');
    });

    const drawer = dialog(VENDOR);
    await test.step('a vendor is added, found and changed', async () => {
      await reach(page.getByRole('tab', { name: 'Labor Tracking' }));
      await page.keyboard.press('ArrowRight');
      await press(button('Add vendor'));
      await write(dialog('Add vendor').getByLabel('Name'), VENDOR);
      await write(dialog('Add vendor').getByLabel('Type'), 'Plumbing');
      await press(dialog('Add vendor').getByRole('button', { name: 'Add vendor' }));
      await expect(dialog('Add vendor')).toHaveCount(0);
      await pick(page.getByRole('combobox', { name: 'Show' }), 'Not scheduled');
      await write(page.getByRole('searchbox', { name: 'Search vendors' }), 'triad');
      await expect(page.getByRole('row').filter({ has: page.getByRole('rowheader') })).toHaveCount(1);
      await press(page.getByRole('link', { name: VENDOR }));
      await pickItem(drawer.getByRole('button', { name: 'More actions' }), 'Edit vendor');
      await write(dialog('Edit vendor').getByLabel('Phone'), '336-555-0140');
      const choosing = page.waitForEvent('filechooser');
      await press(dialog('Edit vendor').getByLabel('Certificate of insurance'));
      await (await choosing).setFiles(PDF);
      await press(button('Save vendor'));
      await expect(dialog('Edit vendor')).toHaveCount(0);
      await page.reload();
      await expect(drawer.getByRole('link', { name: '336-555-0140' })).toBeVisible();
      const opened = page.waitForResponse(/object\/sign\/club-files\/.*\/confidential\//);
      await press(button('Open certificate'));
      expect((await opened).ok()).toBe(true);
    });

    await test.step('its visits are planned, moved, recorded and deleted', async () => {
      await press(button('Schedule next'));
      await writeDay(dialog('Schedule a visit').getByLabel('Day'), '2025-05-12');
      await press(button('Schedule visit'));
      await pickItem(
        drawer.getByRole('button', { name: 'Actions for the visit of May 12, 2025' }),
        'Move to another day',
      );
      await writeDay(dialog('Schedule a visit').getByLabel('Day'), '2025-05-13');
      await press(button('Schedule visit'));
      await pickItem(drawer.getByRole('button', { name: 'Actions for the visit of May 13, 2025' }), 'It took place');
      await writeDay(dialog('Record a visit').getByLabel('Day of the visit'), '2025-05-01');
      await press(button('Record visit'));
      const visit = drawer.getByRole('button', { name: 'Actions for the visit of May 1, 2025' });
      await pickItem(visit, 'Edit');
      await write(dialog('Edit visit').getByLabel('Purpose'), 'A new valve');
      await pick(dialog('Edit visit').getByLabel('Invoice'), 'Not paid yet');
      await press(button('Save visit'));
      await expect(drawer.getByRole('list', { name: 'Visits' })).toContainText('VisitedInvoice not paidA new valve');
      await pickItem(visit, 'Delete');
      const question = dialog('Delete this visit?');
      await expect(question).toHaveAccessibleDescription(
        'It is removed from the record of this vendor. This cannot be undone.',
      );
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(visit).toBeFocused();
      await pickItem(visit, 'Delete');
      await press(button('Delete visit'));
      await expect(drawer.getByText('No visit is planned, and none took place yet.')).toBeVisible();
      await press(button('Record a visit'));
      await press(button('Record visit'));
      await expect(visit).toBeVisible();
    });

    await test.step('its contract is added, changed, settled and deleted', async () => {
      await press(button('Add contract'));
      const adding = dialog('Add contract');
      await write(adding.getByLabel('Contract', { exact: true }), CONTRACT);
      await writeDay(adding.getByLabel('Starts on'), '2025-01-01');
      await writeDay(adding.getByLabel('Ends on'), '2025-12-31');
      await writeDay(adding.getByLabel('Last day for notice'), '2025-05-20');
      const choosing = page.waitForEvent('filechooser');
      await press(adding.getByLabel('File'));
      await (await choosing).setFiles(PDF);
      await press(adding.getByRole('button', { name: 'Add contract' }));
      const row = drawer.getByRole('list', { name: 'Contracts' }).getByRole('listitem').filter({ hasText: CONTRACT });
      const menu = row.getByRole('button', { name: `Actions for ${CONTRACT}` });
      await expect(row).toContainText('Notice due in 19 days');
      await pickItem(menu, 'Edit');
      await write(dialog('Edit contract').getByLabel('Amount'), '1200');
      await press(button('Save contract'));
      await expect(row).toContainText('$1,200');
      await pickItem(menu, 'Settled: renewed or let go');
      await expect(row).toContainText('Settled');
      await expect
        .poll(() => keyedRows('vendor_contracts', 'title', 'amount, is_settled'))
        .toEqual([{ amount: 1200, is_settled: true }]);
      await pickItem(menu, 'Remind again');
      await expect(row).toContainText('Notice due in 19 days');
      await pickItem(menu, 'Delete');
      await press(button('Delete contract'));
      await expect(row).toHaveCount(0);
    });

    await test.step('it is removed', async () => {
      await pickItem(drawer.getByRole('button', { name: 'More actions' }), 'Remove vendor');
      await press(button('Remove vendor'));
      await expect(drawer).toHaveCount(0);
      await press(button('Show all vendors'));
      await reach(page.getByRole('link', { name: 'Blue Ridge Pool Service' }));
      await expect.poll(() => keyedRows('vendors', 'name', 'name')).toEqual([]);
    });
  });
}
