import type { Browser, Page } from '@playwright/test';
import { personsClient } from '../../support/people';
import { perLine } from '../../support/checks/perLine';
import { database } from '../../support/platform/platformRegistry';
import { heading, platformLinks, toast } from '../../support/pages/screen';
import { expect, test } from '../../support/test';
import { violationsOf } from '../../support/checks/violationsOf';

const PINE_HOLLOW = 'Pine Hollow Swim & Tennis Club';
const STAFF = { email: 'staff@pinehollow.test', id: 'a0000000-0000-4000-8000-000000000004', name: 'Jordan Blake' };
const MANAGER = { email: 'manager@pinehollow.test', id: 'a0000000-0000-4000-8000-000000000003', name: 'Elena Ruiz' };
const LAKE_ADMIN = { email: 'admin@lakeside.test', id: 'a0000000-0000-4000-8000-000000000005' };
const SUBJECT = 'Lane ropes for Saturday';
const CONFLICT = 'Someone else changed this. Reload to see their version.';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Send Message' });
const tile = (page: Page, label: string) =>
  page
    .getByRole('list', { name: 'Quick figures' })
    .getByRole('listitem')
    .filter({ has: page.getByText(label, { exact: true }) });
const heading2 = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const widgets = (page: Page) =>
  page.getByRole('tabpanel').getByRole('heading', { level: 2 }).filter({ hasNotText: 'Needs you today' });

/** Another browser of the person who is signed in here. */
async function otherBrowser(browser: Browser, page: Page): Promise<Page> {
  return (await browser.newContext({ storageState: await page.context().storageState() })).newPage();
}

/** Messages of the test as the database has them, with who has read them. */
async function messagesAbout(subject: string) {
  const { data, error } = await (
    await database()
  )
    .from('messages')
    .select('sender_id, recipient_id, subject, message, priority, message_reads(user_id)')
    .eq('subject', subject);
  if (error) throw new Error(error.message);
  return data;
}

/** The newest line that a person caused in the club's log. */
async function newestLogLineOf(userId: string) {
  const { data, error } = await (
    await database()
  )
    .from('activity_logs')
    .select('type, message, user_id, user_name')
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .limit(1);
  if (error) throw new Error(error.message);
  return data[0];
}

async function savedSettings(userId: string) {
  const { data, error } = await (
    await database()
  )
    .from('user_dashboard_settings')
    .select('layout_config, widget_preferences')
    .eq('user_id', userId)
    .maybeSingle();
  if (error) throw new Error(error.message);
  return data;
}

test.afterEach(async () => {
  const db = await database();
  await db.from('messages').delete().like('subject', `%${SUBJECT}`);
  await db.from('activity_logs').delete().eq('user_id', STAFF.id).eq('message', `Message to ${MANAGER.name}`);
  await db.from('notifications').delete().like('title', `%${SUBJECT}`);
  await db.from('user_dashboard_settings').delete().eq('user_id', STAFF.id);
});

test('leaves no quick figure alone on its line at any width', async ({ page, signIn }) => {
  await signIn(MANAGER.email, '/user-dashboard');
  const tiles = page.getByRole('region', { name: 'Quick figures' }).getByRole('listitem');
  await expect(tiles).toHaveCount(6);
  for (const [width, lines] of [
    [390, [2, 2, 2]],
    [820, [3, 3]],
    [1280, [6]],
    [1440, [6]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => perLine(tiles)).toEqual(lines);
  }
});

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test('opens from the user menu, and shows the club in figures counted from rows', async ({ page, signIn }) => {
      await signIn('admin@pinehollow.test');
      await page.getByRole('button', { name: 'Account of Marcus Bell' }).click();
      await page.getByRole('menuitem', { name: 'Club Dashboard' }).click();
      await expect(page).toHaveURL('/user-dashboard');
      await expect(heading(page, `Welcome to ${PINE_HOLLOW}`)).toBeVisible();
      await expect(tile(page, 'Staff')).toContainText('24');
      await expect(tile(page, 'Club members')).toContainText('2851:12 staff to members');
      await expect(tile(page, "Today's shifts")).toContainText('122 need coverage');
      await expect(tile(page, 'Coverage rate')).toContainText('94%5 open shifts this week');
      await expect(tile(page, 'Certifications')).toContainText('5expire within 30 days');
      await expect(tile(page, 'Days to opening')).toContainText('23');
      await page.getByRole('tabpanel').getByRole('link', { name: 'Exercises' }).click();
      await expect(page).toHaveURL('/exercises');
    });

    test("shows a club's own people as its team, with their roles", async ({ page, signIn }) => {
      await signIn(LAKE_ADMIN.email, '/user-dashboard');
      await expect(heading(page, 'Welcome to Lakeside Golf & Country Club')).toBeVisible();
      await expect(page.getByRole('tabpanel').getByRole('link', { name: 'Marketing' })).toBeVisible();
      await page.getByRole('tab', { name: 'My Team' }).click();
      await expect(page).toHaveURL('/user-dashboard?tab=team');
      const people = page.getByRole('list', { name: 'Team members' }).getByRole('listitem');
      await expect(people).toHaveCount(2);
      await expect(people.nth(0)).toContainText('Patricia Nguyen');
      await expect(people.nth(0)).toContainText('Admin');
      await expect(people.nth(1)).toContainText('Sam Okafor');
      await expect(people.nth(1)).toContainText('User');
      await button(page, 'Send Message').click();
      await expect(dialog(page).getByLabel('Recipient').getByRole('option')).toHaveText([
        'Choose a team member',
        'Sam Okafor',
      ]);
      await expect(dialog(page).getByLabel('Priority')).toHaveValue('normal');
      expect(await violationsOf(page)).toEqual([]);
    });

    test('lists people on the roster with their job', async ({ page, signIn }) => {
      await signIn(MANAGER.email, '/user-dashboard?tab=team');
      const person = page.getByRole('listitem').filter({ hasText: STAFF.name });
      await expect(person).toContainText('User');
      await expect(person).toContainText('Lifeguard');
    });

    test('does not send a message without its required fields', async ({ page, signIn }) => {
      await signIn(STAFF.email, '/user-dashboard?tab=team');
      await button(page, 'Send Message').click();
      await expect(dialog(page).getByLabel('Recipient')).toBeFocused();
      await dialog(page).getByLabel('Subject').fill(SUBJECT);
      await dialog(page).getByRole('button', { name: 'Send Message' }).click();
      await expect(toast(page, 'Please fill in all required fields')).toBeVisible();
      // Playwright waits until what it presses is not covered; so does a person.
      await dialog(page).getByLabel('Priority').click({ trial: true });
      await dialog(page).getByRole('button', { name: 'Send Message' }).click({ trial: true, timeout: 1000 });
      expect(await violationsOf(page)).toEqual([]);
      expect(await messagesAbout(SUBJECT)).toEqual([]);
    });

    test('stores and logs a message, and shows its sender when it was read', async ({ page, signIn }) => {
      await signIn(STAFF.email, '/user-dashboard?tab=team');
      await button(page, `Message ${MANAGER.name}`).click();
      await dialog(page).getByLabel('Subject').fill(SUBJECT);
      await dialog(page).getByLabel('Message', { exact: true }).fill('Two are torn.\nShall I order new ones?');
      await dialog(page).getByLabel('Priority').selectOption('urgent');
      await dialog(page).getByRole('button', { name: 'Send Message' }).click();
      await expect(toast(page, 'Message sent successfully')).toBeVisible();
      await expect(dialog(page)).toHaveCount(0);
      const stored = {
        sender_id: STAFF.id,
        recipient_id: MANAGER.id,
        subject: SUBJECT,
        message: 'Two are torn.\nShall I order new ones?',
        priority: 'urgent',
      };
      expect(await messagesAbout(SUBJECT)).toEqual([{ ...stored, message_reads: [] }]);
      // The sender and the recipient, and nothing of the text.
      expect(await newestLogLineOf(STAFF.id)).toEqual({
        type: 'communication',
        message: `Message to ${MANAGER.name}`,
        user_id: STAFF.id,
        user_name: STAFF.name,
      });
      await page.getByRole('tab', { name: 'Sent' }).click();
      await expect(button(page, new RegExp(SUBJECT))).toContainText('not read yet');
      const reader = await personsClient(MANAGER.email);
      const [message] = (await reader.from('messages').select('id, club_id').eq('subject', SUBJECT)).data ?? [];
      await reader
        .from('message_reads')
        .insert({ message_id: message?.id as string, club_id: message?.club_id as string });
      await page.reload();
      await page.getByRole('tab', { name: 'Sent' }).click();
      await expect(button(page, new RegExp(SUBJECT))).toContainText(', read');
    });

    test('counts, shows and answers a received message', async ({ page, signIn }) => {
      const db = await database();
      const { data: club } = await db.from('clubs').select('id').eq('slug', 'pine-hollow').single();
      const sender = await personsClient(STAFF.email);
      // Longer than a phone is high.
      const text = `Shall I order new ones?${'\n\nTwo are torn.'.repeat(20)}`;
      const message = { subject: SUBJECT, message: text, priority: 'urgent' };
      const sent = await sender
        .from('messages')
        .insert({ ...message, club_id: club?.id, recipient_id: MANAGER.id })
        .select('id')
        .single();
      expect(sent.error).toBeNull();

      await signIn(MANAGER.email, '/user-dashboard');
      await page.getByRole('link', { name: 'Open messages (1 unread)' }).click();
      await expect(page.getByRole('tab', { name: 'Inbox 1' })).toBeVisible();
      const received = button(page, new RegExp(SUBJECT));
      await expect(received).toContainText('Urgent');
      await received.click();
      await expect(page.getByText('Shall I order new ones?')).toBeVisible();
      await expect(page.getByRole('tab', { name: 'Inbox', exact: true })).toBeVisible();
      expect((await messagesAbout(SUBJECT))[0]?.message_reads).toEqual([{ user_id: MANAGER.id }]);

      if (width === 390) {
        // The link of a notification opens the message right below the header.
        await page.goto(`/user-dashboard?tab=team&message=${sent.data?.id}`);
        await expect(page.getByText('Shall I order new ones?')).toBeVisible();
        await expect.poll(async () => (await received.boundingBox())?.y).toBeLessThan(120);
      }
      await button(page, 'Reply').click();
      await expect(dialog(page).getByLabel('Recipient')).toHaveValue(STAFF.id);
      await expect(dialog(page).getByLabel('Message', { exact: true })).toBeFocused();
      await dialog(page).getByLabel('Message', { exact: true }).fill('Yes, four.');
      await dialog(page).getByRole('button', { name: 'Send Message' }).click();
      await expect(toast(page, 'Message sent successfully')).toBeVisible();
      expect(await messagesAbout(`Re: ${SUBJECT}`)).toEqual([
        {
          sender_id: MANAGER.id,
          recipient_id: STAFF.id,
          subject: `Re: ${SUBJECT}`,
          message: 'Yes, four.',
          priority: 'normal',
          message_reads: [],
        },
      ]);
    });

    test('arranges the overview by keyboard, and keeps the order after a reload', async ({ page, signIn }) => {
      await signIn(STAFF.email, '/user-dashboard');
      await expect(widgets(page)).toHaveText(['Quick figures', 'Modules', 'Latest messages', 'Recent activity']);
      await button(page, 'Arrange').press('Enter');
      await expect(heading2(page, 'Arrange the overview')).toBeFocused();
      await button(page, 'Move Latest messages up').press('Enter');
      await button(page, 'Move Latest messages up').press('Enter');
      await expect(button(page, 'Move Latest messages up')).toBeFocused();
      await page.getByRole('switch', { name: 'Modules' }).press('Space');
      expect(await violationsOf(page)).toEqual([]);
      await button(page, 'Save Arrangement').press('Enter');
      await expect(toast(page, 'Arrangement saved')).toBeVisible();
      await expect(button(page, 'Arrange')).toBeFocused();
      expect(await savedSettings(STAFF.id)).toEqual({
        layout_config: { order: ['messages', 'figures', 'modules', 'activity'] },
        widget_preferences: { hidden: ['modules'] },
      });
      await page.reload();
      await expect(widgets(page)).toHaveText(['Latest messages', 'Quick figures', 'Recent activity']);
    });
  });
}

test('asks before a started message is closed, left or lost with the tab', async ({ page, signIn }) => {
  const closing = page.getByRole('dialog', { name: 'Close without saving?' });
  await signIn(STAFF.email);
  await page.getByRole('button', { name: `Account of ${STAFF.name}` }).click();
  await page.getByRole('menuitem', { name: 'Club Dashboard' }).click();
  await page.getByRole('tab', { name: 'My Team' }).click();
  await button(page, 'Send Message').click();
  await dialog(page).getByLabel('Subject').fill(SUBJECT);

  await page.goBack();
  await closing.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL('/user-dashboard?tab=team');
  const asked: string[] = [];
  page.once('dialog', (question) => {
    asked.push(question.type());
    void question.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);

  await page.keyboard.press('Escape');
  await closing.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog(page).getByLabel('Subject')).toHaveValue(SUBJECT);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await closing.getByRole('button', { name: 'Close without saving' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await button(page, 'Send Message').click();
  await expect(dialog(page).getByLabel('Subject')).toHaveValue('');
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

test('asks before a person leaves an overview with an unsaved arrangement', async ({ page, signIn }) => {
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await signIn(STAFF.email, '/user-dashboard');
  await button(page, 'Arrange').click();
  await page.getByRole('switch', { name: 'Modules' }).click();
  await platformLinks(page).getByRole('link', { name: 'Exercises' }).click();
  await expect(leaving).toContainText('Your changes to the arrangement are not saved yet.');
  await leaving.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page.getByRole('switch', { name: 'Modules' })).not.toBeChecked();
  await page.getByRole('button', { name: `Account of ${STAFF.name}` }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await leaving.getByRole('button', { name: 'Stay on this page' }).click();
  await button(page, 'Cancel').click();
  await platformLinks(page).getByRole('link', { name: 'Exercises' }).click();
  await expect(page).toHaveURL('/exercises');
});

test('shows two browsers that arrange the same overview both arrangements, and loses nothing', async ({
  page,
  signIn,
  browser,
  problems,
}) => {
  await signIn(STAFF.email, '/user-dashboard');
  await button(page, 'Arrange').click();
  await button(page, 'Move Modules up').click();

  const other = await otherBrowser(browser, page);
  await other.goto('/user-dashboard');
  await button(other, 'Arrange').click();
  await button(other, 'Move Recent activity up').click();
  await button(other, 'Save Arrangement').click();
  await expect(toast(other, 'Arrangement saved')).toBeVisible();
  await other.context().close();
  const theirs = await savedSettings(STAFF.id);

  await button(page, 'Save Arrangement').click();
  await expect(page.getByRole('alert')).toContainText(CONFLICT);
  expect(await savedSettings(STAFF.id)).toEqual(theirs);
  await expect(page.getByRole('list', { name: 'Saved meanwhile' }).getByRole('listitem')).toHaveText([
    'Quick figures',
    'Modules',
    'Recent activity',
    'Latest messages',
  ]);
  await expect(page.getByRole('list', { name: 'Yours, not saved yet' }).getByRole('listitem')).toHaveText([
    'Modules',
    'Quick figures',
    'Latest messages',
    'Recent activity',
  ]);
  expect(await violationsOf(page)).toEqual([]);
  await button(page, 'Save mine').click();
  await expect(toast(page, 'Arrangement saved')).toBeVisible();
  expect((await savedSettings(STAFF.id))?.layout_config).toEqual({
    order: ['modules', 'figures', 'messages', 'activity'],
  });
  // The browser itself reports the conflict.
  expect(problems.every((text) => text.includes('status of 409'))).toBe(true);
  problems.length = 0;
});

test('shows Retry for a part that fails, while the others work', async ({ page, signIn, problems }) => {
  const refuse = { status: 403, json: { code: '42501', message: 'You may not read this.' } };
  await signIn(STAFF.email);
  await page.route('**/rest/v1/rpc/schedule_tiles**', (route) => route.fulfill(refuse));
  await page.route('**/rest/v1/profiles?*phone*', (route) => route.fulfill(refuse));
  await page.goto('/user-dashboard');
  await expect(page.getByRole('alert')).toContainText('Failed to load quick figures');
  await expect(page.getByText('Opening weekend schedule')).toBeVisible();
  await page.getByRole('tab', { name: 'My Team' }).click();
  await expect(page.getByRole('tabpanel').getByText('Failed to load team members')).toBeVisible();
  await expect(page.getByText('No team members found')).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('list', { name: 'Team members' })).toContainText(MANAGER.name);
  await page.getByRole('tab', { name: 'Overview' }).click();
  await button(page, 'Retry').click();
  await expect(tile(page, 'Club members')).toContainText('285');
  expect(problems.every((text) => text.includes('status of 403'))).toBe(true);
  problems.length = 0;
});

test('refuses to write to another club or to read its messages', async () => {
  const db = await database();
  const { data: club } = await db.from('clubs').select('id').eq('slug', 'pine-hollow').single();
  const outsider = await personsClient(LAKE_ADMIN.email);
  const message = { club_id: club?.id as string, recipient_id: STAFF.id, subject: SUBJECT, message: 'Hello' };
  expect((await outsider.from('messages').insert(message)).error?.code).toBe('42501');
  expect(await messagesAbout(SUBJECT)).toEqual([]);
  const seen = await outsider.from('messages').select('subject').eq('recipient_id', STAFF.id);
  expect(seen.data).toEqual([]);
  const reallyThere = await db.from('messages').select('id').eq('recipient_id', STAFF.id);
  expect(reallyThere.data?.length).toBeGreaterThan(0);
});
