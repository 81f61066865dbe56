import type { Browser, Page } from '@playwright/test';
import { violationsOf } from '../../../support/checks/violationsOf';
import { heading, toast } from '../../../support/pages/screen';
import { database } from '../../../support/platform/platformRegistry';
import { expect, test } from '../../../support/test';

const MANAGER = 'manager@pinehollow.test';
const STAFF = 'staff@pinehollow.test';
const CLUB = '10000000-0000-4000-8000-000000000001';
const JORDAN = { id: '10000005-0000-4000-8000-000000000001', name: 'Jordan Blake' };
/** The account of the staff address, who is Jordan. */
const JORDAN_ACCOUNT = 'a0000000-0000-4000-8000-000000000004';
const NAME = 'Snack bar';
/** One PIN, shared by everyone in the sample club who has one. */
const PIN = '4826';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

let known: string[];
test.beforeEach(async () => {
  const db = await database();
  const { data } = await db.from('time_entries').select('id').eq('staff_id', JORDAN.id).throwOnError();
  known = data.map(({ id }) => id);
});
/** Puts back what the tests change. */
test.afterEach(async () => {
  const db = await database();
  await db
    .from('time_entries')
    .delete()
    .eq('staff_id', JORDAN.id)
    .not('id', 'in', `(${known.join(',')})`)
    .throwOnError();
  await db.from('clock_devices').delete().eq('club_id', CLUB).eq('name', NAME).throwOnError();
  await db.from('time_entry_events').delete().not('device_name', 'is', null).throwOnError();
});

/** Keeps a change of a person in the browser, as a page does whose change was refused. */
function keepRefusedChange(person: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('outbox');
    opening.onerror = () => reject(new Error('The outbox did not open.'));
    opening.onsuccess = () => {
      const request = { about: 'a report', insert: 'maintenance_tickets', row: {} };
      const writing = opening.result.transaction('changes', 'readwrite');
      writing.objectStore('changes').add({ person, request, keptAt: Date.now(), refusal: 'It was refused.' });
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

/** Makes a shared clock as a manager and returns its link. */
async function makeClock(page: Page): Promise<string> {
  await page.goto('/scheduling/time-clock?tab=devices');
  await button(page, 'Add shared clock').click();
  const adding = page.getByRole('dialog', { name: 'Add shared clock' });
  await adding.getByRole('button', { name: 'Add clock' }).click();
  await expect(adding.getByText('The name of a clock has 1 to 60 characters.')).toBeVisible();
  await adding.getByLabel('Name').fill(NAME);
  await adding.getByRole('button', { name: 'Add clock' }).click();
  const shown = page.getByRole('dialog', { name: `Open ${NAME} on its screen` });
  await expect(shown.getByRole('img', { name: `QR code of the link of ${NAME}` })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const link = await shown.getByLabel('Link of the clock').inputValue();
  await shown.getByRole('button', { name: 'Done' }).click();
  return link;
}

/** A tablet on which no one is signed in. */
async function openTablet(browser: Browser, link: string, width = 820): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 1180 } });
  const tablet = await context.newPage();
  await tablet.goto(link);
  await expect(heading(tablet, NAME)).toBeVisible();
  return tablet;
}

test('a manager makes a shared clock, people clock at it, and the manager turns it off', async ({
  page,
  browser,
  signIn,
}) => {
  await signIn(MANAGER, '/scheduling/time-clock?tab=devices');
  const link = await makeClock(page);
  const tablet = await openTablet(browser, link);
  expect(new URL(tablet.url()).hash).toBe('');
  await expect(tablet.getByText('9:00 AM', { exact: true })).toBeVisible();
  expect(await violationsOf(tablet)).toEqual([]);
  await button(tablet, /Jordan Blake/).click();
  for (const digit of ['1', '4', '7', '0']) await button(tablet, digit).click();
  await button(tablet, 'Clock in').click();
  await expect(tablet.getByText('This PIN is wrong')).toBeVisible();
  expect(await violationsOf(tablet)).toEqual([]);
  for (const digit of PIN) await button(tablet, digit).click();
  await button(tablet, 'Clock in').click();
  await expect(tablet.getByText('Clocked in at 9:00 AM')).toBeVisible();
  // Nothing of the person is left once the screen shows its names again.
  await expect(tablet.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  await expect(button(tablet, /Jordan Blake/)).toContainText('On since 9:00 AM');
  const db = await database();
  const { data } = await db
    .from('time_entries')
    .select('in_device, clocked_out_at')
    .eq('staff_id', JORDAN.id)
    .order('clocked_in_at', { ascending: false })
    .limit(1)
    .single()
    .throwOnError();
  expect(data).toEqual({ in_device: NAME, clocked_out_at: null });

  await page.reload();
  await expect(
    page.getByRole('region', { name: 'What did not work' }).getByRole('row', { name: /Snack bar/ }),
  ).toContainText('Wrong PIN');
  await button(page, `Turn off ${NAME}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(toast(page, `${NAME} turned off`)).toBeVisible();
  await tablet.reload();
  await expect(heading(tablet, 'This shared clock is turned off')).toBeVisible();
  await tablet.context().close();
});

test('locks the clock after five wrong PINs, by keyboard alone, on a phone and on a wide screen', async ({
  page,
  browser,
  signIn,
}) => {
  await signIn(MANAGER, '/scheduling/time-clock?tab=devices');
  const link = await makeClock(page);
  for (const width of [390, 1440]) {
    const tablet = await openTablet(browser, link, width);
    await button(tablet, /Jordan Blake/).focus();
    await tablet.keyboard.press('Enter');
    await expect(tablet.getByLabel('PIN')).toBeFocused();
    if (width === 390) {
      for (let tries = 1; tries <= 5; tries += 1) {
        await tablet.keyboard.type('1470');
        await tablet.keyboard.press('Enter');
        await expect(tablet.getByLabel('PIN')).toHaveValue('');
        await expect(tablet.getByText(tries < 5 ? 'This PIN is wrong' : 'Too many wrong PINs')).toBeVisible();
      }
    } else {
      await tablet.keyboard.type(PIN);
      await tablet.keyboard.press('Enter');
      await expect(tablet.getByText(/open for you again at 9:1[45] AM/)).toBeVisible();
    }
    expect(await violationsOf(tablet)).toEqual([]);
    await tablet.context().close();
  }
});

test('announces an offline punch, keeps it on the screen, and reports it to the manager', async ({
  page,
  browser,
  signIn,
}) => {
  await signIn(MANAGER, '/scheduling/time-clock?tab=devices');
  const link = await makeClock(page);
  const tablet = await openTablet(browser, link);
  await button(tablet, /Jordan Blake/).click();
  await tablet.keyboard.type(PIN);
  await tablet.context().setOffline(true);
  await tablet.keyboard.press('Enter');
  await expect(tablet.getByText('Not recorded: no connection')).toBeVisible();
  await button(tablet, /Back to the list/).click();
  await expect(tablet.getByText(/Jordan Blake: clock in at Thu, May 1, 9:00 AM/)).toBeVisible();
  await tablet.context().setOffline(false);
  await tablet.reload();
  await expect(tablet.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  await expect(tablet.getByText('Not recorded yet')).toHaveCount(0);
  await page.reload();
  await expect(
    page.getByRole('region', { name: 'What did not work' }).getByRole('row', { name: /Snack bar/ }),
  ).toContainText('No connection');
  await tablet.context().close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a person sets their own PIN, and must sign out before starting the clock on a shared screen', async ({
    page,
    signIn,
  }) => {
    await signIn(STAFF, '/scheduling/time-clock');
    await button(page, 'Set a new PIN').click();
    const setting = page.getByRole('dialog', { name: 'Your PIN' });
    await setting.getByLabel('PIN', { exact: true }).fill('2345');
    await setting.getByLabel('PIN again').fill('2345');
    await setting.getByRole('button', { name: 'Set PIN' }).click();
    await expect(setting.getByText(/too easy to guess/)).toBeVisible();
    await setting.getByLabel('PIN', { exact: true }).fill(PIN);
    await setting.getByLabel('PIN again').fill(PIN);
    expect(await violationsOf(page)).toEqual([]);
    await setting.getByRole('button', { name: 'Set PIN' }).click();
    await expect(toast(page, 'PIN set')).toBeVisible();
    await page.goto('/clock');
    await expect(heading(page, 'Sign out first')).toBeVisible();
    await expect(button(page, 'Sign out and start the clock')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.evaluate(keepRefusedChange, JORDAN_ACCOUNT);
    await page.reload();
    await expect(page.getByText('1 change on this device is not sent yet.')).toBeVisible();
    await expect(button(page, 'Delete and sign out')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
});

test("the demo has the clock, with the sample club's PIN", async ({ page }) => {
  await page.goto('/demo/operations/scheduling/time-clock/shared');
  await button(page, /Jordan Blake/).click();
  await page.keyboard.type(PIN);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Clocked in at 9:00 AM')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
