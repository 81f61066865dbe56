import { heading } from '../../support/pages/screen';
import { testScreens } from '../../support/pages/screens';
import { expect, test } from '../../support/test';
import { violationsOf } from '../../support/checks/violationsOf';
import { windows } from '../../support/checks/windows';

const COURSE = '30000000-0000-4000-8000-000000004000';

testScreens('the demo of training', null, [
  { address: '/demo/training', title: 'Training', also: 'CPR/AED & First Aid' },
]);
testScreens('training', 'admin@pinehollow.test', [
  { address: '/training', title: 'Training', also: 'CPR/AED & First Aid' },
  { address: `/training/${COURSE}`, title: 'Lifeguard Skills & Rescues', also: 'Jordan Blake' },
]);
testScreens('a club without training', 'staff@lakeside.test', [
  { address: '/training', title: /^Training is not part of/ },
]);

for (const { colorScheme, viewport } of windows) {
  test.describe(`${colorScheme}, ${viewport.width} px`, () => {
    test.use({ colorScheme, viewport });

    test('the open navigation of the demo has no violation', async ({ page }) => {
      await page.goto('/demo/training');
      await expect(heading(page, 'Training')).toBeVisible();
      await page.getByRole('button', { name: 'Toggle sidebar' }).click();
      if (viewport.width === 390) await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });
  });
}
