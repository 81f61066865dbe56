import { testDoubledText } from '../../support/checks/doubledText';
import { faintFocusRings } from '../../support/checks/focusRings';
import { testScreens, type Screen } from '../../support/pages/screens';
import { expect, submitSignIn, test } from '../../support/test';
import { violationsOf } from '../../support/checks/violationsOf';
import { testVisibleFocus } from '../../support/checks/visibleFocus';
import { windows } from '../../support/checks/windows';

const screens: Screen[] = [
  { address: '/auth', title: 'Welcome back' },
  { address: '/auth/reset', title: 'Reset your password' },
  { address: '/auth/password', title: 'This link no longer works' },
  { address: '/errors', title: 'Errors of the platform', also: 'The module took too long' },
  { address: '/errors/E202', title: 'The server could not be reached' },
];

testScreens('the sign-in pages and the errors', null, [
  ...screens,
  { address: '/no/such-page', title: 'Oops! Page not found' },
]);
testScreens('an administrator', 'admin@pinehollow.test', [
  { address: '/dashboard', title: /Marcus Bell/, also: 'Team Collaboration' },
]);
testScreens('a plain member', 'staff@lakeside.test', [
  { address: '/invitations', title: 'Your invitations', also: 'Only the firm moves people between clubs.' },
]);
testDoubledText(screens);
testVisibleFocus(['/auth']);

test('finds a control without a focus ring', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.locator('button:disabled')).toHaveCount(0);
  await page.getByLabel('Email').evaluate((field) => field.style.setProperty('outline', 'none', 'important'));
  await page.getByLabel('Email').evaluate((field) => field.style.setProperty('border', '0', 'important'));
  expect(await faintFocusRings(page)).toEqual([expect.stringMatching(/: no ring$/)]);
});

for (const { colorScheme, viewport } of windows) {
  test.describe(`${colorScheme}, ${viewport.width} px`, () => {
    test.use({ colorScheme, viewport });

    test('the sign-in page with a refusal has no violation', async ({ page }) => {
      await page.goto('/auth');
      await submitSignIn(page, 'stranger@example.test', 'something');
      await expect(page.getByRole('alert')).toBeVisible();
      // The refusal doubts the address: the next try begins there.
      await expect(page.getByLabel('Email')).toBeFocused();
      expect(await violationsOf(page)).toEqual([]);
    });

    test("has no axe violation in what opens from a signed-in person's header", async ({ page, signIn }) => {
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
