import AxeBuilder from '@axe-core/playwright';
import { brand } from '@platform/contract';
import type { Page } from '@playwright/test';
import { database } from '../support/platformRegistry';
import { heading, recordRequests } from '../support/screen';
import { expect, PASSWORD, submitSignIn, test } from '../support/test';

const NEWCOMER = 'newclient@clubcrew.test';
const NEWCOMER_ID = 'a0000000-0000-4000-8000-000000000007';
const CLUBS = '**/rest/v1/clubs?**';
const PROFILES = '**/rest/v1/profiles?**';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const alert = (page: Page) => page.getByRole('alert');
const step = (page: Page, number: number) => page.getByRole('status').filter({ hasText: `Step ${number} of 3` });

/** The clubs that the newcomer has set up, as the database has them. */
async function clubsOfNewcomer() {
  const { data, error } = await (await database())
    .from('clubs')
    .select('id, name, type, size, member_count, staff_count, season, address')
    .eq('created_by', NEWCOMER_ID);
  if (error) throw new Error(error.message);
  return data;
}

async function profileOfNewcomer() {
  const { data, error } = await (await database())
    .from('profiles')
    .select('club_id, display_name, company_name, role')
    .eq('user_id', NEWCOMER_ID)
    .single();
  if (error) throw new Error(error.message);
  return data;
}

/** Puts the newcomer back to before onboarding: a plain person without a club. */
async function forgetClub(): Promise<void> {
  const registry = await database();
  const plain = { role: 'user', display_name: 'Riley Hart', company_name: null };
  const removed = await registry.from('clubs').delete().eq('created_by', NEWCOMER_ID);
  const reset = await registry.from('profiles').update(plain).eq('user_id', NEWCOMER_ID);
  if (removed.error ?? reset.error) throw new Error((removed.error ?? reset.error)?.message);
}

/** Signs the newcomer in, who lands in the wizard. */
async function startOnboarding(page: Page): Promise<void> {
  await page.goto('/auth');
  await submitSignIn(page, NEWCOMER, PASSWORD);
  await expect(page).toHaveURL('/onboarding');
  await expect(heading(page, `Welcome to ${brand.name}`)).toBeVisible();
}

async function goToDetails(page: Page, name = 'Cedar Grove Pool'): Promise<void> {
  await button(page, 'Continue').click();
  await page.getByLabel('Organization name').fill(name);
  await page.getByLabel('Type').selectOption('Fitness Center');
  await page.getByLabel('large (35+ staff)').check();
  await button(page, 'Continue').click();
  await expect(heading(page, 'Additional details')).toBeFocused();
}

test.beforeEach(forgetClub);
test.afterAll(forgetClub);

test.describe('who comes to onboarding', () => {
  test('without a session it goes to the sign-in page and back', async ({ page }) => {
    await page.goto('/onboarding');
    await expect(page).toHaveURL('/auth');
    await submitSignIn(page, NEWCOMER, PASSWORD);
    await expect(page).toHaveURL('/onboarding');
    await expect(step(page, 1)).toBeVisible();
  });

  for (const email of ['admin@pinehollow.test', 'staff@lakeside.test', 'firm@clubcrew.test']) {
    test(`${email} is sent to the dashboard`, async ({ page, signIn }) => {
      await signIn(email);
      await page.goto('/onboarding');
      await expect(page).toHaveURL('/dashboard');
      await expect(heading(page, /^Welcome, /)).toBeVisible();
    });
  }

  test('a person without a club is sent there from every page of a club', async ({ page }) => {
    await startOnboarding(page);
    for (const path of ['/dashboard', '/training']) {
      await page.goto(path);
      await expect(page).toHaveURL('/onboarding');
      await expect(step(page, 1)).toBeVisible();
    }
  });

  test('a club that could not be looked up is not taken for none', async ({ page, problems }) => {
    await startOnboarding(page);
    await page.route(PROFILES, (route) => route.fulfill({ status: 500, json: { message: 'the disk is full', code: 'XX000' } }));
    await page.goto('/onboarding');
    await expect(alert(page)).toContainText('the disk is full');
    await page.unroute(PROFILES);
    await alert(page).getByRole('button', { name: 'Retry' }).click();
    await expect(step(page, 1)).toBeVisible();
    problems.length = 0;
  });
});

test.describe('the three steps', () => {
  test('lead to a club with the keyboard alone', async ({ page }) => {
    await startOnboarding(page);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: 'Welcome' })).toHaveAttribute('aria-current', 'step');
    await page.keyboard.press('Tab');
    for (let presses = 0; presses < 5; presses += 1) {
      if (await button(page, 'Continue').evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');

    await expect(heading(page, 'Basic info')).toBeFocused();
    await expect(step(page, 2)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Organization name')).toBeFocused();
    await page.keyboard.type('Cedar Grove Pool');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Basic info')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Swim');
    await expect(page.getByLabel('Type')).toHaveValue('Swim & Tennis Club');
    await expect(button(page, 'Continue')).toBeDisabled();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByLabel('medium (15-35 staff)')).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Continue')).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(heading(page, 'Additional details')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('1,285');
    await page.keyboard.press('Tab');
    await page.keyboard.type('12 Cedar Lane');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    await expect(heading(page, 'Cedar Grove Pool is ready')).toBeFocused();
    await expect(page).toHaveURL('/onboarding');
    await expect(page).toHaveURL('/');

    const [club, ...others] = await clubsOfNewcomer();
    expect(others).toEqual([]);
    expect(club).toEqual({
      id: expect.any(String) as string,
      name: 'Cedar Grove Pool',
      type: 'Swim & Tennis Club',
      size: 'medium',
      member_count: 1285,
      staff_count: 0,
      season: String(new Date().getFullYear()),
      address: '12 Cedar Lane',
    });
    expect(await profileOfNewcomer()).toEqual({
      club_id: club?.id as string,
      display_name: 'Riley Hart',
      company_name: 'Cedar Grove Pool',
      role: 'admin',
    });
  });

  test('afterwards the page knows the club without a reload, and onboarding is over', async ({ page }) => {
    await startOnboarding(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await goToDetails(page);
    await button(page, 'Set Up Club').click();
    await expect(page).toHaveURL('/');
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(heading(page, 'Welcome, Riley Hart')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Cedar Grove Pool');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.goto('/onboarding');
    await expect(page).toHaveURL('/dashboard');
  });

  test('the done screen leads to the dashboard for whoever does not wait', async ({ page }) => {
    await startOnboarding(page);
    await goToDetails(page);
    await button(page, 'Set Up Club').click();
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page.getByRole('main')).toContainText('Cedar Grove Pool');
    await expect(page).toHaveURL('/dashboard');
  });

  test('Continue waits for name, type and size; Back keeps them; Exit goes home', async ({ page }) => {
    const sent = recordRequests(page, '/rest/v1/clubs');
    await startOnboarding(page);
    await button(page, 'Continue').click();
    await expect(button(page, 'Continue')).toBeDisabled();
    await page.getByLabel('Organization name').fill('   ');
    await page.getByLabel('Type').selectOption('Other');
    await page.getByLabel('small (1-15 staff)').check();
    await expect(button(page, 'Continue')).toBeDisabled();
    await page.getByLabel('Organization name').fill('Oak Ridge');
    await button(page, 'Continue').click();
    await page.getByLabel('Member count').fill('90');
    await button(page, 'Back').click();
    await expect(page.getByLabel('Organization name')).toHaveValue('Oak Ridge');
    await expect(page.getByLabel('small (1-15 staff)')).toBeChecked();
    await button(page, 'Back').click();
    await expect(step(page, 1)).toBeVisible();
    await expect(button(page, 'Back')).toHaveCount(0);
    await page.getByRole('link', { name: 'Exit' }).click();
    await expect(page).toHaveURL('/');
    expect(sent).toEqual([]);
  });

  test('a member count that is no number counts as 0, and says so; one that no club has is refused', async ({ page }) => {
    const sent = recordRequests(page, '/rest/v1/clubs');
    await startOnboarding(page);
    await goToDetails(page);
    await page.getByLabel('Member count').fill('-4');
    await button(page, 'Set Up Club').click();
    await expect(page.getByLabel('Member count')).toBeFocused();
    await expect(page.getByLabel('Member count')).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toEqual([]);
    await page.getByLabel('Member count').fill('a lot');
    await expect(page.getByLabel('Member count')).toHaveAccessibleDescription('This is not a number, so it counts as 0.');
    await button(page, 'Set Up Club').click();
    await expect(heading(page, 'Cedar Grove Pool is ready')).toBeVisible();
    expect(await clubsOfNewcomer()).toMatchObject([{ member_count: 0, address: null }]);
  });
});

test.describe('when setting up fails', () => {
  // The browser itself reports the failed requests of these tests.
  test.afterEach(({ problems }) => void (problems.length = 0));

  test("the server's words are shown on step 3, and what was typed is kept", async ({ page }) => {
    await startOnboarding(page);
    await page.route(CLUBS, (route) => route.fulfill({ status: 500, json: { message: 'the disk is full', code: 'XX000' } }));
    await goToDetails(page);
    await page.getByLabel('Member count').fill('90');
    await page.getByLabel('Address').fill('12 Cedar Lane');
    await button(page, 'Set Up Club').click();
    await expect(alert(page)).toHaveText('the disk is full');
    await expect(step(page, 3)).toBeVisible();
    await expect(button(page, 'Set Up Club')).toBeFocused();
    await expect(page.getByLabel('Member count')).toHaveValue('90');
    await expect(page.getByLabel('Address')).toHaveValue('12 Cedar Lane');
    expect(await clubsOfNewcomer()).toEqual([]);
    await page.unroute(CLUBS);
    await button(page, 'Set Up Club').click();
    await expect(heading(page, 'Cedar Grove Pool is ready')).toBeVisible();
    expect(await clubsOfNewcomer()).toMatchObject([{ member_count: 90, address: '12 Cedar Lane' }]);
  });

  test('without an answer it says Failed to set up club', async ({ page }) => {
    await startOnboarding(page);
    await page.route(CLUBS, (route) => route.abort());
    await goToDetails(page);
    await button(page, 'Set Up Club').click();
    await expect(alert(page)).toHaveText('Failed to set up club');
  });

  test('a profile that could not be written costs no second club, and later changes count', async ({ page }) => {
    const sent = recordRequests(page, '/rest/v1/clubs');
    await startOnboarding(page);
    await page.route(PROFILES, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 500, json: { message: 'the disk is full', code: 'XX000' } })
        : route.continue(),
    );
    await goToDetails(page);
    await button(page, 'Set Up Club').click();
    await expect(alert(page)).toHaveText('the disk is full');
    expect(await clubsOfNewcomer()).toHaveLength(1);
    await page.unroute(PROFILES);
    await button(page, 'Back').click();
    await page.getByLabel('Organization name').fill('Cedar Grove');
    await button(page, 'Continue').click();
    await button(page, 'Set Up Club').click();
    await expect(heading(page, 'Cedar Grove is ready')).toBeVisible();
    expect(await clubsOfNewcomer()).toMatchObject([{ name: 'Cedar Grove' }]);
    expect(await profileOfNewcomer()).toMatchObject({ company_name: 'Cedar Grove', display_name: 'Riley Hart', role: 'admin' });
    expect(sent.filter((request) => request.startsWith('POST'))).toHaveLength(1);
  });

  test('a club whose answer was lost on the way is found again', async ({ page }) => {
    await startOnboarding(page);
    await page.route(CLUBS, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort();
    });
    await goToDetails(page);
    await button(page, 'Set Up Club').click();
    await expect(alert(page)).toHaveText('Failed to set up club');
    const made = await clubsOfNewcomer();
    expect(made).toHaveLength(1);
    await page.unroute(CLUBS);
    await button(page, 'Set Up Club').click();
    await expect(heading(page, 'Cedar Grove Pool is ready')).toBeVisible();
    expect(await clubsOfNewcomer()).toEqual(made);
    expect(await profileOfNewcomer()).toMatchObject({ club_id: made[0]?.id as string, company_name: 'Cedar Grove Pool' });
  });

  test('two tabs make one club, and the last word counts', async ({ page, context }) => {
    await startOnboarding(page);
    const other = await context.newPage();
    await other.goto('/onboarding');
    await expect(step(other, 1)).toBeVisible();
    await goToDetails(page, 'First name');
    await goToDetails(other, 'Second name');
    await button(page, 'Set Up Club').click();
    await expect(heading(page, 'First name is ready')).toBeVisible();
    await button(other, 'Set Up Club').click();
    await expect(heading(other, 'Second name is ready')).toBeVisible();
    expect(await clubsOfNewcomer()).toMatchObject([{ name: 'Second name' }]);
  });
});

test.describe('reads well', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1440, 390]) {
      test(`for everyone, in ${colorScheme} at ${width} px`, async ({ page, problems }) => {
        const check = async () => {
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overflow).toBeLessThanOrEqual(0);
        };
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 844 });
        await page.route(CLUBS, (route) => route.fulfill({ status: 500, json: { message: 'the disk is full', code: 'XX000' } }));
        await startOnboarding(page);
        await check();
        await button(page, 'Continue').click();
        await check();
        await button(page, 'Back').click();
        await goToDetails(page);
        await page.getByLabel('Member count').fill('-4');
        await check();
        await page.getByLabel('Member count').fill('');
        await button(page, 'Set Up Club').click();
        await expect(alert(page)).toBeVisible();
        await check();
        problems.length = 0;
      });
    }
  }
});
