import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { violationsOf } from '../../support/checks/violationsOf';
import { heading, toast } from '../../support/pages/screen';
import { database } from '../../support/platform/platformRegistry';
import { expect, test } from '../../support/test';
import { HANDRAIL, MANAGER, PINE_HOLLOW, STAFF } from './pages';
import { PIXEL } from '../../support/pixel';

const TITLE = 'Broken tile at the stairs';

/** What the database really holds of a ticket, past every policy. */
async function ticketNamed(title: string) {
  const db = await database();
  const { data } = await db
    .from('maintenance_tickets')
    .select('id, status, priority, resolved_at, photos, version, staff_members(name)')
    .eq('club_id', PINE_HOLLOW)
    .eq('title', title)
    .maybeSingle()
    .throwOnError();
  return data;
}

/** Puts back what the tests change. */
test.afterEach(async () => {
  const db = await database();
  await db.from('maintenance_tickets').delete().eq('club_id', PINE_HOLLOW).eq('title', TITLE).throwOnError();
  const { data: handrail } = await db
    .from('maintenance_tickets')
    .select('status')
    .eq('id', HANDRAIL.id)
    .single()
    .throwOnError();
  if (handrail.status !== 'open') {
    await db.from('maintenance_tickets').update({ status: 'open' }).eq('id', HANDRAIL.id).throwOnError();
  }
  await db.from('ticket_events').delete().eq('ticket_id', HANDRAIL.id).neq('kind', 'opened').throwOnError();
});

test('a manager opens a ticket, works on it, adds a photo and a comment, and resolves it', async ({ page, signIn }) => {
  await signIn(MANAGER, '/operations?tab=tickets&new=ticket');
  const adding = page.getByRole('dialog', { name: 'Add ticket' });
  await adding.getByRole('button', { name: 'Add ticket' }).click();
  await expect(adding.getByText('A title has 1 to 160 characters.')).toBeVisible();
  await adding.getByLabel('What is broken').fill(TITLE);
  await adding.getByLabel('Location').fill('Main pool');
  await adding.getByLabel('Priority').selectOption('High');
  await adding.getByRole('combobox', { name: 'Assignee' }).fill('Frank');
  await page.getByRole('option', { name: 'Frank Delgado' }).click();
  await adding.getByRole('button', { name: 'Add ticket' }).click();
  await expect(toast(page, 'Ticket added')).toBeVisible();
  await expect(page).toHaveURL('/operations?tab=tickets');
  expect(await ticketNamed(TITLE)).toMatchObject({
    status: 'open',
    priority: 'high',
    staff_members: { name: 'Frank Delgado' },
  });

  await page.getByRole('link', { name: TITLE }).click();
  const drawer = page.getByRole('dialog', { name: TITLE });
  await drawer.getByRole('button', { name: 'Start work' }).click();
  await expect(drawer.getByText('Open → In progress')).toBeVisible();
  await drawer.getByLabel('Add a comment').fill('The tile is ordered.');
  await drawer.getByRole('button', { name: 'Add comment' }).click();
  await expect(drawer.getByRole('list', { name: 'History' })).toContainText('The tile is ordered.Elena Ruiz');
  await drawer.locator('input[type=file]').setInputFiles(PIXEL);
  await expect(drawer.getByRole('img', { name: `Photo 1 of ${TITLE}` })).toBeVisible();
  expect((await ticketNamed(TITLE))?.photos).toHaveLength(1);
  expect(await violationsOf(page)).toEqual([]);
  await drawer.getByRole('button', { name: `Photo 1 of ${TITLE}, in full` }).press('Enter');
  const photo = page.getByRole('dialog', { name: `Photo 1 of ${TITLE}` });
  await expect(photo.getByRole('img')).toHaveJSProperty('complete', true);
  await page.keyboard.press('Escape');
  await expect(photo).toHaveCount(0);
  await expect(drawer).toBeVisible();
  await drawer.getByRole('button', { name: 'Mark resolved' }).click();
  await expect(drawer.getByText('In progress → Resolved')).toBeVisible();
  // The page shows a change before the database has it.
  await expect.poll(() => ticketNamed(TITLE)).toMatchObject({ status: 'resolved', resolved_at: expect.any(String) });

  await drawer.getByRole('button', { name: 'Remove photo 1' }).click();
  await page.getByRole('button', { name: 'Remove photo', exact: true }).click();
  await expect(drawer.getByRole('img')).toHaveCount(0);
  await drawer.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete ticket' }).click();
  await page.getByRole('button', { name: 'Delete ticket' }).click();
  await expect(toast(page, 'Ticket deleted')).toBeVisible();
  expect(await ticketNamed(TITLE)).toBeNull();
});

test('searches and filters tickets in the address, and exports them as shown', async ({ page, signIn }) => {
  await signIn(MANAGER, '/operations?tab=tickets');
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(5);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Not resolved');
  await expect(rows).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Priority' }).selectOption('High');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/status=active&priority=high|priority=high&status=active/);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search tickets' }).fill('frank');
  await expect(page.getByText('No ticket fits')).toBeVisible();
  await page.getByRole('button', { name: 'Show all tickets' }).click();
  await page.getByRole('searchbox', { name: 'Search tickets' }).fill('frank delgado');
  await expect(rows).toHaveCount(3);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await (await saved).path();
  const lines = (await readFile(file, 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain('Ticket');
});

test('the filters of tickets and the buttons share one line on a laptop', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(MANAGER, '/operations?tab=tickets');
  const bottomOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);
  const add = page.getByRole('button', { name: 'Add ticket' });
  await expect(add).toBeVisible();
  for (const field of [page.getByRole('combobox', { name: 'Status' }), page.getByLabel('Search tickets')])
    expect(Math.abs((await bottomOf(field)) - (await bottomOf(add)))).toBeLessThan(8);
});

test('two managers who edit one ticket see both versions, and lose neither', async ({ page, signIn, problems }) => {
  const db = await database();
  await db
    .from('maintenance_tickets')
    .insert({
      club_id: PINE_HOLLOW,
      title: TITLE,
      priority: 'medium',
      status: 'open',
      opened_at: '2025-05-01T12:00:00Z',
    })
    .throwOnError();
  await signIn(MANAGER, '/operations?tab=tickets');
  await page.getByRole('link', { name: TITLE }).click();
  await page.getByRole('dialog', { name: TITLE }).getByRole('button', { name: 'Edit' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit ticket' });
  await editing.getByLabel('Location').fill('Stairs of the main pool');
  await db
    .from('maintenance_tickets')
    .update({ location: 'Wading pool' })
    .eq('club_id', PINE_HOLLOW)
    .eq('title', TITLE)
    .throwOnError();
  await editing.getByRole('button', { name: 'Save ticket' }).click();
  await expect(editing.getByText('Someone else changed this. Reload to see their version.')).toBeVisible();
  await expect(editing.getByRole('cell', { name: 'Wading pool' })).toBeVisible();
  // The browser says by itself that a request was refused.
  expect(problems.splice(0)).toEqual([expect.stringContaining('409')]);
  await editing.getByRole('button', { name: 'Keep my version' }).click();
  await expect(toast(page, 'Ticket saved')).toBeVisible();
});

test('a staff member reads tickets without buttons that change them', async ({ page, signIn }) => {
  await signIn(STAFF, `/operations?tab=tickets&open=${HANDRAIL.id}`);
  await expect(heading(page, 'Operations')).toBeVisible();
  const drawer = page.getByRole('dialog', { name: HANDRAIL.title });
  await expect(drawer.getByText('Opened as')).toBeVisible();
  await expect(drawer.getByRole('button')).toHaveCount(1);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: /Add ticket|Export CSV|^Open: move/ })).toHaveCount(0);
});
