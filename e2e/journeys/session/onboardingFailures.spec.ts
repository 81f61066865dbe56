import {
  alert,
  button,
  CLUBS,
  clubsOfNewcomer,
  forgetClub,
  goToDetails,
  PROFILES,
  profileOfNewcomer,
  startOnboarding,
  step,
} from '../../support/pages/newcomer';
import { heading, recordRequests } from '../../support/pages/screen';
import { expect, test } from '../../support/test';

test.beforeEach(forgetClub);
test.afterAll(forgetClub);

test.describe('when setting up fails', () => {
  // The browser itself reports the failed requests of these tests.
  test.afterEach(({ problems }) => void (problems.length = 0));

  test("shows the server's words on step 3, and keeps what was typed", async ({ page }) => {
    await startOnboarding(page);
    await page.route(CLUBS, (route) =>
      route.fulfill({ status: 500, json: { message: 'The disk is full.', code: 'XX000' } }),
    );
    await goToDetails(page);
    await page.getByLabel('Member count').fill('90');
    await page.getByLabel('Address').fill('12 Cedar Lane');
    await button(page, 'Set Up Club').click();
    await expect(alert(page)).toHaveText('The disk is full.');
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

  test('shows the sentence of a database rule that refuses', async ({ page }) => {
    await startOnboarding(page);
    await page.route(CLUBS, (route) =>
      route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), member_count: -5 }) }),
    );
    await goToDetails(page);
    await button(page, 'Set Up Club').click();
    await expect(alert(page)).toHaveText('A club has 0 to 1,000,000 members.');
    expect(await clubsOfNewcomer()).toEqual([]);
  });

  test('says Failed to set up club when no answer arrives', async ({ page }) => {
    await startOnboarding(page);
    await page.route(CLUBS, (route) => route.abort());
    await goToDetails(page);
    await button(page, 'Set Up Club').click();
    await expect(alert(page)).toHaveText('Failed to set up club');
  });

  test('makes no second club when the profile could not be written, and saves later changes', async ({ page }) => {
    const sent = recordRequests(page, '/rest/v1/clubs');
    await startOnboarding(page);
    await page.route(PROFILES, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 500, json: { message: 'The disk is full.', code: 'XX000' } })
        : route.continue(),
    );
    await goToDetails(page);
    await button(page, 'Set Up Club').click();
    await expect(alert(page)).toHaveText('The disk is full.');
    expect(await clubsOfNewcomer()).toHaveLength(1);
    await page.unroute(PROFILES);
    await button(page, 'Back').click();
    await page.getByLabel('Organization name').fill('Cedar Grove');
    await button(page, 'Continue').click();
    await button(page, 'Set Up Club').click();
    await expect(heading(page, 'Cedar Grove is ready')).toBeVisible();
    expect(await clubsOfNewcomer()).toMatchObject([{ name: 'Cedar Grove' }]);
    expect(await profileOfNewcomer()).toMatchObject({
      company_name: 'Cedar Grove',
      display_name: 'Riley Hart',
      role: 'admin',
    });
    expect(sent.filter((request) => request.startsWith('POST'))).toHaveLength(1);
  });

  test('finds a club whose answer was lost', async ({ page }) => {
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
    expect(await profileOfNewcomer()).toMatchObject({
      club_id: made[0]?.id as string,
      company_name: 'Cedar Grove Pool',
    });
  });

  test('two tabs make one club, and the last input counts', async ({ page, context }) => {
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
