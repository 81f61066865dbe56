import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { heading } from '../support/screen';
import { expect, test } from '../support/test';

const COURSE = '30000000-0000-4000-8000-000000004000';

interface Screen {
  address: string;
  /** The main heading, which stands when the page does. */
  title: string | RegExp;
  /** Something besides the heading that has to be there. */
  also?: string;
}

/** The screens that each of them sees; null is a visitor. */
const screensOf: [person: string | null, screens: Screen[]][] = [
  [
    null,
    [
      { address: '/', title: 'Real consulting. Real results.' },
      { address: '/contact', title: 'Tell us about your club' },
      { address: '/auth', title: 'Welcome back' },
      { address: '/demo/training', title: 'Training', also: 'CPR/AED & First Aid' },
      { address: '/no/such-page', title: 'Oops! Page not found' },
    ],
  ],
  [
    'admin@pinehollow.test',
    [
      { address: '/dashboard', title: /Marcus Bell/, also: 'Team Collaboration' },
      { address: '/training', title: 'Training', also: 'CPR/AED & First Aid' },
      { address: `/training/${COURSE}`, title: 'Lifeguard Skills & Rescues', also: 'Jordan Blake' },
    ],
  ],
  ['staff@lakeside.test', [{ address: '/training', title: /^Training is not part of/ }]],
];

/** What axe has against the page: rule, and the elements that break it. */
async function violationsOf(page: Page): Promise<string[]> {
  // Colours are judged as they stay, not halfway through a transition.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} | ${target.join(' ')} | ${failureSummary}`),
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: width === 390 ? 844 : 900 } });

      for (const [person, screens] of screensOf) {
        test(`no page of ${person ?? 'a visitor'} has a violation or scrolls sideways`, async ({
          page,
          signIn,
          problems,
        }) => {
          if (person) await signIn(person);
          for (const { address, title, also } of screens) {
            await test.step(address, async () => {
              await page.goto(address);
              await expect(heading(page, title)).toBeVisible();
              if (also) await expect(page.getByText(also).first()).toBeVisible();
              expect.soft(await violationsOf(page), address).toEqual([]);
              expect
                .soft(await page.evaluate(() => document.documentElement.scrollWidth), address)
                .toBeLessThanOrEqual(width);
            });
          }
          // The browser itself reports the status of a page that is not there; there is nothing else.
          expect(problems.filter((text) => !text.includes('status of 404'))).toEqual([]);
          problems.length = 0;
        });
      }

      test('the contact form with its errors and a toast has no violation', async ({ page }) => {
        await page.goto('/contact');
        await page.getByRole('button', { name: 'Send Message' }).click();
        await expect(page.getByText('Missing Information')).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
      });

      test('the sign-in page with a refusal has no violation', async ({ page }) => {
        await page.goto('/auth');
        await page.getByLabel('Email').fill('stranger@example.test');
        await page.getByLabel('Password').fill('something');
        await page.getByRole('button', { name: 'Admin Sign In' }).click();
        await expect(page.getByRole('alert')).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
      });

      test('the open navigation has no violation', async ({ page }) => {
        const phone = width === 390;
        await page.goto('/');
        if (phone) await page.getByRole('button', { name: 'Open menu' }).click();
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
        await page.goto('/demo/training');
        await expect(heading(page, 'Training')).toBeVisible();
        await page.getByRole('button', { name: 'Toggle sidebar' }).click();
        if (phone) await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
      });
    });
  }
}
