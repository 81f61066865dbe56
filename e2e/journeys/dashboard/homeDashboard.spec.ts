import type { Locator, Page } from '@playwright/test';
import { database, passCheck, publishScript } from '../../support/platformRegistry';
import { release } from '../../support/platformUnderTest';
import { publicManifest } from '../../support/publicPages';
import { heading, nextPaint, platformLinks, recordRequests } from '../../support/screen';
import { expect, test } from '../../support/test';

const PINE_HOLLOW = 'Pine Hollow Swim & Tennis Club';

const main = (page: Page) => page.getByRole('main');
const region = (page: Page, name: string) => main(page).getByRole('region', { name });
/** The place of a module among the cards, whatever stands in it. */
const cardOf = (page: Page, title: string) => region(page, 'Modules').getByRole('listitem').filter({ hasText: title });

async function expectTrainingToStand(page: Page): Promise<void> {
  await expect(cardOf(page, 'Training').getByRole('progressbar')).toBeVisible();
}

/** One row of a view or table of the demo club, past every policy. */
async function clubRow(from: string, key: string): Promise<Record<string, number>> {
  const db = await database();
  const club = await db.from('clubs').select('id').eq('name', PINE_HOLLOW).single();
  const { data, error } = await db
    .from(from)
    .select('*')
    .eq(key, club.data?.id as string)
    .single();
  if (error) throw new Error(error.message);
  return data as Record<string, number>;
}

const failedCard = (page: Page, title: string): Locator =>
  cardOf(page, title)
    .getByRole('alert')
    .filter({ hasText: `${title} is unavailable` });

test.describe('the platform home', () => {
  test('is where Dashboard leads: the club, what needs somebody, its modules and its size', async ({
    page,
    signIn,
  }) => {
    await signIn('admin@pinehollow.test');
    await platformLinks(page).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/legacy-dashboard');
    await expect(heading(page, PINE_HOLLOW)).toBeVisible();
    await expect(platformLinks(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');

    const club = await clubRow('clubs', 'id');
    for (const fact of [club.type, `Season${club.season}`, `Members${club.member_count}`, 'Greensboro, NC 27410']) {
      await expect(main(page).getByRole('heading', { level: 1 }).locator('..')).toContainText(String(fact));
    }
    const tile = (label: string) => region(page, 'At a glance').locator('dl').filter({ hasText: label });
    await expect(tile('Total staff')).toContainText(String(club.staff_count));
    await expect(tile('Club members')).toContainText(String(club.member_count));
    const engaged = (await publicManifest(page.request)).modules.filter(({ descriptor }) => descriptor.engagement);
    await expect(tile('Active modules')).toContainText(String(engaged.length));
  });

  test('names what waits for a manager, as the rows have it', async ({ page, signIn }) => {
    await signIn('manager@pinehollow.test', '/legacy-dashboard');
    const needs = region(page, 'Needs you today').getByRole('listitem');
    await expect(needs).toContainText([
      'open shifts',
      'requests',
      'applications',
      'expiring certifications',
      'overdue vendor',
    ]);
    const db = await database();
    const pending = await db
      .from('time_off_requests')
      .select('*, clubs!inner(name)', { count: 'exact', head: true })
      .eq('clubs.name', PINE_HOLLOW)
      .eq('status', 'pending');
    const open = await db
      .from('shift_requests')
      .select('*, clubs!inner(name)', { count: 'exact', head: true })
      .eq('clubs.name', PINE_HOLLOW)
      .eq('status', 'open');
    await expect(needs.filter({ hasText: 'requests' })).toContainText(String((pending.count ?? 0) + (open.count ?? 0)));
  });

  test('tells someone of the staff nothing of what they do not decide', async ({ page, signIn }) => {
    await signIn('staff@pinehollow.test', '/legacy-dashboard');
    const needs = region(page, 'Needs you today');
    await expect(needs.getByText('open shifts')).toBeVisible();
    await expect(needs.getByText(/requests?$|applications?$|overdue/)).toHaveCount(0);
    await expectTrainingToStand(page);
  });

  test('asks a lifeguard for a certificate that has expired, and leads to where it is sent', async ({
    page,
    signIn,
  }) => {
    const db = await database();
    const expire = (day: string) =>
      db
        .from('staff_certifications')
        .update({ expiry_date: day })
        .eq('staff_id', '10000005-0000-4000-8000-000000000001')
        .eq('certification_name', 'CPR/AED')
        .throwOnError();
    await expire('2025-04-30');
    try {
      await signIn('staff@pinehollow.test', '/dashboard');
      await region(page, 'Needs you today').getByRole('link', { name: '1 certificate to send CPR/AED' }).click();
      const own = page.getByRole('dialog', { name: 'Jordan Blake' });
      await expect(own.getByRole('button', { name: 'Send a certificate' })).toBeVisible();
    } finally {
      await expire('2027-04-12');
    }
  });

  for (const address of ['/dashboard', '/user-dashboard']) {
    test(`begins ${address} with it, too`, async ({ page, signIn }) => {
      await signIn('manager@pinehollow.test', address);
      const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
      await expect(first).toHaveText('Needs you today');
      await region(page, 'Needs you today').getByRole('link', { name: 'expiring certifications' }).click();
      await expect(page).toHaveURL('/staff?certification=expiring');
    });
  }

  test('says that what waits could not be counted, and counts it after Retry', async ({ page, signIn, problems }) => {
    await signIn('manager@pinehollow.test');
    await page.route('**/rest/v1/needs_today?**', (route) =>
      route.fulfill({ status: 403, json: { code: '42501', message: 'Ask a manager of your club.', hint: null } }),
    );
    await page.goto('/legacy-dashboard');
    const needs = region(page, 'Needs you today');
    await expect(needs.getByRole('alert')).toContainText('Ask a manager of your club.');
    await expect(needs.getByText('Nothing needs you today')).toHaveCount(0);
    await expectTrainingToStand(page);
    await page.unroute('**/rest/v1/needs_today?**');
    await needs.getByRole('button', { name: 'Retry' }).click();
    await expect(needs.getByText('open shifts')).toBeVisible();
    problems.length = 0;
  });

  test('leads from the count of modules to them', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn('admin@pinehollow.test', '/legacy-dashboard');
    await expectTrainingToStand(page);
    await region(page, 'At a glance').getByRole('link', { name: 'Active modules' }).click();
    await expect(page).toHaveURL('/legacy-dashboard#modules');
    await expect(page.getByRole('heading', { name: 'Modules', level: 2 })).toBeInViewport();
  });
});

test.describe('a module’s card', () => {
  test('shows how far the club is, and leads to the module', async ({ page, signIn }) => {
    const { percent, modules } = await clubRow('training_progress', 'club_id');
    await signIn('admin@pinehollow.test', '/legacy-dashboard');
    const card = cardOf(page, 'Training');
    await expect(card).toContainText(`${percent}%`);
    await expect(card).toContainText(`in ${modules} modules`);
    await expect(card).toContainText('In Progress');
    await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(percent));

    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await card.getByRole('link', { name: 'Training' }).click();
    await expect(heading(page, 'Training')).toBeVisible();
    await page.goBack();
    await expect(cardOf(page, 'Training')).toHaveCount(1);
    await expectTrainingToStand(page);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('is not there where the module is switched off, and none of its files is asked for', async ({
    page,
    signIn,
  }) => {
    const asked = recordRequests(page, '/modules/training', '/rest/v1/training');
    await signIn('staff@lakeside.test', '/legacy-dashboard');
    await expect(heading(page, 'Lakeside Golf & Country Club')).toBeVisible();
    await expect(cardOf(page, 'Recruitment')).toBeVisible();
    await nextPaint(page);
    await expect(cardOf(page, 'Training')).toHaveCount(0);
    expect(asked).toEqual([]);
  });

  test('whose figure is refused says why, and has it after Retry', async ({ page, signIn, problems }) => {
    await signIn('admin@pinehollow.test');
    await page.route('**/rest/v1/training_progress?**', (route) =>
      route.fulfill({ status: 403, json: { code: '42501', message: 'Ask a manager of your club.', hint: null } }),
    );
    await page.goto('/legacy-dashboard');
    const card = cardOf(page, 'Training');
    await expect(card.getByRole('alert')).toContainText('Ask a manager of your club.');
    await page.unroute('**/rest/v1/training_progress?**');
    await card.getByRole('button', { name: 'Retry' }).click();
    await expectTrainingToStand(page);
    problems.length = 0;
  });
});

/** A release whose card throws while it is drawn. */
const THROWING_CARD = `window[GLOBAL] = (() => { let scope; return {
        init: async (shared) => { scope = shared; },
        get: async () => {
          const kit = (await Object.values(scope['@platform/module-kit'])[0].get())();
          return () => ({ platformModule: kit.defineModule({
            descriptor: { id: 'training', routes: [{ path: '/training' }] },
            App: () => null,
            slots: { 'dashboard.card': () => { throw new Error('boom in the card'); } } }) });
        } }; })();`;

for (const width of [1440, 390]) {
  test.describe(`a module that is not well, at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test('cannot be loaded: its name and Retry stand in its place, and the others stand', async ({
      page,
      signIn,
      problems,
    }) => {
      await signIn('admin@pinehollow.test');
      await page.route('**/modules/recruitment/**', (route) => route.abort());
      await page.goto('/legacy-dashboard');
      await expectTrainingToStand(page);
      await expect(failedCard(page, 'Recruitment')).toContainText('The server could not be reached.');
      const titles = region(page, 'Modules').getByRole('listitem');
      await expect(titles).toContainText(['Pre-Season', 'Recruitment', 'Training']);
      await expect(region(page, 'Needs you today').getByText('open shifts')).toBeVisible();
      problems.length = 0;
    });

    for (const [status, words] of [
      [500, 'The server could not answer. Try again in a moment.'],
      [404, 'A part of it is missing on our side. Try again in a moment.'],
    ] as const) {
      test(`comes as an answer of ${status}: its place says so in words, without files and numbers`, async ({
        page,
        signIn,
        problems,
      }) => {
        await signIn('admin@pinehollow.test');
        await page.route('**/modules/recruitment/**', (route) => route.fulfill({ status }));
        await page.goto('/legacy-dashboard');
        await expect(failedCard(page, 'Recruitment')).toContainText(words);
        await expect(failedCard(page, 'Recruitment')).not.toContainText(/entry\.js|\d{3}/);
        await expectTrainingToStand(page);
        problems.length = 0;
      });
    }

    test('is slow: nothing waits for it, and it is given up after eight seconds', async ({
      page,
      signIn,
      problems,
    }) => {
      await signIn('admin@pinehollow.test');
      await page.route('**/modules/recruitment/**', () => new Promise(() => {}));
      await page.goto('/legacy-dashboard', { waitUntil: 'commit' });
      await expectTrainingToStand(page);
      await expect(cardOf(page, 'Recruitment')).toContainText('Still loading Recruitment.');
      await expect(failedCard(page, 'Recruitment')).toContainText('Loading its files took longer than 8 seconds.', {
        timeout: 20_000,
      });
      await cardOf(page, 'Training').getByRole('link', { name: 'Training' }).click();
      await expect(heading(page, 'Training')).toBeVisible();
      problems.length = 0;
    });

    test('is away for a moment: Retry brings its card without a page load', async ({ page, signIn, problems }) => {
      await signIn('admin@pinehollow.test');
      await page.route('**/modules/training/**', (route) => route.abort());
      await page.goto('/legacy-dashboard');
      await expect(failedCard(page, 'Training')).toBeVisible();
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.unroute('**/modules/training/**');
      await cardOf(page, 'Training').getByRole('button', { name: 'Retry' }).click();
      await expectTrainingToStand(page);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      problems.length = 0;
    });

    test('did not arrive without a network: its card comes by itself once there is one', async ({
      page,
      context,
      signIn,
      problems,
    }) => {
      await signIn('admin@pinehollow.test');
      await page.route('**/modules/training/**', (route) => route.abort());
      await page.goto('/legacy-dashboard');
      await expect(failedCard(page, 'Training')).toBeVisible();
      await page.unroute('**/modules/training/**');
      await context.setOffline(true);
      await context.setOffline(false);
      await expectTrainingToStand(page);
      problems.length = 0;
    });

    test('throws while its card is drawn: the page, the sidebar and the way on stand', async ({
      page,
      signIn,
      problems,
    }) => {
      // Six commands of a module team.
      test.slow();
      // The release before it throws as well: otherwise that one's card would stand in.
      for (const version of [`9.1.${width}-before`, `9.1.${width}`]) {
        await publishScript('training', version, THROWING_CARD);
        await passCheck('training', version);
        await release('promote', 'training', version, '--reason', 'throws in its card', '--force');
      }
      try {
        await signIn('admin@pinehollow.test', '/legacy-dashboard');
        await expect(failedCard(page, 'Training')).toContainText('It stopped working: boom in the card');
        await failedCard(page, 'Training').getByRole('button', { name: 'Retry' }).click();
        await expect(failedCard(page, 'Training')).toContainText('boom in the card');
        await expect(region(page, 'Needs you today').getByText('open shifts')).toBeVisible();
        if (width === 390) await page.getByRole('button', { name: 'Toggle sidebar' }).click();
        await expect(platformLinks(page)).toBeVisible();
      } finally {
        await release('rollback', 'training', '--reason', 'throws in its card');
        await release('rollback', 'training', '--reason', 'throws in its card');
      }
      await page.reload();
      await expectTrainingToStand(page);
      problems.length = 0;
    });
  });
}
