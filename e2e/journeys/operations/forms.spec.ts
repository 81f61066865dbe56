import { readFile } from 'node:fs/promises';
import { violationsOf } from '../../support/checks/violationsOf';
import { toast } from '../../support/pages/screen';
import { database } from '../../support/platform/platformRegistry';
import { expect, test } from '../../support/test';
import { MANAGER, PINE_HOLLOW, STAFF } from './pages';

const LOG = 'A hawk sat on the diving board.';
const INCIDENT = 'A chair tipped over; no one was hurt.';

/** Puts back what the tests change. */
test.afterEach(async () => {
  const db = await database();
  await db.from('daily_logs').delete().eq('club_id', PINE_HOLLOW).eq('notes', LOG).throwOnError();
  await db.from('incidents').delete().eq('club_id', PINE_HOLLOW).eq('description', INCIDENT).throwOnError();
  await db.from('jobs').delete().eq('club_id', PINE_HOLLOW).eq('parameters->>type', 'incident').throwOnError();
  await db.from('water_readings').delete().eq('club_id', PINE_HOLLOW).like('notes', 'Journey:%').throwOnError();
  await db
    .from('notifications')
    .delete()
    .eq('club_id', PINE_HOLLOW)
    .like('title', '% out of its limits')
    .throwOnError();
  await db.from('maintenance_tickets').delete().eq('club_id', PINE_HOLLOW).like('title', '% failed').throwOnError();
  const { data: today } = await db
    .from('checklists')
    .select('id')
    .eq('club_id', PINE_HOLLOW)
    .eq('for_day', '2025-05-01')
    .throwOnError();
  await db
    .from('checklist_items')
    .update({ completed: false })
    .in(
      'checklist_id',
      today.map(({ id }) => id),
    )
    .in('item', ['Clean the restrooms', 'Brief the team on the day'])
    .throwOnError();
});

test('lets the owner check off an item, and shows who did and when', async ({ page, signIn }) => {
  await signIn(STAFF, '/operations');
  const own = page.getByRole('checkbox', { name: 'Clean the restrooms' });
  await expect(page.getByRole('checkbox', { name: 'Brief the team on the day' })).toBeDisabled();
  await own.check();
  await expect(page.getByText('9:00 AM by Jordan Blake')).toBeVisible();
  await expect(page.getByText("Today's checklists").locator('..')).toContainText('5 of 11');
  await page.reload();
  await expect(own).toBeChecked();
});

test('a failed item opens a ticket, and links to it', async ({ page, signIn }) => {
  await signIn(STAFF, '/operations');
  await page.getByRole('button', { name: 'Report a problem: Clean the restrooms' }).click();
  const reporting = page.getByRole('dialog', { name: 'Report a problem' });
  await reporting.getByLabel('What is wrong').fill('The drain is blocked.');
  await reporting.getByRole('button', { name: 'Open a ticket' }).click();
  await expect(toast(page, 'Ticket opened')).toBeVisible();
  await page.getByRole('link', { name: 'Failed: see ticket' }).click();
  const drawer = page.getByRole('dialog', { name: 'Clean the restrooms failed' });
  await expect(drawer).toContainText('The drain is blocked.');
  await expect(drawer).toContainText('Morning opening, May 1, 2025');
});

test('refuses a reading of -3 in a sentence, and asks what was done about one out of its limits', async ({
  page,
  signIn,
}) => {
  await signIn(MANAGER, '/operations?view=water&new=reading');
  const adding = page.getByRole('dialog', { name: 'Add a reading' });
  const ph = adding.getByRole('spinbutton', { name: 'pH' });
  const save = adding.getByRole('button', { name: 'Save reading' });
  await ph.fill('-3');
  await save.click();
  await expect(adding.getByText('The pH must be 0 to 14.')).toBeVisible();
  await expect(ph).toHaveValue('-3');
  await ph.fill('8.2');
  await expect(adding.getByText('Measured: pH 8.2.')).toBeVisible();
  await save.click();
  await expect(adding.getByText('This reading is out of its limits. Write down what you did about it.')).toBeVisible();
  await adding.getByLabel('What you did').fill('Journey: acid added, test again at ten.');
  expect(await violationsOf(page)).toEqual([]);
  await save.click();
  await expect(toast(page, 'Reading saved')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Journey: acid added' });
  await expect(row).toContainText('8.2');
  await row.getByRole('button', { name: /^Strike the reading/ }).click();
  const striking = page.getByRole('dialog', { name: 'Strike this reading?' });
  await striking.getByLabel('Reason').fill('The test kit had expired.');
  await striking.getByRole('button', { name: 'Strike reading' }).click();
  await expect(page.getByText('Struck: The test kit had expired.')).toBeVisible();
});

test('a log is entered with a form that asks for what it needs', async ({ page, signIn }) => {
  await signIn(STAFF, '/operations?view=logs&new=log');
  const writing = page.getByRole('dialog', { name: 'Write a log' });
  await writing.getByRole('combobox', { name: 'Form' }).selectOption('Opening inspection');
  await writing.getByRole('button', { name: 'Save log' }).click();
  await expect(writing.getByText('This needs an answer.')).toHaveCount(3);
  await writing.getByRole('radiogroup', { name: 'Deck clear of hazards' }).getByLabel('Yes').check();
  await writing.getByRole('spinbutton', { name: 'Rescue tubes counted' }).fill('6');
  await writing.getByRole('radiogroup', { name: 'AED light is green' }).getByLabel('No').check();
  await writing.getByLabel('Notes').fill(LOG);
  await writing.getByRole('button', { name: 'Save log' }).click();
  await expect(toast(page, 'Log saved')).toBeVisible();
  await expect(page.getByText(LOG)).toBeVisible();
  await expect(page.getByText('You see the logs that you wrote.')).toBeVisible();
  // What others wrote is not theirs to read.
  await expect(page.getByText('Main pool pH high again.')).toHaveCount(0);
});

test('a member reports an incident that only managers read, and a manager completes it', async ({ page, signIn }) => {
  await signIn(STAFF, '/operations?view=incidents');
  await page.getByRole('button', { name: 'Report an incident' }).click();
  const reporting = page.getByRole('dialog', { name: 'Report an incident' });
  await reporting.getByRole('button', { name: 'Report incident' }).click();
  await expect(reporting.getByText('Say what happened.')).toBeVisible();
  await reporting.getByLabel('Kind').selectOption('Near miss');
  await reporting.getByLabel('What happened').fill(INCIDENT);
  // A drawing without a name is no signature, and must not disappear.
  await reporting.getByRole('img', { name: 'Draw the signature' }).scrollIntoViewIfNeeded();
  const pad = await reporting.getByRole('img', { name: 'Draw the signature' }).boundingBox();
  if (!pad) throw new Error('There is nothing to draw on');
  await page.mouse.move(pad.x + 40, pad.y + 40);
  await page.mouse.down();
  await page.mouse.move(pad.x + 140, pad.y + 80, { steps: 5 });
  await page.mouse.up();
  await reporting.getByRole('button', { name: 'Report incident' }).click();
  await expect(reporting.getByText('Enter the name of the person who signs.')).toBeVisible();
  await reporting.getByLabel('Name of the person who signs').fill('Jordan Blake');
  await reporting.getByRole('button', { name: 'Report incident' }).click();
  await expect(toast(page, 'Incident reported')).toBeVisible();
  await expect(page.getByText('Incidents are confidential')).toBeVisible();

  await signIn(MANAGER, '/operations?view=incidents');
  const row = page.getByRole('row').filter({ hasText: 'May 1, 2025' });
  await row.getByRole('link', { name: 'Near miss' }).click();
  const drawer = page.getByRole('dialog', { name: 'Near miss' });
  await expect(drawer).toContainText(INCIDENT);
  await expect(drawer).toContainText('Jordan Blake');
  await drawer.getByRole('button', { name: 'Complete or correct' }).click();
  const completing = page.getByRole('dialog', { name: 'Complete incident' });
  await completing.getByLabel('Action taken').fill('Chairs are tied together now.');
  await completing.getByRole('button', { name: 'Save incident' }).click();
  await expect(toast(page, 'Incident saved')).toBeVisible();
  await expect(drawer).toContainText('Chairs are tied together now.');

  // For the insurer, the server makes a PDF of it; without a network, the page says so and prints.
  const making = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Download PDF' }).click();
  const made = await making;
  expect(made.suggestedFilename()).toMatch(/^pine-hollow-incident-2025-05-01-[0-9a-f]{8}\.pdf$/);
  expect((await readFile(await made.path())).toString('latin1', 0, 5)).toBe('%PDF-');
  await expect(drawer.getByText('The PDF is ready: Near miss')).toBeVisible();
  await page.context().setOffline(true);
  await expect(drawer.getByText('The PDF needs a network')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Download PDF' })).toBeDisabled();
  await page.context().setOffline(false);
  await expect(drawer.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
  await drawer.getByRole('link', { name: 'Print' }).click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(page.getByText(INCIDENT)).toBeVisible();
});
