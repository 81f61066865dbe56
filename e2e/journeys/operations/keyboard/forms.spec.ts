import {
  KEYBOARD_WIDTHS,
  pick,
  pickItem,
  pickRadio,
  press,
  reach,
  setWidth,
  write,
  writeDay,
} from '../../../support/pages/keyboard';
import { expect, test } from '../../../support/test';
import { keyedRows, removeKeyed } from '../keyedRows';
import { MANAGER } from '../pages';

const LIST = 'Keys: noon round';
const FORM = 'Keys: restroom round';
const LOG = 'Keys: a hawk sat on the diving board.';

/** Removes what the tests add. */
test.afterEach(() =>
  removeKeyed({
    maintenance_tickets: 'title',
    checklists: 'title',
    checklist_templates: 'title',
    daily_logs: 'notes',
    form_templates: 'title',
  }),
);

for (const width of KEYBOARD_WIDTHS) {
  test(`checklists, logs and forms are kept with the keyboard alone at ${width} px`, async ({ page, signIn }) => {
    // Several screens' work, one after another.
    test.slow();
    await setWidth(page, width);
    await signIn(MANAGER, '/operations');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
    const view = page.getByRole('radiogroup', { name: 'Forms and logs' });

    await test.step('a daily checklist is made, changed, begun, checked off and deleted', async () => {
      await press(button('Daily checklists'));
      await press(button('Add checklist'));
      const adding = dialog('Add daily checklist');
      await press(button('Save checklist'));
      await expect(adding.getByText('Enter what is checked, one item at least.')).toBeVisible();
      await write(adding.getByLabel('Title'), LIST);
      await write(adding.getByRole('textbox', { name: 'Item 1' }), 'Keys: count the tubes');
      await write(adding.getByRole('textbox', { name: 'Item 2' }), 'Keys: test the phone');
      await press(button('Add an item'));
      await press(button('Remove item 4'));
      await press(button('Remove item 3'));
      await press(button('Save checklist'));
      await press(button(`Edit ${LIST}`));
      await pick(dialog('Edit daily checklist').getByRole('group', { name: 'Item 1' }).getByLabel('Priority'), 'High');
      await press(button('Save checklist'));
      await expect(dialog('Edit daily checklist')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(dialog('Daily checklists')).toHaveCount(0);
      await expect(dialog('Daily checklists')).toHaveCount(0);

      await press(button(`Begin ${LIST}`));
      const tubes = page.getByRole('checkbox', { name: 'Keys: count the tubes' });
      await press(tubes, 'Space');
      await press(button('Report a problem: Keys: test the phone'));
      await write(dialog('Report a problem').getByLabel('What is wrong'), 'No tone.');
      await pick(dialog('Report a problem').getByLabel('Priority'), 'Low');
      await press(button('Open a ticket'));
      await expect(dialog('Report a problem')).toHaveCount(0);
      const card = page.getByRole('region', { name: LIST });
      await expect(card).toContainText('1 of 2 done');
      await page.reload();
      await expect(card).toContainText('1 of 2 done');
      await press(card.getByRole('link', { name: 'Failed: see ticket' }));
      await expect(dialog('Keys: test the phone failed')).toContainText('No tone.');
      await page.keyboard.press('Escape');
      await press(page.getByRole('list', { name: 'Figures' }).getByRole('link', { name: /^Today's checklists/ }));
      await press(tubes, 'Space');
      await expect(card).toContainText('0 of 2 done');

      await pickItem(button(`Actions for ${LIST}`), "Delete today's list");
      await press(button('Delete list'));
      await expect(card).toHaveCount(0);
      await press(button('Daily checklists'));
      await press(button(`Delete ${LIST}`));
      await press(button('Delete checklist'));
      await expect(button(`Edit ${LIST}`)).toHaveCount(0);
      await expect(button('Delete checklist')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(dialog('Daily checklists')).toHaveCount(0);
      await expect(button(`Begin ${LIST}`)).toHaveCount(0);
      await expect.poll(() => keyedRows('checklists', 'title', 'title')).toEqual([]);
      await expect.poll(() => keyedRows('checklist_templates', 'title', 'title')).toEqual([]);
    });

    await test.step('a form is made, filled in with a log, retired and deleted', async () => {
      await pickRadio(view, 'Forms');
      await press(button('Add form'));
      const adding = dialog('Add form');
      await write(adding.getByLabel('Title'), FORM);
      await write(adding.getByRole('textbox', { name: 'Question 1' }), 'Clean');
      await press(button('Add a question'));
      const second = adding.getByRole('group', { name: 'Question 2' });
      await write(second.getByRole('textbox', { name: 'Question 2' }), 'Which one');
      await pick(second.getByLabel('Answer'), 'Choice');
      await reach(second.getByLabel('Options'));
      await page.keyboard.type('North');
      await press(button('Save form'));
      await expect(adding.getByText('A choice has 2 to 30 options')).toBeVisible();
      await press(second.getByLabel('Options'), 'Control+End');
      await page.keyboard.type('\nSouth');
      await press(button('Add a question'));
      await press(button('Remove question 3'));
      await press(button('Save form'));
      await expect(button(`Edit ${FORM}`)).toBeVisible();

      await pickRadio(view, 'Logs');
      await press(button('Write a log'));
      const writing = dialog('Write a log');
      await pick(writing.getByLabel('Form', { exact: true }), FORM);
      await pickRadio(writing.getByRole('radiogroup', { name: 'Clean' }), 'No');
      await pick(writing.getByLabel('Which one'), 'South');
      await writeDay(writing.getByLabel('Day'), '2025-05-01');
      await write(writing.getByLabel('Notes'), LOG);
      await press(button('Save log'));
      await expect(page.getByText(LOG)).toBeVisible();
      await pickRadio(page.getByRole('radiogroup', { name: 'Period' }), '12 months');
      const entry = page.getByRole('listitem').filter({ hasText: LOG });
      await expect(entry).toContainText('South');
      await press(entry.getByRole('button', { name: /^Strike the log/ }));
      await write(dialog('Strike this log?').getByLabel('Reason'), 'The wrong club.');
      await press(button('Strike log'));
      await expect(entry).toContainText('Struck: The wrong club.');
      await expect
        .poll(() => keyedRows('daily_logs', 'notes', 'answers, struck_reason'))
        .toEqual([{ answers: { Clean: false, 'Which one': 'South' }, struck_reason: 'The wrong club.' }]);

      await pickRadio(view, 'Forms');
      await press(button(`Edit ${FORM}`));
      await press(page.getByRole('switch', { name: 'Offered' }), 'Space');
      await press(button('Save form'));
      await expect(page.getByText('Retired')).toBeVisible();
      await press(button(`Delete ${FORM}`));
      await press(button('Delete form'));
      await expect(button(`Edit ${FORM}`)).toHaveCount(0);
      await reach(view);
      await expect.poll(() => keyedRows('form_templates', 'title', 'title')).toEqual([]);
    });
  });
}
