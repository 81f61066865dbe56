import type { Page } from '@playwright/test';
import { card } from '../../support/pages/card';
import { database } from '../../support/platform/platformRegistry';
import { toast } from '../../support/pages/screen';
import { expect, startSessionIn, test } from '../../support/test';
import { violationsOf } from '../../support/checks/violationsOf';
import { ADMIN, button, CLUB, clubRow, MANAGER, openSettings } from './settingsPage';

const STAFF = 'staff@pinehollow.test';
const STAFF_ID = 'a0000000-0000-4000-8000-000000000004';

let before: Awaited<ReturnType<typeof clubRow>>;
test.beforeAll(async () => {
  before = await clubRow();
});

/** Puts back what the tests change. */
test.afterEach(async () => {
  const db = await database();
  const { id, seasons: _, ...club } = before;
  const answers = [
    await db.from('clubs').update(club).eq('id', id),
    await db.from('seasons').delete().eq('club_id', id).eq('year', '2026'),
    await db.from('profiles').update({ display_name: 'Jordan Blake' }).eq('user_id', STAFF_ID),
    await db.from('notification_preferences').delete().eq('user_id', STAFF_ID),
  ];
  for (const { year, ...days } of before.seasons) {
    answers.push(await db.from('seasons').update(days).eq('club_id', id).eq('year', year));
  }
  expect(answers.map(({ error }) => error).filter(Boolean)).toEqual([]);
});

const field = (page: Page, title: string, label: string) => card(page, title).getByLabel(label);
/** The button that empties the field has its name, too. */
const timeZone = (page: Page) => card(page, 'Club Information').getByRole('combobox', { name: 'Time zone' });
/** The form of the season that is chosen; the others are there, out of sight. */
const season = (page: Page, label: string) => card(page, 'Season Settings').getByLabel(label).locator('visible=true');

test.describe('the club', () => {
  test('is renamed everywhere at once, and Save moves to an invalid field', async ({ page, startSession }) => {
    await startSession(MANAGER);
    await openSettings(page);
    const save = button(page, 'Club Information', 'Save Changes');
    await expect(save).toBeDisabled();
    await field(page, 'Club Information', 'Club name').fill('  ');
    await save.click();
    await expect(field(page, 'Club Information', 'Club name')).toBeFocused();
    await expect(field(page, 'Club Information', 'Club name')).toHaveAccessibleDescription(
      'Enter the name of your club.',
    );
    await field(page, 'Club Information', 'Club name').fill('Pine Hollow Club');
    await field(page, 'Club Information', 'Club type').selectOption('Resort');
    await field(page, 'Club Information', 'Address').fill('1 Pool Lane\nDurham');
    await save.click();
    await expect(toast(page, 'Club information saved')).toBeVisible();
    await expect(save).toBeDisabled();
    await expect(page.getByRole('main').getByText('Pine Hollow Club', { exact: true })).toBeVisible();
    expect(await clubRow()).toMatchObject({ name: 'Pine Hollow Club', type: 'Resort', address: '1 Pool Lane\nDurham' });
  });

  test('gets another time zone, size and member count after the moved times were shown', async ({
    page,
    startSession,
  }) => {
    await startSession(MANAGER);
    await openSettings(page);
    const information = card(page, 'Club Information');
    await expect(timeZone(page)).toHaveValue('New York');
    await field(page, 'Club Information', 'Size').selectOption('large');
    await information.getByRole('spinbutton', { name: 'Member count' }).fill('310');
    await expect(information).not.toContainText('These times move');
    await timeZone(page).fill('pacific time');
    await page.getByRole('option', { name: /Los Angeles/ }).click();
    const moves = information.getByRole('status').filter({ hasText: 'These times move from New York to Los Angeles' });
    await expect(moves).toContainText('from May 1, 2025, 9:00 AM to May 1, 2025, 6:00 AM');
    await expect(moves).toContainText(/\d+ shifts to come: the first moves from May 1, 2025, .+ to May 1, 2025, /);
    await expect(moves).toContainText('seven in the morning in Los Angeles');
    expect(await clubRow()).toMatchObject({ time_zone: 'America/New_York' });
    expect(await violationsOf(page)).toEqual([]);

    await button(page, 'Club Information', 'Save Changes').click();
    await expect(toast(page, 'Club information saved')).toBeVisible();
    await expect(moves).toHaveCount(0);
    expect(await clubRow()).toMatchObject({ time_zone: 'America/Los_Angeles', size: 'large', member_count: 310 });
  });

  test('lets two browsers that edit the same settings keep what was typed, and choose', async ({
    page,
    startSession,
    browser,
    baseURL,
    problems,
  }) => {
    // Two sign-ins and a judgement of the whole page.
    test.slow();
    await startSession(ADMIN);
    await openSettings(page);
    const other = await browser.newPage({ baseURL });
    await startSessionIn(other, MANAGER);
    await openSettings(other);

    await field(page, 'Club Information', 'Club name').fill('Pine Hollow North');
    await field(other, 'Club Information', 'Club name').fill('Pine Hollow South');
    await field(other, 'Club Information', 'Address').fill('9 Hill Road');
    await button(other, 'Club Information', 'Save Changes').click();
    await expect(toast(other, 'Club information saved')).toBeVisible();
    await other.close();

    await button(page, 'Club Information', 'Save Changes').click();
    await expect(card(page, 'Club Information').getByRole('alert')).toContainText(
      'Someone else changed this. Reload to see their version.',
    );
    await expect(page.getByRole('row', { name: 'Club name Pine Hollow South Pine Hollow North' })).toBeVisible();
    await expect(field(page, 'Club Information', 'Club name')).toHaveValue('Pine Hollow North');
    expect(await clubRow()).toMatchObject({ name: 'Pine Hollow South', address: '9 Hill Road' });
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('button', { name: 'Keep my version' }).click();
    await expect(field(page, 'Club Information', 'Address')).toHaveValue('9 Hill Road');
    await expect(toast(page, 'Club information saved')).toBeVisible();
    expect(await clubRow()).toMatchObject({ name: 'Pine Hollow North', address: '9 Hill Road' });
    // The browser itself reports the status of the refused save.
    expect(problems.filter((text) => !text.includes('status of 409'))).toEqual([]);
    problems.length = 0;
  });

  test("shows another person’s version on the whole page once it is used, and keeps the keyboard's place", async ({
    page,
    startSession,
    problems,
  }) => {
    await startSession(ADMIN);
    await openSettings(page);
    await field(page, 'Club Information', 'Club name').fill('Pine Hollow North');
    const db = await database();
    await db.from('clubs').update({ name: 'Pine Hollow South' }).eq('id', before.id);
    await button(page, 'Club Information', 'Save Changes').press('Enter');
    const conflict = page.getByRole('group', { name: 'Someone else changed this.' });
    await expect(conflict).toBeFocused();
    await page.getByRole('button', { name: 'Use their version' }).press('Enter');
    await expect(page.getByRole('main').getByText('Pine Hollow South', { exact: true })).toBeVisible();
    const form = card(page, 'Club Information').locator('form');
    await expect(form).toBeFocused();

    await field(page, 'Club Information', 'Club name').fill('Pine Hollow North');
    await button(page, 'Club Information', 'Save Changes').press('Enter');
    await expect(toast(page, 'Club information saved')).toBeVisible();
    await expect(form).toBeFocused();
    expect(problems.filter((text) => !text.includes('status of 409'))).toEqual([]);
    problems.length = 0;
  });

  test('is not lost when log-out is pressed with unsaved changes', async ({ page, startSession }) => {
    await startSession(ADMIN);
    await openSettings(page);
    await field(page, 'Club Information', 'Club name').fill('Pine Hollow South');
    await page.getByRole('button', { name: /Account/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    await expect(field(page, 'Club Information', 'Club name')).toHaveValue('Pine Hollow South');
    await expect(page).toHaveURL('/settings');

    await page.getByRole('button', { name: /Account/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL('/');
    await expect(toast(page, 'You have been successfully signed out')).toBeVisible();
  });

  test('says that it failed to load, and Retry works', async ({ page, startSession, problems }) => {
    await startSession(ADMIN);
    let broken = true;
    await page.route('**/rest/v1/clubs?select=id%2Cname**', (route) =>
      broken
        ? route.fulfill({ status: 404, json: { message: 'cache lookup failed', code: 'XX000' } })
        : route.continue(),
    );
    await page.goto('/settings');
    await expect(card(page, 'Club Information').getByText('Failed to fetch club')).toBeVisible();
    await expect(field(page, 'User Preferences', 'Display name')).toBeVisible();
    broken = false;
    await button(page, 'Club Information', 'Retry').click();
    await expect(field(page, 'Club Information', 'Club name')).toHaveValue(CLUB);
    problems.length = 0;
  });
});

test.describe('a plain member', () => {
  test('reads why the club cannot be edited, and changes their own settings', async ({ page, startSession }) => {
    await startSession(STAFF);
    await openSettings(page);
    for (const title of ['Club Information', 'Season Settings']) {
      await expect(card(page, title)).toContainText('Managers and administrators of the club change this.');
    }
    await expect(field(page, 'Club Information', 'Club name')).not.toBeEditable();
    await expect(field(page, 'Club Information', 'Club type')).toBeDisabled();
    await expect(season(page, 'Start date')).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);
    await expect(button(page, 'Data & Privacy', 'Export Data')).toBeDisabled();
    await expect(button(page, 'Data & Privacy', 'Data Retention')).toBeDisabled();
    await expect(card(page, 'Data & Privacy')).toContainText(
      'Ask an administrator of your club for the feature Data Export.',
    );

    await expect(field(page, 'User Preferences', 'Email')).toHaveValue(STAFF);
    await expect(field(page, 'User Preferences', 'Email')).not.toBeEditable();
    await field(page, 'User Preferences', 'Display name').fill('Jordan B.');
    await button(page, 'User Preferences', 'Update Profile').click();
    await expect(toast(page, 'Profile updated')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account of Jordan B.' })).toBeVisible();
    const db = await database();
    expect((await db.from('profiles').select('role').eq('display_name', 'Jordan B.')).data).toEqual([{ role: 'user' }]);
  });

  test('configures their notifications, and finds them again', async ({ page, startSession }) => {
    await startSession(STAFF);
    await openSettings(page);
    const preferences = card(page, 'Notification Preferences');
    await expect(preferences.getByText('In the app and by email, at once, 30 days ahead')).toHaveCount(1);
    await expect(preferences.getByText('In the app and by email, at once', { exact: true })).toHaveCount(2);
    await button(page, 'Notification Preferences', 'Configure Schedule Changes').click();
    const dialog = page.getByRole('dialog', { name: 'Schedule Changes' });
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await dialog.getByText('By email', { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Your changes to the notifications are not saved yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByRole('radio', { name: 'By email', exact: true })).toBeChecked();
    await dialog.getByText('Once a day', { exact: true }).click();
    await dialog.getByLabel('How early', { exact: true }).fill('7');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(preferences.getByText('By email, once a day', { exact: true })).toBeVisible();
    await page.reload();
    await expect(preferences.getByText('By email, once a day', { exact: true })).toBeVisible();
    const db = await database();
    const own = db.from('notification_preferences').select('kind, channel, digest, lead_days').eq('user_id', STAFF_ID);
    expect((await own).data).toEqual([{ kind: 'schedule_changes', channel: 'email', digest: 'daily', lead_days: 7 }]);
  });
});

test.describe('seasons', () => {
  test('end after they start, and several are listed', async ({ page, startSession }) => {
    await startSession(ADMIN);
    await openSettings(page);
    const save = card(page, 'Season Settings').getByRole('button', { name: 'Update Season' }).locator('visible=true');
    await expect(season(page, 'Season year')).toHaveValue('2025');
    await season(page, 'End date').fill('2025-03-01');
    await expect(season(page, 'End date')).toHaveAccessibleDescription(/ends after the day on which it starts/);
    await save.click();
    await expect(season(page, 'End date')).toBeFocused();
    await season(page, 'End date').fill('2025-09-07');
    await save.click();
    await expect(toast(page, 'Season 2025 updated')).toBeVisible();
    const seasons = async () => (await clubRow()).seasons.map((row) => `${row.year} ${row.ends_on}`).sort();
    expect(await seasons()).toEqual(['2024 2024-09-02', '2025 2025-09-07']);

    await button(page, 'Season Settings', 'Add Season').click();
    const dialog = page.getByRole('dialog', { name: 'Add a season' });
    await expect(dialog.getByLabel('Season year')).toHaveValue('2026');
    await expect(dialog.getByLabel('End date')).toHaveValue('2026-09-07');
    await dialog.getByRole('button', { name: 'Add Season' }).click();
    await expect(dialog).toBeHidden();
    await expect(season(page, 'Season year')).toHaveValue('2026');
    await card(page, 'Season Settings').getByRole('button', { name: 'Make 2026 Current' }).click();
    const question = page.getByRole('dialog', { name: 'Make 2026 the current season?' });
    await expect(question).toContainText('The season 2025 is not closed');
    await question.getByRole('button', { name: 'Stay with 2025' }).click();
    expect((await clubRow()).season).toBe('2025');
    await card(page, 'Season Settings').getByRole('button', { name: 'Make 2026 Current' }).click();
    await question.getByRole('button', { name: 'Make 2026 Current' }).click();
    await expect(toast(page, '2026 is the current season')).toBeVisible();
    expect(await seasons()).toEqual(['2024 2024-09-02', '2025 2025-09-07', '2026 2026-09-07']);
    expect((await clubRow()).season).toBe('2026');
  });
});

for (const width of [1440, 390]) {
  test(`the list of sections links to each, marks the current one, and stays at ${width} px`, async ({
    page,
    startSession,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await startSession(ADMIN);
    await openSettings(page);
    const links = page.getByRole('navigation', { name: 'Sections of the settings' }).getByRole('link');
    const current = links.and(page.locator('[aria-current=location]'));
    await expect(links).toHaveText([
      'Club Information',
      'User Preferences',
      'Season Settings',
      'Minimum Wage',
      'Notification Preferences',
      'Data & Privacy',
    ]);
    await expect(current).toHaveText('Club Information');

    await links.filter({ hasText: 'Season Settings' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/settings#season-settings');
    const title = page.getByRole('heading', { level: 2, name: 'Season Settings' });
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport({ ratio: 1 });
    await expect(current).toHaveText('Season Settings');
    await expect(current).toBeInViewport({ ratio: 1 });
    const [row, section] = await Promise.all([links.last().boundingBox(), title.boundingBox()]);
    if (width === 390) expect(section?.y).toBeGreaterThan((row?.y ?? 0) + (row?.height ?? Infinity));

    await links.filter({ hasText: 'User Preferences' }).click();
    await expect(current).toHaveText('User Preferences');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(current).toHaveText('Club Information');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(current).toHaveText('Data & Privacy');
    await page.goto('/settings?card=user-preferences');
    await expect(page.getByRole('heading', { level: 2, name: 'User Preferences' })).toBeFocused();
    expect(await violationsOf(page)).toEqual([]);
  });
}

test('sends people without a club to the dashboard, and visitors to the sign-in page', async ({ page, signIn }) => {
  await page.goto('/settings');
  await expect(page).toHaveURL('/auth');
  await signIn('firm@clubcrew.test', '/settings');
  await expect(page).toHaveURL('/dashboard');
});

for (const width of [1440, 390]) {
  test(`the dialogs are readable for everyone at ${width} px`, async ({ page, startSession }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await startSession(ADMIN);
    await openSettings(page);
    for (const [title, name] of [
      ['Notification Preferences', 'Configure Staff Updates'],
      ['Season Settings', 'Add Season'],
      ['Data & Privacy', 'Data Retention'],
    ] as const) {
      await button(page, title, name).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.getByRole('dialog').locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.getByRole('dialog').getByRole('button').last()).toBeInViewport({ ratio: 1 });
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
}
