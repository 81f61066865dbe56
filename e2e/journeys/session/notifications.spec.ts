import type { Page } from '@playwright/test';
import { holdIdleTime } from '../../support/checks/idleTime';
import { database } from '../../support/platform/platformRegistry';
import { heading, toast } from '../../support/pages/screen';
import { expect, test } from '../../support/test';
import { violationsOf } from '../../support/checks/violationsOf';

const PERSON = { email: 'manager@pinehollow.test', id: 'a0000000-0000-4000-8000-000000000003' };
const COLLEAGUE = 'staff@pinehollow.test';
const HOUR = 3_600_000;

interface Row {
  title: string;
  body?: string;
  link?: string;
  /** Hours ago. */
  age?: number;
  isRead?: boolean;
}

const written: string[] = [];

/** Tells the person something, as the server does. */
async function tell(...rows: Row[]): Promise<void> {
  const db = await database();
  const { data, error } = await db
    .from('notifications')
    .insert(
      rows.map(({ title, body, link, age = 0, isRead = false }) => ({
        user_id: PERSON.id,
        kind: 'schedule_changes',
        title,
        body: body ?? null,
        link: link ?? null,
        created_at: new Date(Date.now() - age * HOUR).toISOString(),
        read_at: isRead ? new Date().toISOString() : null,
      })),
    )
    .select('id');
  if (error) throw new Error(error.message);
  written.push(...data.map(({ id }) => String(id)));
}

/** The person's notifications as the database has them, newest first. */
async function rowsOfPerson(): Promise<{ title: string; isRead: boolean }[]> {
  const { data, error } = await (
    await database()
  )
    .from('notifications')
    .select('title, read_at')
    .in('id', written)
    .order('created_at', { ascending: false });
  if (error) throw new Error(error.message);
  return data.map(({ title, read_at: readAt }) => ({ title: String(title), isRead: readAt !== null }));
}

// Other tests send what is due, of which some is for her.
test.beforeEach(async () => {
  const { error } = await (await database()).from('notifications').delete().eq('user_id', PERSON.id);
  expect(error).toBeNull();
  written.length = 0;
});
test.afterAll(async () => {
  await (await database()).from('notifications').delete().eq('user_id', PERSON.id);
});

const bell = (page: Page, words: string) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: words ? `Notifications, ${words}` : 'Notifications', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const items = (page: Page) => panel(page).getByRole('listitem');
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
/** What a page does when a person comes back to it. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

async function open(page: Page, words: string): Promise<void> {
  await bell(page, words).click();
  await expect(panel(page)).toBeVisible();
}

for (const width of [1440, 390]) {
  test.describe(`the bell at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test('counts new notifications, and opens the page that one is about', async ({ page, signIn }) => {
      await tell(
        {
          title: 'Your shifts of next week are published',
          body: 'Four shifts, Monday to Thursday.',
          link: '/settings',
        },
        { title: 'The pool opens at noon' },
        { title: 'Your request was approved', age: 50, link: '/assets' },
        { title: 'Welcome', age: 60, isRead: true },
      );
      await signIn(PERSON.email);
      const box = await bell(page, '3 unread').boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await open(page, '3 unread');
      await expect(panel(page).getByRole('region', { name: 'Today' }).getByRole('listitem')).toHaveCount(2);
      await expect(panel(page).getByRole('region', { name: 'Earlier' }).getByRole('listitem')).toContainText([
        /^Unread: Your request was approved[23] days ago$/,
        'Welcome',
      ]);
      expect(await violationsOf(page)).toEqual([]);

      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await panel(page)
        .getByRole('link', { name: /Your shifts of next week/ })
        .click();
      await expect(heading(page, 'Settings')).toBeVisible();
      await expect(panel(page)).toHaveCount(0);
      await expect(bell(page, '2 unread')).toBeVisible();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      await expect
        .poll(async () => (await rowsOfPerson()).filter(({ isRead }) => isRead).map(({ title }) => title))
        .toEqual(['Your shifts of next week are published', 'Welcome']);
    });

    test('closes on Escape, which returns the focus', async ({ page, signIn }) => {
      await signIn(PERSON.email);
      await open(page, '');
      await expect(panel(page)).toContainText('Nothing new');
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveCount(0);
      await expect(bell(page, '')).toBeFocused();
      await open(page, '');
      await panel(page).getByRole('link', { name: 'Notification settings' }).click();
      await expect(page).toHaveURL('/settings');
      await expect(panel(page)).toHaveCount(0);
    });

    test('shows twenty at a time, and marks all of them as read', async ({ page, signIn }) => {
      await tell(...Array.from({ length: 23 }, (_, index) => ({ title: `Shift ${index}`, age: index })));
      await signIn(PERSON.email);
      await open(page, '9+ unread');
      await expect(items(page)).toHaveCount(20);
      await button(page, 'Show older notifications').click();
      await expect(items(page)).toHaveCount(23);
      await expect(button(page, 'Show older notifications')).toHaveCount(0);
      await button(page, 'Mark all as read').click();
      await expect(panel(page).getByRole('status')).toHaveText('All read');
      await expect(items(page).filter({ hasText: 'Unread' })).toHaveCount(0);
      await expect.poll(async () => (await rowsOfPerson()).every(({ isRead }) => isRead)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(bell(page, '')).toBeVisible();
    });

    test('removes one, and moves the focus to the next', async ({ page, signIn }) => {
      await tell({ title: 'First' }, { title: 'Second', age: 1 }, { title: 'Third', age: 2 });
      await signIn(PERSON.email);
      await open(page, '3 unread');
      await button(page, 'Remove “Second”').press('Enter');
      await expect(items(page)).toContainText(['First', 'Third']);
      await expect(panel(page).getByRole('button', { name: /^Unread: Third/ })).toBeFocused();
      await expect.poll(async () => (await rowsOfPerson()).map(({ title }) => title)).toEqual(['First', 'Third']);
    });
  });
}

test('marks one as read in place when the club lacks its page', async ({ page, signIn }) => {
  await tell({ title: 'A certification expires soon', link: '/scheduling' });
  await signIn(PERSON.email);
  await open(page, '1 unread');
  await expect(items(page).getByRole('link')).toHaveCount(0);
  await items(page)
    .getByRole('button', { name: /expires soon/ })
    .first()
    .click();
  await expect(bell(page, '')).toBeVisible();
  await expect.poll(rowsOfPerson).toEqual([{ title: 'A certification expires soon', isRead: true }]);
  await expect(page).toHaveURL('/dashboard');
});

test('holds new messages until a person asks for them', async ({ page, signIn }) => {
  await tell({ title: 'Already here', age: 1 });
  await signIn(PERSON.email);
  await open(page, '1 unread');
  await expect(items(page)).toHaveCount(1);
  await tell({ title: 'Just in' });
  await comeBack(page);
  await expect(button(page, 'Show 1 new')).toBeVisible();
  await expect(items(page)).toHaveText([/Already here/]);
  // Unseen notifications are not marked as read.
  await button(page, 'Mark all as read').click();
  await expect.poll(rowsOfPerson).toEqual([
    { title: 'Just in', isRead: false },
    { title: 'Already here', isRead: true },
  ]);
  await button(page, 'Show 1 new').click();
  await expect(items(page)).toContainText([/Just in/, /Already here/]);
  await expect(button(page, 'Show 1 new')).toHaveCount(0);
});

test('two tabs agree, and signing out in one removes the bell from both', async ({ page, context, signIn }) => {
  await tell({ title: 'For both tabs' });
  await signIn(PERSON.email);
  const other = await context.newPage();
  await other.goto('/settings');
  await expect(bell(other, '1 unread')).toBeVisible();
  await open(page, '1 unread');
  await panel(page)
    .getByRole('button', { name: /^Unread: For both tabs/ })
    .click();
  await expect(bell(other, '')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/auth');
  await expect(other.getByRole('button', { name: /^Notifications/ })).toHaveCount(0);
});

test('the next person at this browser sees nothing of it', async ({ page, signIn }) => {
  await tell({ title: 'For the manager alone' });
  await signIn(PERSON.email);
  await open(page, '1 unread');
  await expect(items(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(toast(page, 'Signed out')).toBeVisible();
  await signIn(COLLEAGUE);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await expect(panel(page).locator('[aria-busy=true]')).toHaveCount(0);
  await expect(panel(page).getByText('For the manager alone')).toHaveCount(0);
});

test.describe('a failure', () => {
  const LIST = '**/rest/v1/notifications?*title*';
  const refusal = { status: 403, json: { code: '42501', message: 'Ask a manager of your club.', hint: null } };

  test('to load is not an empty list: it says why, and Retry works', async ({ page, signIn, problems }) => {
    await tell({ title: 'Still there' });
    await signIn(PERSON.email);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(LIST, async (route) => {
      await held;
      await route.fulfill(refusal);
    });
    await open(page, '1 unread');
    await expect(panel(page).getByRole('status', { name: 'Loading notifications' })).toBeVisible();
    answer();
    await expect(panel(page).getByRole('alert')).toContainText('Failed to load notifications');
    await expect(panel(page).getByRole('alert')).toContainText('Ask a manager of your club.');
    await expect(panel(page).getByText('Nothing new')).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
    await page.unroute(LIST);
    await button(page, 'Retry').click();
    await expect(items(page)).toContainText(['Still there']);
    problems.length = 0;
  });

  test('to remove puts it back and says why', async ({ page, signIn, problems }) => {
    await tell({ title: 'Not to be removed' });
    await signIn(PERSON.email);
    await page.route('**/rest/v1/notifications?id=*', (route) => route.fulfill(refusal));
    await open(page, '1 unread');
    await button(page, 'Remove “Not to be removed”').click();
    await expect(toast(page, 'Ask a manager of your club.')).toBeVisible();
    await expect(items(page)).toContainText(['Not to be removed']);
    await expect(bell(page, '1 unread')).toBeVisible();
    expect(await rowsOfPerson()).toEqual([{ title: 'Not to be removed', isRead: false }]);
    problems.length = 0;
  });

  test('of its code says so, and it opens the next time', async ({ page, signIn, problems }) => {
    const rest = await holdIdleTime(page);
    await signIn(PERSON.email);
    await page.route('**/shell/**/*.js', (route) => route.abort());
    await rest();
    await bell(page, '').click();
    await expect(toast(page, 'Your notifications could not be loaded')).toBeVisible();
    await page.unroute('**/shell/**/*.js');
    await open(page, '');
    problems.length = 0;
  });
});
