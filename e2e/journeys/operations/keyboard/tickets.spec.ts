import { KEYBOARD_WIDTHS, pick, pickItem, press, setWidth, write, writeDay } from '../../../support/pages/keyboard';
import { expect, test } from '../../../support/test';
import { keyedRows, removeKeyed } from '../keyedRows';
import { MANAGER } from '../pages';
import { PIXEL } from '../../../support/pixel';

const TICKET = 'Keys: broken tile';
const PLAN = 'Keys: rinse the gutters';
const PLACE = 'Keys: picnic lawn';
const PROBLEM = 'Keys: light is out';

/** Removes what the tests add. */
test.afterEach(() =>
  removeKeyed({ maintenance_tickets: 'title', maintenance_plans: 'title', places: 'name', capital_projects: 'title' }),
);

for (const width of KEYBOARD_WIDTHS) {
  test(`tickets, upkeep and places are kept with the keyboard alone at ${width} px`, async ({ page, signIn }) => {
    // Several screens' work, one after another.
    test.slow();
    await setWidth(page, width);
    await signIn(MANAGER, '/operations?tab=tickets');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
    const drawer = dialog(TICKET);

    await test.step('a ticket is added, found and moved from the list', async () => {
      await press(button('Add ticket'));
      const adding = dialog('Add ticket');
      await write(adding.getByLabel('What is broken'), TICKET);
      await pick(adding.getByLabel('Priority'), 'High');
      await writeDay(adding.getByLabel('Due'), '2025-05-20');
      await write(adding.getByRole('combobox', { name: 'Assignee' }), 'Frank');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(adding.getByRole('combobox', { name: 'Assignee' })).toHaveValue('Frank Delgado');
      await press(adding.getByRole('button', { name: 'Add ticket' }));
      await expect(adding).toHaveCount(0);
      await write(page.getByRole('searchbox', { name: 'Search tickets' }), 'broken tile');
      await pick(page.getByRole('combobox', { name: 'Status' }), 'Not resolved');
      await pick(page.getByRole('combobox', { name: 'Priority' }), 'High');
      await expect(page.getByRole('row').filter({ has: page.getByRole('rowheader') })).toHaveCount(1);
      await pickItem(button(`Open: move ${TICKET}`), 'Start work');
      await expect(button(`In progress: move ${TICKET}`)).toBeVisible();
      const saving = page.waitForEvent('download');
      await press(page.getByRole('button', { name: 'Export CSV' }));
      expect((await saving).suggestedFilename()).toContain('tickets');
      await page.reload();
      await expect(button(`In progress: move ${TICKET}`)).toBeVisible();
    });

    await test.step('it is commented, pictured, changed, proposed, resolved and deleted', async () => {
      await press(page.getByRole('link', { name: TICKET }));
      await write(drawer.getByLabel('Add a comment'), 'The tile is ordered.');
      await press(button('Add comment'));
      await expect(drawer.getByRole('list', { name: 'History' })).toContainText('The tile is ordered.');
      const choosing = page.waitForEvent('filechooser');
      await press(drawer.getByLabel('Add a photo'));
      await (await choosing).setFiles(PIXEL);
      await press(button('Remove photo 1'));
      await press(button('Remove photo'));
      await expect(drawer.getByRole('img')).toHaveCount(0);
      await press(drawer.getByRole('button', { name: 'Edit', exact: true }));
      await write(dialog('Edit ticket').getByLabel('Location'), 'Main pool');
      await write(dialog('Edit ticket').getByLabel('Cost'), '180');
      await press(button('Save ticket'));
      await expect(drawer).toContainText('Main pool');
      await expect(drawer).toContainText('$180');
      await pickItem(button('More actions'), 'Make it a capital project');
      await press(button('Make it a project'));
      await expect(drawer).toContainText('Proposed from this ticket');
      await press(button('Mark resolved'));
      await expect(drawer.getByText('In progress → Resolved')).toBeVisible();
      await expect
        .poll(() => keyedRows('maintenance_tickets', 'title', 'status, location, photos'))
        .toEqual([{ status: 'resolved', location: 'Main pool', photos: [] }]);
      await expect.poll(() => keyedRows('capital_projects', 'title', 'title')).toEqual([{ title: TICKET }]);
      await pickItem(button('More actions'), 'Delete ticket');
      await press(button('Delete ticket'));
      await expect(drawer).toHaveCount(0);
      await press(button('Show all tickets'));
      await expect(page.getByRole('link', { name: TICKET })).toHaveCount(0);
    });

    await test.step('recurring upkeep is planned, changed and ended', async () => {
      await press(page.getByRole('link', { name: 'Upkeep' }));
      await press(button('Add plan'));
      await write(dialog('Add plan').getByLabel('What is done'), PLAN);
      await writeDay(dialog('Add plan').getByLabel('First on'), '2025-06-02');
      await press(dialog('Add plan').getByRole('button', { name: 'Add plan' }));
      await expect(dialog('Add plan')).toHaveCount(0);
      const row = page.getByRole('row').filter({ hasText: PLAN });
      await expect(row).toContainText('Every week');
      await pickItem(button(`Actions for ${PLAN}`), 'Edit');
      await press(dialog('Edit plan').getByRole('checkbox', { name: 'Paused' }), 'Space');
      await press(button('Save plan'));
      await expect(row).toContainText('Paused');
      await pickItem(button(`Actions for ${PLAN}`), 'History');
      await expect(dialog(PLAN)).toBeVisible();
      await page.keyboard.press('Escape');
      await pickItem(button(`Actions for ${PLAN}`), 'End this plan');
      await press(button('End plan'));
      await expect(row).toHaveCount(0);
      await expect.poll(() => keyedRows('maintenance_plans', 'title', 'title')).toEqual([]);
      await press(page.getByRole('main').getByRole('link', { name: 'Tickets' }));
    });

    await test.step('a place is added and renamed, and a problem is reported there', async () => {
      await press(page.getByRole('link', { name: 'Places' }));
      await press(button('Add place'));
      await write(dialog('Add place').getByLabel('Name'), `${PLACE}s`);
      await press(dialog('Add place').getByRole('button', { name: 'Add place' }));
      await press(button(`Edit ${PLACE}s`));
      await write(dialog('Edit place').getByLabel('Name'), PLACE);
      await press(button('Save place'));
      await expect(button(`Edit ${PLACE}`)).toBeVisible();
      await page.goto('/operations/report');
      await pick(page.getByRole('combobox', { name: 'Place' }), PLACE);
      await write(page.getByLabel('What is broken'), PROBLEM);
      await press(page.getByLabel('Someone can get hurt'), 'Space');
      const choosing = page.waitForEvent('filechooser');
      await press(page.getByLabel('Photos'));
      await (await choosing).setFiles(PIXEL);
      await press(button('Send report'));
      const own = page.getByRole('region', { name: 'Your reports' });
      await expect(own).toContainText(PROBLEM);
      await press(own.getByRole('link', { name: PROBLEM }));
      await expect(dialog(PROBLEM)).toContainText(PLACE);
      await press(dialog(PROBLEM).getByRole('button', { name: 'Close' }));
      await expect
        .poll(() => keyedRows('maintenance_tickets', 'title', 'location, priority'))
        .toEqual([{ location: PLACE, priority: 'high' }]);
    });
  });
}
