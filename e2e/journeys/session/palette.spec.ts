import type { Page } from '@playwright/test';
import { holdIdleTime } from '../../support/checks/idleTime';
import { platformLinks, recordRequests, toast } from '../../support/pages/screen';
import { field, group, marked, opener, openPalette, options, palette } from '../../support/pages/palette';
import { expect, test } from '../../support/test';
import { violationsOf } from '../../support/checks/violationsOf';
import { askPartsAlone } from '../../support/platform/partsAlone';

test.describe('the command palette', () => {
  test('keeps what is typed before its code has loaded', async ({ page, signIn }) => {
    await holdIdleTime(page);
    await signIn('admin@pinehollow.test');
    let press = () => {};
    const pressed = new Promise<void>((resolve) => (press = resolve));
    let typing: Promise<void> | undefined;
    // Other code of the shell may be on its way at that moment, too.
    await page.route('**/shell/**/*.js', async (route) => {
      await pressed;
      await (typing ??= page.keyboard.type('set'));
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    press();
    await expect(field(page)).toHaveValue('set');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/settings');
  });

  for (const keys of ['Control+k', 'Meta+k']) {
    test(`opens and closes with ${keys}, and returns the focus`, async ({ page, signIn }) => {
      await signIn('admin@pinehollow.test');
      const exercises = platformLinks(page).getByRole('link', { name: 'Exercises' });
      await exercises.focus();
      await page.keyboard.press(keys);
      await expect(field(page)).toBeFocused();
      await page.keyboard.press(keys);
      await expect(palette(page)).toHaveCount(0);
      await expect(exercises).toBeFocused();
    });
  }

  test('wraps around with the arrow keys, and Escape closes it as it says', async ({ page, signIn }) => {
    await signIn('admin@pinehollow.test');
    await openPalette(page);
    const names = await options(page).allTextContents();
    expect(names.length).toBeGreaterThan(2);
    await expect(marked(page)).toHaveText(names[0] ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(marked(page)).toHaveText(names.at(-1) ?? '');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(marked(page)).toHaveText(names[1] ?? '');
    await field(page).fill('qqq');
    await expect(palette(page)).toContainText('Nothing found.');
    await page.keyboard.press('Enter');
    await expect(palette(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });

  test('finds the people of the club, and says who they are', async ({ page, signIn }) => {
    await signIn('staff@pinehollow.test');
    await openPalette(page);
    await field(page).fill('jordan bl');
    await expect(group(page, 'People').getByRole('option')).toHaveText(/Jordan Blake/);
    await page.keyboard.press('Enter');
    const card = page.getByRole('dialog', { name: 'Jordan Blake' });
    await expect(card).toContainText('Active');
    await card.getByRole('button', { name: 'Back to search' }).click();
    await expect(field(page)).toHaveValue('jordan bl');
    await expect(field(page)).toBeFocused();

    await field(page).fill('marcus bell');
    await expect(group(page, 'People').getByRole('option')).toHaveText(/Marcus Bell/);
    await page.keyboard.press('Enter');
    const other = page.getByRole('dialog', { name: 'Marcus Bell' });
    await expect(other.getByRole('link', { name: 'Send Message' })).toBeFocused();
    await page.keyboard.press('Enter');
    const message = page.getByRole('dialog', { name: 'Send Message' });
    await expect(message.getByLabel('Recipient').locator('option:checked')).toHaveText('Marcus Bell');
  });

  test("offers a club neither the modules that it does not have nor another club's people", async ({
    page,
    signIn,
  }) => {
    await signIn('staff@lakeside.test');
    await openPalette(page);
    await expect(group(page, 'Pages').getByRole('option', { name: 'Dashboard' }).first()).toBeVisible();
    await field(page).fill('exercises');
    await expect(palette(page)).toContainText('Nothing found.');
    const roster = page.waitForResponse((answer) => answer.url().includes('/rest/v1/rpc/find_on_roster'));
    await field(page).fill('jordan blake');
    expect(await (await roster).json()).toEqual([]);
    await expect(palette(page)).toContainText('Nothing found.');
  });

  test('asks the server for people when typing stops, with words in any order and without accents', async ({
    page,
    signIn,
  }) => {
    await signIn('manager@pinehollow.test');
    const asked = recordRequests(page, '/rest/v1/rpc/find_on_roster');
    await openPalette(page);
    expect(asked).toEqual([]);
    await field(page).pressSequentially('blake jór');
    await expect(group(page, 'People').getByRole('option')).toHaveText(/Jordan Blake/);
    await field(page).fill('Jordan (Blake), "x"');
    await expect(palette(page)).toContainText('Nothing found.');
    expect(asked.length).toBeLessThan('blake jór'.length);
  });

  test('lists a recently chosen person again', async ({ page, signIn }) => {
    await signIn('manager@pinehollow.test');
    await openPalette(page);
    await field(page).fill('jordan bl');
    await group(page, 'People').getByRole('option').click();
    await page.keyboard.press('Escape');
    await page.reload();
    await openPalette(page);
    await expect(group(page, 'Recent').getByRole('option')).toHaveText(/Jordan Blake/);
  });

  test('chooses the theme for other tabs and from the first paint of the next load, until the person signs out', async ({
    page,
    context,
    signIn,
    problems,
  }) => {
    const theme = (tab: Page) => tab.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await signIn('admin@pinehollow.test');
    const other = await context.newPage();
    await other.goto('/dashboard');
    const choose = async (words: string) => {
      await openPalette(page);
      await field(page).fill(words);
      await page.keyboard.press('Enter');
      await expect(palette(page)).toHaveCount(0);
    };
    expect(await theme(page)).toBe('light');
    await choose('dark mode');
    expect(await theme(page)).toBe('dark');
    await expect.poll(() => theme(other)).toBe('dark');
    await other.close();

    // Without any other script of the page.
    await page.route('**/shell/**/main.*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await theme(page)).toBe('dark');
    await page.unroute('**/shell/**/main.*.js');
    expect(problems.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
    problems.length = 0;
    await page.reload();
    await openPalette(page);
    await field(page).fill('theme');
    await expect(options(page)).toContainText(['Use light theme', 'Follow the system']);
    await expect(palette(page).getByRole('option', { name: 'Use dark theme' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await choose('follow the system');
    expect(await theme(page)).toBe('light');

    await choose('use dark');
    await choose('log out');
    await expect(page).toHaveURL('/');
    await expect.poll(() => theme(page)).toBe('light');
    // The mark of the module that comes next stands until it has been rendered.
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('says that people could not be searched, and searches them again', async ({ page, signIn, problems }) => {
    await signIn('admin@pinehollow.test');
    await page.route('**/rest/v1/rpc/find_on_roster*', (route) =>
      route.fulfill({ status: 403, json: { code: '42501', message: 'permission denied for function find_on_roster' } }),
    );
    await openPalette(page);
    await field(page).fill('jordan bl');
    await expect(palette(page)).toContainText('Club could not be searched');
    await page.unroute('**/rest/v1/rpc/find_on_roster*');
    await palette(page).getByRole('button', { name: 'Retry' }).click();
    await expect(group(page, 'People').getByRole('option')).toHaveText(/Jordan Blake/);
    problems.length = 0;
  });

  test('says that features failed to load, and offers their actions once they have', async ({
    page,
    signIn,
    problems,
  }) => {
    const granted = '**/rest/v1/rpc/get_user_permissions*';
    await askPartsAlone(page);
    await page.route(granted, (route) => route.fulfill({ status: 500, json: { message: 'No answer.' } }));
    await signIn('admin@pinehollow.test', '/settings');
    await openPalette(page);
    const exporting = group(page, 'Actions').getByRole('option', { name: 'Export Data' });
    await expect(palette(page)).toContainText('Your features could not be loaded');
    await expect(exporting).toHaveCount(0);
    await page.unroute(granted);
    await palette(page).getByRole('button', { name: 'Retry' }).click();
    await expect(exporting).toBeVisible();
    await expect(palette(page)).not.toContainText('Your features could not be loaded');
    problems.length = 0;
  });

  test('says that its code failed to load, and opens the next time', async ({ page, signIn, problems }) => {
    const rest = await holdIdleTime(page);
    await signIn('admin@pinehollow.test');
    await page.route('**/shell/**/*.js', (route) => route.abort());
    await rest();
    await opener(page).click();
    await expect(toast(page, 'Search could not be loaded')).toBeVisible();
    await page.unroute('**/shell/**/*.js');
    await openPalette(page);
    problems.length = 0;
  });

  for (const width of [1440, 390]) {
    test(`has no axe violation at ${width} px`, async ({ page, signIn }) => {
      await page.setViewportSize({ width, height: 844 });
      await signIn('admin@pinehollow.test');
      await openPalette(page);
      await field(page).fill('a');
      await expect(group(page, 'People').getByRole('option').first()).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });
  }
});
