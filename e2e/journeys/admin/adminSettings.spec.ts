import type { Page } from '@playwright/test';
import { card } from '../../support/pages/card';
import { letters } from '../../support/checks/letters';
import { database } from '../../support/platform/platformRegistry';
import { heading, toast } from '../../support/pages/screen';
import { expect, test } from '../../support/test';
import { violationsOf } from '../../support/checks/violationsOf';
import { windows } from '../../support/checks/windows';

const FIRM = 'firm@clubcrew.test';
const ADMIN = 'admin@pinehollow.test';
const MANAGER = { email: 'manager@pinehollow.test', id: 'a0000000-0000-4000-8000-000000000003' };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openSettings(page: Page): Promise<void> {
  await page.goto('/admin/settings');
  await expect(heading(page, 'Admin')).toBeVisible();
  await expect(card(page, 'Email')).toBeVisible();
}

/** Previews of the manager as the database has them. */
async function previewsOfManager() {
  const { data, error } = await (
    await database()
  )
    .from('preview_tickets')
    .select('id, ended_at')
    .eq('user_id', MANAGER.id);
  if (error) throw new Error(error.message);
  return data as { id: string; ended_at: string | null }[];
}

/** Tickets cannot be deleted: what a test leaves is ended, and stays in the list. */
test.afterEach(async () => {
  const db = await database();
  for (const { id, ended_at } of await previewsOfManager()) {
    if (ended_at === null) await db.rpc('end_preview_ticket', { ticket_id_param: id }).throwOnError();
  }
});

test('the firm reads what every channel has, its history and the commands that change it', async ({
  page,
  startSession,
}) => {
  await startSession(FIRM);
  await openSettings(page);
  const modules = card(page, 'Releases').getByRole('list', { name: 'Modules' });
  await expect(modules.getByRole('listitem').filter({ hasText: /^Training/ })).toContainText('production 1.0.0');
  await button(page, 'History of Training').click();
  const drawer = page.getByRole('dialog', { name: 'History of Training' });
  const history = drawer.getByRole('region', { name: 'History' });
  // The first of all promotions, whatever other tests have released since.
  await expect(history.getByRole('listitem').filter({ hasText: 'Promoted' }).last()).toContainText('production: 1.0.0');
  await expect(history.getByText('Published').first()).toBeVisible();
  await expect(drawer.getByText('There is no earlier working release than 1.0.0 to roll back to.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(button(page, 'History of Training')).toBeFocused();
});

test('lets one person preview a release, ends it, and keeps a wrong address with its error', async ({
  page,
  startSession,
  problems,
}) => {
  const earlier = await previewsOfManager();
  await startSession(FIRM);
  await openSettings(page);
  await button(page, 'Issue a preview').click();
  const dialog = page.getByRole('dialog', { name: 'Issue a preview' });
  await dialog.getByLabel('Module').selectOption('Training');
  await dialog.getByLabel('Release').selectOption('1.0.0');
  await dialog.getByLabel('Email of the person').fill('stranger@example.test');
  await dialog.getByRole('button', { name: 'Issue the preview' }).click();
  await expect(dialog.getByRole('alert')).toContainText('No one with the address stranger@example.test can sign in.');
  await expect(dialog.getByLabel('Email of the person')).toHaveValue('stranger@example.test');
  expect(await previewsOfManager()).toEqual(earlier);

  await dialog.getByLabel('Email of the person').fill(MANAGER.email);
  await dialog.getByRole('button', { name: 'Issue the preview' }).click();
  const issued = page.getByRole('dialog', { name: 'Preview issued' });
  await expect(issued).toBeVisible();
  const open = (await previewsOfManager()).find(({ ended_at }) => ended_at === null);
  await expect(issued.getByRole('group', { name: 'Link of the preview' })).toHaveText(
    `${new URL(page.url()).origin}/preview/${open?.id}`,
  );
  await issued.getByRole('button', { name: 'Done' }).click();
  const ticket = card(page, 'Preview tickets').getByRole('listitem').filter({ hasText: MANAGER.email }).first();
  await expect(ticket).toContainText('Training 1.0.0');
  await button(page, `End the preview of ${MANAGER.email}`).click();
  await expect(toast(page, 'Preview ended')).toBeVisible();
  await expect(ticket).toContainText('Ended');
  const previews = await previewsOfManager();
  expect(previews).toHaveLength(earlier.length + 1);
  expect(previews.filter(({ ended_at }) => ended_at === null)).toEqual([]);
  const db = await database();
  expect((await db.from('preview_tickets').delete().eq('user_id', MANAGER.id)).error?.code ?? null).toBe('42501');
  expect(problems.filter((text) => !text.includes('status of 404'))).toEqual([]);
  problems.length = 0;
});

test('a test email waits, is sent and is shown as sent', async ({ page, startSession }) => {
  await startSession(ADMIN);
  await openSettings(page);
  const mailbox = async () =>
    (await letters(page)).filter(({ to, subject }) => to === ADMIN && subject === 'Test email').length;
  const before = await mailbox();
  await button(page, 'Send test email').click();
  await expect(toast(page, `A test email goes to ${ADMIN} within a minute`)).toBeVisible();
  const sent = await (await database()).functions.invoke('send-notifications', { method: 'POST' });
  expect(sent.error).toBeNull();
  await expect.poll(mailbox).toBe(before + 1);
  await card(page, 'Email').getByRole('radio', { name: /^Sent/ }).check({ force: true });
  await expect(card(page, 'Email').getByRole('listitem').filter({ hasText: ADMIN }).first()).toContainText('Sent');
});

test('does not resend an email that no longer exists, and says so', async ({ page, startSession, problems }) => {
  await startSession(FIRM);
  await page.route('**/rest/v1/rpc/mail_queue**', (route) =>
    route.fulfill({
      json: [
        {
          id: 'f0000000-0000-4000-8000-000000000001',
          club_name: 'Pine Hollow Swim & Tennis Club',
          recipient: 'Jordan Blake',
          email: 'staff@pinehollow.test',
          kind: 'schedule_changes',
          state: 'failed',
          attempts: 5,
          due_at: '2025-05-01T12:00:00Z',
          sent_at: null,
          failure: 'The email provider answered 550',
          created_at: '2025-05-01T12:00:00Z',
        },
      ],
    }),
  );
  await openSettings(page);
  await expect(card(page, 'Email').getByText('Given up: The email provider answered 550')).toBeVisible();
  await button(page, 'Resend to staff@pinehollow.test').click();
  await expect(toast(page, 'Failed to send the email again')).toContainText('There is no such email.');
  expect(problems.filter((text) => !text.includes('status of 404'))).toEqual([]);
  problems.length = 0;
});

test('the firm reads who its first administrator is, and how to change that', async ({ page, startSession }) => {
  await startSession(FIRM);
  await openSettings(page);
  const first = card(page, 'First administrator');
  await expect(first.getByText(FIRM)).toBeVisible();
  await expect(first.getByText('Has an account')).toBeVisible();
  await expect(first.getByRole('group', { name: 'Change the first administrator' })).toContainText(
    'npm run release -- administrator name@example.com',
  );
});

test('shows a club’s administrator the club’s settings, and none of the platform’s', async ({ page, startSession }) => {
  await startSession(ADMIN);
  await openSettings(page);
  for (const title of ['Releases', 'Preview tickets', 'First administrator']) {
    await expect(card(page, title)).toHaveCount(0);
  }
  await expect(card(page, 'Invitations').getByText('Accepted')).toBeVisible();
  await card(page, 'Administrators').getByRole('link', { name: 'Marcus Bell' }).click();
  await expect(page.getByRole('dialog', { name: 'Marcus Bell' })).toBeVisible();
  await expect(page).toHaveURL('/admin?person=a0000000-0000-4000-8000-000000000002');
});

test('says that releases failed to load, and shows them after Retry', async ({ page, startSession, problems }) => {
  await startSession(FIRM);
  let broken = true;
  await page.route(/rest\/v1\/modules\?/, (route) =>
    broken ? route.fulfill({ status: 404, json: { message: 'cache lookup', code: 'XX000' } }) : route.continue(),
  );
  await openSettings(page);
  await expect(card(page, 'Releases').getByText('Failed to fetch releases')).toBeVisible();
  await expect(card(page, 'Releases').getByText('No modules yet')).toHaveCount(0);
  broken = false;
  await card(page, 'Releases').getByRole('button', { name: 'Retry' }).click();
  await expect(card(page, 'Releases').getByText('production 1.0.0').first()).toBeVisible();
  problems.length = 0;
});

for (const { colorScheme, viewport } of windows) {
  const { width } = viewport;
  test(`everyone can read and use it: ${colorScheme}, ${width} wide`, async ({ page, startSession }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await startSession(FIRM);
    await openSettings(page);
    await expect(card(page, 'First administrator').getByText(FIRM)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await button(page, 'History of Training').click();
    await expect(page.getByRole('dialog').getByText('Promoted').first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
}
