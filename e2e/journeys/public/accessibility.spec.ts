import { testDoubledText } from '../../support/checks/doubledText';
import { heading } from '../../support/pages/screen';
import { testScreens, type Screen } from '../../support/pages/screens';
import { expect, test } from '../../support/test';
import { violationsOf } from '../../support/checks/violationsOf';
import { testVisibleFocus } from '../../support/checks/visibleFocus';
import { windows } from '../../support/checks/windows';

const screens: Screen[] = [
  { address: '/', title: 'Real consulting. Real results.' },
  { address: '/services', title: 'On your side, all season' },
  { address: '/why-it-works', title: 'Advice that stays on deck' },
  { address: '/about', title: 'We have done your job' },
  { address: '/contact', title: 'Tell us about your club' },
  { address: '/terms', title: 'Terms of Service' },
  { address: '/privacy', title: 'Privacy Policy' },
  { address: '/apply/pine-hollow', title: 'Work at Pine Hollow Swim & Tennis Club', also: 'Lifeguard' },
];

testScreens('the public site', null, screens);
testDoubledText(screens);
testVisibleFocus(['/', '/services', '/why-it-works', '/about', '/contact', '/apply/pine-hollow']);

for (const { colorScheme, viewport } of windows) {
  test.describe(`${colorScheme}, ${viewport.width} px`, () => {
    test.use({ colorScheme, viewport });

    test('the contact form with its errors and a toast has no violation', async ({ page }) => {
      await page.goto('/contact');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Missing Information')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });

    test('the open navigation has no violation', async ({ page }) => {
      await page.goto('/');
      await expect(heading(page, 'Real consulting. Real results.')).toBeVisible();
      if (viewport.width === 390) await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });
  });
}
