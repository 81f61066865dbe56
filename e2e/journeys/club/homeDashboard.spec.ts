import type { Locator, Page } from '@playwright/test';
import { database, passCheck, publishScript } from '../../support/platform/platformRegistry';
import { release } from '../../support/platform/platformUnderTest';
import { publicManifest } from '../../support/platform/publicPages';
import { heading, nextPaint, platformLinks, recordRequests } from '../../support/pages/screen';
import { expect, test } from '../../support/test';

const PINE_HOLLOW = 'Pine Hollow Swim & Tennis Club';

const main = (page: Page) => page.getByRole('main');
const region = (page: Page, name: string) => main(page).getByRole('region', { name });
/** The place of a module among the cards, whatever stands in it. */
const cardOf = (page: Page, title: string) => region(page, 'Modules').getByRole('listitem').filter({ hasText: title });

async function expectExercisesToStand(page: Page): Promise<void> {
  await expect(cardOf(page, 'Exercises').getByRole('progressbar')).toBeVisible();
}

/** The demo club's row, past every policy. */
async function demoClub(): Promise<Record<string, number>> {
  const { data } = await (await database()).from('clubs').select('*').eq('name', PINE_HOLLOW).single().throwOnError();
  return data as Record<string, number>;
}

const failedCard = (page: Page, title: string): Locator =>
  cardOf(page, title)
    .getByRole('alert')
    .filter({ hasText: `${title} is unavailable` });

test.describe('the platform home', () => {
  test('opens from Dashboard: the club, what needs attention, its modules and its size', async ({ page, signIn }) => {
    await signIn('admin@pinehollow.test');
    await platformLinks(page).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/legacy-dashboard');
    await expect(heading(page, PINE_HOLLOW)).toBeVisible();
    await expect(platformLinks(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');

    const club = await demoClub();
    for (const fact of [club.type, `Season${club.season}`, `Members${club.member_count}`, 'Greensboro, NC 27410']) {
      await expect(region(page, 'The club')).toContainText(String(fact));
    }
    const tile = (label: string) => region(page, 'At a glance').getByRole('listitem').filter({ hasText: label });
    await expect(tile('Total staff')).toContainText(String(club.staff_count));
    await expect(tile('Club members')).toContainText(String(club.member_count));
    const engaged = (await publicManifest(page.request)).modules.filter(({ descriptor }) => descriptor.engagement);
    await expect(tile('Active modules')).toContainText(String(engaged.length));
  });

  test('says that nothing waits when no module counts anything', async ({ page, signIn }) => {
    await signIn('manager@pinehollow.test', '/legacy-dashboard');
    await expect(region(page, 'Needs you today').getByText('Nothing needs you today')).toBeVisible();
    await expectExercisesToStand(page);
  });

  test('links from the number of modules to them', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn('admin@pinehollow.test', '/legacy-dashboard');
    await expectExercisesToStand(page);
    await region(page, 'At a glance').getByRole('link', { name: 'Active modules' }).click();
    await expect(page).toHaveURL('/legacy-dashboard#modules');
    await expect(page.getByRole('heading', { name: 'Modules', level: 2 })).toBeInViewport();
  });
});

test.describe('a module’s card', () => {
  test('is missing where the module is switched off, and none of its files is requested', async ({ page, signIn }) => {
    const asked = recordRequests(page, '/modules/exercises', '/rest/v1/staff_members');
    await signIn('staff@lakeside.test', '/legacy-dashboard');
    await expect(heading(page, 'Lakeside Golf & Country Club')).toBeVisible();
    await expect(cardOf(page, 'Marketing')).toBeVisible();
    await nextPaint(page);
    await expect(cardOf(page, 'Exercises')).toHaveCount(0);
    expect(asked).toEqual([]);
  });

  test('says why its figure is refused, and shows it after Retry', async ({ page, signIn, problems }) => {
    await signIn('admin@pinehollow.test');
    await page.route('**/rest/v1/staff_members?**', (route) =>
      route.fulfill({ status: 403, json: { code: '42501', message: 'Ask a manager of your club.', hint: null } }),
    );
    await page.goto('/legacy-dashboard');
    const card = cardOf(page, 'Exercises');
    await expect(card.getByRole('alert')).toContainText('Ask a manager of your club.');
    await page.unroute('**/rest/v1/staff_members?**');
    await card.getByRole('button', { name: 'Retry' }).click();
    await expectExercisesToStand(page);
    problems.length = 0;
  });
});

/** A release whose card throws while it renders. */
const THROWING_CARD = `window[GLOBAL] = (() => { let scope; return {
        init: async (shared) => { scope = shared; },
        get: async () => {
          const kit = (await Object.values(scope['@platform/module-kit'])[0].get())();
          return () => ({ platformModule: kit.defineModule({
            descriptor: { id: 'exercises', routes: [{ path: '/exercises' }] },
            App: () => null,
            slots: { 'dashboard.card': () => { throw new Error('boom in the card'); } } }) });
        } }; })();`;

for (const width of [1440, 390]) {
  test.describe(`a module with problems, at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test('cannot be loaded: its name and Retry replace it, and the others work', async ({ page, signIn, problems }) => {
      await signIn('admin@pinehollow.test');
      await page.route('**/modules/marketing/**', (route) => route.abort());
      await page.goto('/legacy-dashboard');
      await expectExercisesToStand(page);
      await expect(failedCard(page, 'Marketing')).toContainText('The server could not be reached.');
      const titles = region(page, 'Modules').getByRole('listitem');
      await expect(titles).toContainText(['Marketing', 'Exercises']);
      await expect(region(page, 'Needs you today').getByText('Nothing needs you today')).toBeVisible();
      problems.length = 0;
    });

    for (const [status, words] of [
      [500, 'The server could not answer. Try again in a moment.'],
      [404, 'A part of it is missing on our side. Try again in a moment.'],
    ] as const) {
      test(`answers with ${status}: its place says so in words, without files and numbers`, async ({
        page,
        signIn,
        problems,
      }) => {
        await signIn('admin@pinehollow.test');
        await page.route('**/modules/marketing/**', (route) => route.fulfill({ status }));
        await page.goto('/legacy-dashboard');
        await expect(failedCard(page, 'Marketing')).toContainText(words);
        await expect(failedCard(page, 'Marketing')).not.toContainText(/entry\.js|\d{3}/);
        await expectExercisesToStand(page);
        problems.length = 0;
      });
    }

    test('is slow: nothing waits for it, and it is given up after eight seconds', async ({
      page,
      signIn,
      problems,
    }) => {
      await signIn('admin@pinehollow.test');
      await page.route('**/modules/marketing/**', () => new Promise(() => {}));
      await page.goto('/legacy-dashboard', { waitUntil: 'commit' });
      await expectExercisesToStand(page);
      await expect(cardOf(page, 'Marketing')).toContainText('Still loading Marketing.');
      await expect(failedCard(page, 'Marketing')).toContainText('Loading its files took longer than 8 seconds.', {
        timeout: 20_000,
      });
      await cardOf(page, 'Exercises').getByRole('link', { name: 'Exercises' }).click();
      await expect(heading(page, 'Exercises')).toBeVisible();
      problems.length = 0;
    });

    test('fails for a moment: Retry shows its card without a page load', async ({ page, signIn, problems }) => {
      await signIn('admin@pinehollow.test');
      await page.route('**/modules/exercises/**', (route) => route.abort());
      await page.goto('/legacy-dashboard');
      await expect(failedCard(page, 'Exercises')).toBeVisible();
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.unroute('**/modules/exercises/**');
      await cardOf(page, 'Exercises').getByRole('button', { name: 'Retry' }).click();
      await expectExercisesToStand(page);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      problems.length = 0;
    });

    test('did not load without a network: its card appears by itself once there is one', async ({
      page,
      context,
      signIn,
      problems,
    }) => {
      await signIn('admin@pinehollow.test');
      await page.route('**/modules/exercises/**', (route) => route.abort());
      await page.goto('/legacy-dashboard');
      await expect(failedCard(page, 'Exercises')).toBeVisible();
      await page.unroute('**/modules/exercises/**');
      await context.setOffline(true);
      await context.setOffline(false);
      await expectExercisesToStand(page);
      problems.length = 0;
    });

    test('throws while its card renders: the page, the sidebar and the links work', async ({
      page,
      signIn,
      problems,
    }) => {
      // Six commands of a module team.
      test.slow();
      // The release before it throws as well: otherwise that one's card would stand in.
      for (const version of [`9.1.${width}-before`, `9.1.${width}`]) {
        await publishScript('exercises', version, THROWING_CARD);
        await passCheck('exercises', version);
        await release('promote', 'exercises', version, '--reason', 'throws in its card', '--force');
      }
      try {
        await signIn('admin@pinehollow.test', '/legacy-dashboard');
        await expect(failedCard(page, 'Exercises')).toContainText('It stopped working: boom in the card');
        await failedCard(page, 'Exercises').getByRole('button', { name: 'Retry' }).click();
        await expect(failedCard(page, 'Exercises')).toContainText('boom in the card');
        await expect(region(page, 'Needs you today').getByText('Nothing needs you today')).toBeVisible();
        if (width === 390) await page.getByRole('button', { name: 'Toggle sidebar' }).click();
        await expect(platformLinks(page)).toBeVisible();
      } finally {
        await release('rollback', 'exercises', '--reason', 'throws in its card');
        await release('rollback', 'exercises', '--reason', 'throws in its card');
      }
      await page.reload();
      await expectExercisesToStand(page);
      problems.length = 0;
    });
  });
}
