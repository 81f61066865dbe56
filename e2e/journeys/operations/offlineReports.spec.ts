import { toast } from '../../support/pages/screen';
import { openDeck } from '../../support/platform/openDeck';
import { database } from '../../support/platform/platformRegistry';
import { expect, signInAs, test } from '../../support/test';
import { MANAGER, PINE_HOLLOW, STAFF } from './pages';
import { PIXEL } from '../../support/pixel';

const ROUND = 'Journey: noon round';
const PUMP_ROOM = '10000089-0000-4000-8000-000000000003';

/** Removes what the tests add. */
test.afterEach(async () => {
  const db = await database();
  await db.from('incidents').delete().eq('club_id', PINE_HOLLOW).like('description', 'Journey:%').throwOnError();
  await db.from('checklists').delete().eq('club_id', PINE_HOLLOW).eq('title', ROUND).throwOnError();
  await db.from('checklist_templates').delete().eq('club_id', PINE_HOLLOW).eq('title', ROUND).throwOnError();
  await db.from('maintenance_tickets').delete().eq('club_id', PINE_HOLLOW).like('title', 'Journey:%').throwOnError();
});

/** Adds a daily list of the club that people can start. */
async function addRound(): Promise<void> {
  const db = await database();
  const { data } = await db
    .from('checklist_templates')
    .insert({ club_id: PINE_HOLLOW, kind: 'daily_operations', title: ROUND })
    .select('id')
    .single()
    .throwOnError();
  const items = ['Journey: count the tubes', 'Journey: test the phone'];
  await db
    .from('checklist_template_items')
    .insert(items.map((item, position) => ({ club_id: PINE_HOLLOW, template_id: data.id, item, position })))
    .throwOnError();
}

const roundItems = async () => {
  const db = await database();
  const { data } = await db
    .from('checklist_items')
    .select('item, completed, maintenance_tickets(title), checklists!inner(title)')
    .eq('club_id', PINE_HOLLOW)
    .eq('checklists.title', ROUND)
    .order('position');
  // The types do not know that an item has one ticket.
  return data?.map(({ item, completed, maintenance_tickets: ticket }) => [
    item,
    completed,
    [ticket].flat()[0]?.title ?? null,
  ]);
};

/** What is checked on later days. */
const templateItems = async () => {
  const db = await database();
  const { data } = await db
    .from('checklist_template_items')
    .select('item, checklist_templates!inner(title)')
    .eq('club_id', PINE_HOLLOW)
    .eq('checklist_templates.title', ROUND)
    .order('position');
  return data?.map(({ item }) => item);
};

const sentProblems = async () => {
  const db = await database();
  const { data } = await db
    .from('maintenance_tickets')
    .select('title, location, photos')
    .eq('club_id', PINE_HOLLOW)
    .like('title', 'Journey: light%');
  return data;
};

test('starts and checks off a list without a network, keeps it on the page, and sends it once and in order', async ({
  baseURL,
}) => {
  await addRound();
  const deck = await openDeck(baseURL);
  try {
    const { page } = deck;
    await signInAs(page, MANAGER, '/operations');
    await expect(page.getByRole('button', { name: `Begin ${ROUND}` })).toBeVisible();
    await deck.hasKept(['checklists', 'checklist_templates', 'places']);
    await deck.context.setOffline(true);
    await page.getByRole('button', { name: `Begin ${ROUND}` }).click();
    await page.getByRole('checkbox', { name: 'Journey: count the tubes' }).click();
    await expect(page.getByText('2 changes wait on this device')).toBeVisible();
    await page.getByRole('button', { name: 'Report a problem: Journey: test the phone' }).click();
    const reporting = page.getByRole('dialog', { name: 'Report a problem' });
    await reporting.getByLabel('What is wrong').fill('No tone.');
    await reporting.getByRole('button', { name: 'Open a ticket' }).click();
    await expect(page.getByText('3 changes wait on this device')).toBeVisible();
    // After a reload, the page still shows the waiting changes.
    await page.reload();
    await expect(page.getByText('3 changes wait on this device')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Journey: count the tubes' })).toBeChecked();
    await expect(page.getByRole('link', { name: 'Failed: see ticket' })).toBeVisible();
    // A problem at a place whose code is scanned, with a photo.
    await page.goto(`/operations/report?place=${PUMP_ROOM}`);
    await expect(page.getByRole('combobox', { name: 'Place' })).toHaveValue(PUMP_ROOM);
    await page.getByLabel('What is broken').fill('Journey: light is out');
    await page.locator('input[type=file]').setInputFiles(PIXEL);
    await expect(page.getByText('light.png').first()).toBeVisible();
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('4 changes wait on this device')).toBeVisible();
    await expect(page.getByText('Problem: Journey: light is out, 1 photo')).toBeVisible();
    expect(await roundItems()).toEqual([]);
    await deck.context.setOffline(false);
    await expect(page.getByText('wait on this device')).toHaveCount(0);
    await expect(page.getByText('waits on this device')).toHaveCount(0);
    expect(await roundItems()).toEqual([
      ['Journey: count the tubes', true, null],
      ['Journey: test the phone', false, 'Journey: test the phone failed'],
    ]);
    expect(await sentProblems()).toEqual([
      { title: 'Journey: light is out', location: 'Pump room', photos: [expect.stringContaining('/reports/')] },
    ]);

    // The list of later days is changed and then deleted; the one of today stays.
    await page.goto('/operations');
    await page.getByRole('button', { name: 'Daily checklists' }).click();
    await page.getByRole('button', { name: `Edit ${ROUND}` }).click();
    const editing = page.getByRole('dialog', { name: 'Edit daily checklist' });
    await editing.getByRole('textbox', { name: 'Item 2' }).fill('Journey: test the radio');
    await editing.getByRole('button', { name: 'Save checklist' }).click();
    await expect.poll(templateItems).toEqual(['Journey: count the tubes', 'Journey: test the radio']);
    await page.getByRole('button', { name: `Delete ${ROUND}` }).click();
    await page.getByRole('button', { name: 'Delete checklist' }).click();
    await expect(page.getByRole('button', { name: `Edit ${ROUND}` })).toHaveCount(0);
    expect(await templateItems()).toEqual([]);
    expect(await roundItems()).toHaveLength(2);
  } finally {
    await deck.close();
  }
});

test('a report whose answer is lost opens one ticket, with its photo', async ({ page, signIn, problems }) => {
  await signIn(STAFF, '/operations/report');
  await page.getByLabel('What is broken').fill('Journey: light is out again');
  await page.locator('input[type=file]').setInputFiles(PIXEL);
  await expect(page.getByText('light.png').first()).toBeVisible();
  let isLost = false;
  await page.route('**/rest/v1/rpc/report_problem', async (route) => {
    if (isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(toast(page, 'Kept on this device')).toBeVisible();
  expect(isLost).toBe(true);
  await expect(page.getByText('1 change waits on this device')).toHaveCount(0);
  expect(await sentProblems()).toMatchObject([{ photos: [expect.stringContaining('/reports/')] }]);
  // The browser calls a request without a network an error.
  problems.length = 0;
});

test('photos of an incident wait with its report, and then only managers see them', async ({
  page,
  signIn,
  problems,
}) => {
  await signIn(STAFF, '/operations?view=incidents');
  await page.getByRole('button', { name: 'Report an incident' }).click();
  const reporting = page.getByRole('dialog', { name: 'Report an incident' });
  await reporting.getByLabel('What happened').fill('Journey: a slip at the stairs.');
  await reporting.locator('input[type=file]').setInputFiles(PIXEL);
  await expect(reporting.getByText('light.png').first()).toBeVisible();
  await page.context().setOffline(true);
  await reporting.getByRole('button', { name: 'Report incident' }).click();
  await expect(toast(page, 'Kept on this device')).toBeVisible();
  await expect(page.getByText('1 change waits on this device')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('1 change waits on this device')).toHaveCount(0);
  const db = await database();
  const { data } = await db
    .from('incidents')
    .select('photos')
    .eq('club_id', PINE_HOLLOW)
    .like('description', 'Journey:%');
  expect(data).toEqual([{ photos: [expect.stringContaining('/confidential/incidents/')] }]);
  await signIn(MANAGER, '/operations?view=incidents');
  await page.getByRole('row').filter({ hasText: 'May 1, 2025' }).getByRole('link', { name: 'Injury' }).click();
  await expect(page.getByRole('img', { name: 'Photo 1 of Injury' })).toBeVisible();
  problems.length = 0;
});
