import { faintFocusRings } from '../support/focusRings';
import { heading } from '../support/screen';
import { expect, test } from '../support/test';
import { violationsOf } from '../support/violationsOf';
import { windows } from '../support/windows';

const COURSE = '30000000-0000-4000-8000-000000004000';

interface Screen {
  address: string;
  /** The main heading, which stands when the page does. */
  title: string | RegExp;
  /** Something besides the heading that has to be there. */
  also?: string;
}

/** The screens of a part of the product, as a person sees them; null is a visitor. */
const screensOf: [part: string, person: string | null, screens: Screen[]][] = [
  [
    'the public site',
    null,
    [
      { address: '/', title: 'Real consulting. Real results.' },
      { address: '/services', title: 'Someone beside you, all season' },
      { address: '/why-it-works', title: 'Advice that stays on deck' },
      { address: '/about', title: 'We have stood on your deck' },
      { address: '/contact', title: 'Tell us about your club' },
      { address: '/terms', title: 'Terms of Service' },
      { address: '/privacy', title: 'Privacy Policy' },
    ],
  ],
  [
    'a visitor to the platform',
    null,
    [
      { address: '/apply/pine-hollow', title: 'Work at Pine Hollow Swim & Tennis Club', also: 'Lifeguard' },
      { address: '/auth', title: 'Welcome back' },
      { address: '/auth/reset', title: 'Reset your password' },
      { address: '/auth/password', title: 'This link no longer works' },
      { address: '/demo/training', title: 'Training', also: 'CPR/AED & First Aid' },
      { address: '/demo/recruitment/staff', title: 'Staff', also: 'Avery Collins' },
      { address: '/errors', title: 'Errors of the platform', also: 'The module took too long' },
      { address: '/errors/E202', title: 'The server could not be reached' },
      { address: '/no/such-page', title: 'Oops! Page not found' },
    ],
  ],
  [
    'an administrator',
    'admin@pinehollow.test',
    [
      { address: '/dashboard', title: /Marcus Bell/, also: 'Team Collaboration' },
      { address: '/legacy-dashboard', title: 'Pine Hollow Swim & Tennis Club', also: 'completed on average' },
      { address: '/user-dashboard', title: 'Welcome to Pine Hollow Swim & Tennis Club', also: '285' },
      { address: '/user-dashboard?tab=team', title: /^Welcome to/, also: 'Rescue tubes' },
      { address: '/pre-season', title: 'Pre-Season', also: 'Weeks to opening' },
      { address: '/recruitment', title: 'Recruitment', also: 'Maya Torres' },
      { address: '/staff', title: 'Staff', also: 'Avery Collins' },
      { address: '/staff?tab=analytics', title: 'Staff', also: '89' },
      { address: '/training', title: 'Training', also: 'CPR/AED & First Aid' },
      { address: `/training/${COURSE}`, title: 'Lifeguard Skills & Rescues', also: 'Jordan Blake' },
      { address: '/settings', title: 'Settings', also: 'Start date' },
      { address: '/assets', title: 'Brand Assets', also: 'Hero Image' },
    ],
  ],
  [
    'a club without the module',
    'staff@lakeside.test',
    [
      { address: '/training', title: /^Training is not part of/ },
      { address: '/auth/join', title: 'Your invitations', also: 'Only the firm moves people between clubs.' },
      { address: '/legacy-dashboard', title: 'Lakeside Golf & Country Club', also: 'positions' },
    ],
  ],
];

for (const { colorScheme, viewport } of windows) {
  const { width } = viewport;
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport });

    for (const [part, person, screens] of screensOf) {
      test(`no page of ${part} has a violation or scrolls sideways`, async ({ page, signIn, problems }) => {
        // One after the other: a dozen pages, each judged as a whole.
        test.slow();
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
      // The refusal doubts the address: the next try begins there.
      await expect(page.getByLabel('Email')).toBeFocused();
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

    test('what opens from the header of a signed-in person has no violation', async ({ page, signIn }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signIn('staff@pinehollow.test');
      for (const [name, role] of [
        [/^Notifications/, 'dialog'],
        [/^Account of/, 'menu'],
        [/^Search/, 'dialog'],
      ] as const) {
        await page.getByRole('banner').getByRole('button', { name }).click();
        await expect(page.getByRole(role)).toBeVisible();
        await expect(page.getByRole(role).locator('[aria-busy=true]')).toHaveCount(0);
        expect.soft(await violationsOf(page), String(name)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole(role)).toHaveCount(0);
      }
    });
  });
}

/** Texts in the middle of the page that stand outside of the window, or of a part of it that cuts what sticks out. */
const cutTexts = () =>
  [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, a, button, label)')]
    .filter((element) => {
      if (element.closest('[aria-hidden], [data-toast]') || element.offsetWidth < 2) return false;
      const { left, right } = element.getBoundingClientRect();
      for (let around = element.parentElement; around; around = around.parentElement) {
        const frame = around.getBoundingClientRect();
        if (getComputedStyle(around).overflowX !== 'visible' && (left < frame.left - 1 || right > frame.right + 1)) {
          // A frame that scrolls by itself hides nothing.
          return getComputedStyle(around).overflowX !== 'auto';
        }
      }
      return right > document.documentElement.clientWidth + 1;
    })
    .map(({ textContent }) => textContent);

for (const width of [1280, 390]) {
  test(`text of twice the size is neither cut nor beside the window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const screens = screensOf.filter(([, person]) => person === null).flatMap(([, , visited]) => visited);
    for (const { address, title } of screens.filter((screen) => !/^\/(demo|no)\//.test(screen.address))) {
      await page.goto(address);
      await expect(heading(page, title)).toBeVisible();
      await page.evaluate(() => void (document.documentElement.style.fontSize = '32px'));
      expect.soft(await page.evaluate(cutTexts), address).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(width);
      const header = page.getByRole('banner');
      if ((await header.count()) === 0) continue;
      await page.evaluate(() => window.scrollTo(0, 1000));
      await expect(header).not.toBeInViewport();
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the focus stands out from whatever it lies on, on every public page', async ({ page }) => {
      for (const address of ['/', '/services', '/why-it-works', '/about', '/contact', '/apply/pine-hollow', '/auth']) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // Once the page has been taken over; a form that cannot be sent before takes no focus on its button.
        await expect(page.locator('button:disabled')).toHaveCount(0);
        expect(await faintFocusRings(page), address).toEqual([]);
      }
      // And one without a ring is found.
      await page.getByLabel('Email').evaluate((field) => field.style.setProperty('outline', 'none', 'important'));
      await page.getByLabel('Email').evaluate((field) => field.style.setProperty('border', '0', 'important'));
      expect(await faintFocusRings(page)).toEqual([expect.stringMatching(/: no ring$/)]);
    });
  });
}
