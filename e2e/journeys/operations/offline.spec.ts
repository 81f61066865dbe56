import { openDeck } from '../../support/platform/openDeck';
import { database } from '../../support/platform/platformRegistry';
import { toast } from '../../support/pages/screen';
import { expect, signInAs, test } from '../../support/test';
import { MANAGER, PINE_HOLLOW, STAFF } from './pages';

const LOG = 'Journey: written without a network.';

/** Puts back what the tests change. */
test.afterEach(async () => {
  const db = await database();
  await db.from('water_readings').delete().eq('club_id', PINE_HOLLOW).like('notes', 'Journey:%').throwOnError();
  await db.from('daily_logs').delete().eq('club_id', PINE_HOLLOW).like('notes', 'Journey:%').throwOnError();
  await db.from('incidents').delete().eq('club_id', PINE_HOLLOW).like('description', 'Journey:%').throwOnError();
});

const sentLogs = async () => {
  const db = await database();
  const { data } = await db.from('daily_logs').select('notes').eq('club_id', PINE_HOLLOW).like('notes', 'Journey:%');
  return data?.length;
};

const sentReadings = async () => {
  const db = await database();
  const { data } = await db
    .from('water_readings')
    .select('notes')
    .eq('club_id', PINE_HOLLOW)
    .like('notes', 'Journey:%');
  return data?.length;
};

test('keeps input without a network, and sends it once and in order later', async ({ page, signIn, problems }) => {
  await signIn(STAFF, '/operations?view=logs');
  // What a dialog needs is there before the network goes.
  await page.getByRole('button', { name: 'Write a log' }).click();
  const writing = page.getByRole('dialog', { name: 'Write a log' });
  await writing.getByLabel('Notes').fill(LOG);
  await page.context().setOffline(true);
  await writing.getByRole('button', { name: 'Save log' }).click();
  await expect(toast(page, 'Kept on this device')).toBeVisible();
  await expect(page.getByText('1 change waits on this device')).toBeVisible();
  const entry = page.getByRole('listitem').filter({ hasText: LOG });
  await expect(entry).toContainText('Jordan Blake');
  expect(await sentLogs()).toBe(0);
  await page.context().setOffline(false);
  await expect(page.getByText('1 change waits on this device')).toHaveCount(0);
  await expect.poll(sentLogs).toBe(1);
  // The browser calls a request without a network an error.
  problems.length = 0;
});

test('keeps an item checked without a network, and sends it when the network is back', async ({
  page,
  signIn,
  problems,
}) => {
  await signIn(STAFF, '/operations');
  const item = page.getByRole('checkbox', { name: 'Empty the bins' });
  await expect(item).toBeEnabled();
  await page.context().setOffline(true);
  await item.click();
  await expect(page.getByText('Checked off: Empty the bins')).toBeVisible();
  await expect(item).toBeChecked();
  await page.context().setOffline(false);
  await expect(page.getByText('waits on this device')).toHaveCount(0);
  await expect(item).toBeChecked();
  const db = await database();
  const stored = async () => {
    const { data } = await db
      .from('checklist_items')
      .select('completed, checklists!inner(for_day)')
      .eq('club_id', PINE_HOLLOW)
      .eq('item', 'Empty the bins')
      .eq('checklists.for_day', '2025-05-01');
    return data?.map(({ completed }) => completed);
  };
  await expect.poll(stored).toEqual([true]);
  await item.click();
  await expect.poll(stored).toEqual([false]);
  problems.length = 0;
});

test('stores a change once when its answer is lost', async ({ page, signIn, problems }) => {
  await signIn(STAFF, '/operations?view=logs');
  await page.getByRole('button', { name: 'Write a log' }).click();
  const writing = page.getByRole('dialog', { name: 'Write a log' });
  await writing.getByLabel('Notes').fill(LOG);
  let isLost = false;
  await page.route('**/rest/v1/daily_logs*', async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await writing.getByRole('button', { name: 'Save log' }).click();
  await expect(toast(page, 'Kept on this device')).toBeVisible();
  expect(isLost).toBe(true);
  await expect(page.getByText('1 change waits on this device')).toHaveCount(0);
  expect(await sentLogs()).toBe(1);
  // The browser calls a request without a network an error.
  problems.length = 0;
});

test('removes waiting changes at sign-out, and hides them from the next person', async ({ page, signIn, problems }) => {
  await signIn(STAFF, '/operations?view=logs');
  await page.getByRole('button', { name: 'Write a log' }).click();
  const writing = page.getByRole('dialog', { name: 'Write a log' });
  await writing.getByLabel('Notes').fill(LOG);
  await page.route('**/rest/v1/daily_logs*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await writing.getByRole('button', { name: 'Save log' }).click();
  await expect(page.getByText('1 change waits on this device')).toBeVisible();
  const logOut = async (answer: string) => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account of Jordan/ })
      .click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    const asking = page.getByRole('dialog', { name: 'Sign out without sending?' });
    await expect(asking).toContainText('1 change on this device is not sent yet.');
    await asking.getByRole('button', { name: answer }).click();
  };
  await logOut('Stay signed in');
  await expect(page.getByText('1 change waits on this device')).toBeVisible();
  await logOut('Delete and sign out');
  await expect(toast(page, 'Signed out')).toBeVisible();
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).not.toContain(
    'outbox',
  );
  await page.unroute('**/rest/v1/daily_logs*');
  await signInAs(page, MANAGER, '/operations?view=logs');
  await expect(page.getByRole('button', { name: 'Write a log' })).toBeVisible();
  await expect(page.getByText('waits on this device')).toHaveCount(0);
  expect(await sentLogs()).toBe(0);
  problems.length = 0;
});

test('a day on the deck continues without a network, and after the browser was killed; then it is sent once', async ({
  baseURL,
}) => {
  const deck = await openDeck(baseURL);
  try {
    let { page } = deck;
    await signInAs(page, STAFF, '/operations?view=logs');
    await deck.hasKept(['pools', 'clubs', 'readings_of_day']);
    await deck.context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Write a log' }).click();
    const writing = page.getByRole('dialog', { name: 'Write a log' });
    await writing.getByLabel('Notes').fill(LOG);
    await writing.getByRole('button', { name: 'Save log' }).click();
    await expect(page.getByText('1 change waits on this device')).toBeVisible();
    // A page that is not kept says so, and leads to the ones that are.
    await page.goto('/training');
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await page.getByRole('link', { name: 'Operations' }).click();
    await expect(page.getByText('1 change waits on this device')).toBeVisible();

    await deck.restartOffline();
    ({ page } = deck);
    await page.goto('/operations?view=water&new=reading');
    await expect(page.getByText('1 change waits on this device')).toBeVisible();
    const adding = page.getByRole('dialog', { name: 'Add a reading' });
    await adding.getByRole('spinbutton', { name: 'pH' }).fill('7.5');
    await adding.getByLabel('Notes').fill('Journey: taken without a network.');
    await adding.getByRole('button', { name: 'Save reading' }).click();
    await expect(page.getByText('2 changes wait on this device')).toBeVisible();
    expect(await sentLogs()).toBe(0);
    await deck.context.setOffline(false);
    await expect(page.getByText('wait on this device')).toHaveCount(0);
    await expect(page.getByText('waits on this device')).toHaveCount(0);
    expect(await sentLogs()).toBe(1);
    expect(await sentReadings()).toBe(1);
  } finally {
    await deck.close();
  }
});
