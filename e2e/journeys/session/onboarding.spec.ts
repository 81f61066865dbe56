import {
  alert,
  button,
  CLUBS,
  clubsOfNewcomer,
  forgetClub,
  goToDetails,
  NEWCOMER,
  profileOfNewcomer,
  PROFILES,
  startOnboarding,
  step,
} from '../../support/pages/newcomer';
import { heading, recordRequests } from '../../support/pages/screen';
import { expect, PASSWORD, submitSignIn, test } from '../../support/test';
import { violationsOf } from '../../support/checks/violationsOf';
import { windows } from '../../support/checks/windows';
import { askPartsAlone } from '../../support/platform/partsAlone';

test.beforeEach(forgetClub);
test.afterAll(forgetClub);

/** The current year, and after Labor Day, the first Monday in September, the next one. */
function seasonOfNewPool(): number {
  const now = new Date();
  const seventh = new Date(now.getFullYear(), 8, 7);
  const laborDay = new Date(now.getFullYear(), 8, 7 - ((seventh.getDay() + 6) % 7) + 1);
  return now.getFullYear() + (now >= laborDay ? 1 : 0);
}

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
      await signIn(email, '/onboarding');
      await expect(page).toHaveURL('/dashboard');
      await expect(heading(page, /^Welcome, /)).toBeVisible();
    });
  }

  test('a person without a club is sent there from every page of a club', async ({ page }) => {
    await startOnboarding(page);
    for (const path of ['/dashboard', '/settings']) {
      await page.goto(path);
      await expect(page).toHaveURL('/onboarding');
      await expect(step(page, 1)).toBeVisible();
    }
  });

  test('a failed club lookup is not treated as no club', async ({ page, problems }) => {
    await startOnboarding(page);
    await askPartsAlone(page);
    await page.route(PROFILES, (route) =>
      route.fulfill({ status: 500, json: { message: 'the disk is full', code: 'XX000' } }),
    );
    await page.goto('/onboarding');
    await expect(alert(page)).toContainText('The server could not answer. Try again in a moment.');
    await page.unroute(PROFILES);
    await alert(page).getByRole('button', { name: 'Retry' }).click();
    await expect(step(page, 1)).toBeVisible();
    problems.length = 0;
  });
});

test.describe('a browser in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('suggests its time zone, and the club is set up with it', async ({ page }) => {
    await startOnboarding(page);
    await goToDetails(page);
    await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Los Angeles');
    expect(await violationsOf(page)).toEqual([]);
    await button(page, 'Set Up Club').click();
    await expect(heading(page, 'Cedar Grove Pool is ready')).toBeVisible();
    expect(await clubsOfNewcomer()).toMatchObject([{ time_zone: 'America/Los_Angeles' }]);
  });
});

test.describe('the three steps', () => {
  test('make a club with only the keyboard', async ({ page }) => {
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
    await expect(page.getByRole('combobox', { name: 'Time zone' })).toBeFocused();
    await page.keyboard.type('chicago');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Chicago');
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
      id: club?.id as string,
      name: 'Cedar Grove Pool',
      type: 'Swim & Tennis Club',
      size: 'medium',
      member_count: 1285,
      staff_count: 0,
      season: String(seasonOfNewPool()),
      time_zone: 'America/Chicago',
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

  test('the done screen links to the dashboard for people who do not wait', async ({ page }) => {
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
    await expect(page.getByText('Still needed to continue: organization name.')).toBeVisible();
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

  test('the browser’s Back is one step back, and a reload keeps step and texts', async ({ page }) => {
    await startOnboarding(page);
    await goToDetails(page, 'Oak Ridge');
    await page.getByLabel('Address').fill('12 Cedar Lane');
    await page.goBack();
    await expect(heading(page, 'Basic info')).toBeFocused();
    await expect(page.getByLabel('Organization name')).toHaveValue('Oak Ridge');
    await page.goBack();
    await expect(step(page, 1)).toBeVisible();
    await page.goForward();
    await page.goForward();
    await expect(step(page, 3)).toBeVisible();
    await page.reload();
    await expect(step(page, 3)).toBeVisible();
    await expect(page.getByLabel('Address')).toHaveValue('12 Cedar Lane');
    await button(page, 'Set Up Club').click();
    await expect(heading(page, 'Oak Ridge is ready')).toBeVisible();
    expect(await clubsOfNewcomer()).toMatchObject([{ name: 'Oak Ridge', address: '12 Cedar Lane' }]);
    expect(await page.evaluate(() => sessionStorage.getItem('club-setup-of-person'))).toBeNull();
  });

  test('removes typed input when the person signs out on another page', async ({ page }) => {
    const kept = () => page.evaluate(() => sessionStorage.getItem('club-setup-of-person'));
    await startOnboarding(page);
    await goToDetails(page, 'Oak Ridge');
    // The page that they leave from has no code of the wizard.
    await page.goto('/about');
    expect(await kept()).toContain('Oak Ridge');
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    expect(await kept()).toBeNull();
  });

  test('treats a member count that is not a number as 0 and says so, and refuses an impossible one', async ({
    page,
  }) => {
    const sent = recordRequests(page, '/rest/v1/clubs');
    await startOnboarding(page);
    await goToDetails(page);
    await page.getByLabel('Member count').fill('-4');
    await button(page, 'Set Up Club').click();
    await expect(page.getByLabel('Member count')).toBeFocused();
    await expect(page.getByLabel('Member count')).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toEqual([]);
    await page.getByLabel('Member count').fill('a lot');
    await expect(page.getByLabel('Member count')).toHaveAccessibleDescription(
      'This is not a number, so it counts as 0.',
    );
    await button(page, 'Set Up Club').click();
    await expect(heading(page, 'Cedar Grove Pool is ready')).toBeVisible();
    expect(await clubsOfNewcomer()).toMatchObject([{ member_count: 0, address: null }]);
  });
});

test.describe('reads well', () => {
  for (const { colorScheme, viewport } of windows) {
    test(`for everyone, in ${colorScheme} at ${viewport.width} px`, async ({ page, problems }) => {
      const check = async () => {
        expect(await violationsOf(page)).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      };
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      await page.route(CLUBS, (route) =>
        route.fulfill({ status: 500, json: { message: 'the disk is full', code: 'XX000' } }),
      );
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
});
