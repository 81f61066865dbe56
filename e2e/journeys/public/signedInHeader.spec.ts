import type { Page } from '@playwright/test';
import { nextPaint, toast } from '../../support/pages/screen';
import { expect, test } from '../../support/test';

test.describe('the header of a signed-in person', () => {
  const header = (page: Page) => page.getByRole('banner');

  test('has the dashboard, the email address and Sign Out', async ({ page, signIn }) => {
    await signIn('admin@pinehollow.test', '/');
    await expect(header(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    await expect(header(page).getByText('admin@pinehollow.test')).toBeVisible();
    await header(page).getByRole('button', { name: 'Sign Out' }).click();
    await expect(toast(page, 'Signed out')).toContainText('You have been successfully signed out');
    await expect(page).toHaveURL('/');
    await expect(header(page).getByText('admin@pinehollow.test')).toHaveCount(0);
    await expect(header(page).getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
    await expect(header(page).getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
  });

  test('has room for everything at every width', async ({ page, signIn }) => {
    await signIn('admin@pinehollow.test', '/terms');
    const link = (name: string) => header(page).getByRole('link', { name, exact: true });
    for (const width of [768, 1179, 1180, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const name of ['Home', 'Contact', 'Dashboard']) await expect(link(name)).toBeInViewport({ ratio: 1 });
      // As high as visitors have it: nothing below moves when a person turns out to be signed in.
      expect((await header(page).boundingBox())?.height).toBeLessThan(76);
      await expect(header(page).getByRole('button', { name: 'Open menu' })).toBeHidden();
      // On narrow screens, the account menu has the rest.
      const menu = header(page).getByRole('button', { name: /^Account of/ });
      await expect(menu).toBeVisible({ visible: width < 1180 });
      if (width < 1180) await menu.click();
      const signOut = header(page).getByRole(width < 1180 ? 'menuitem' : 'button', { name: 'Sign Out' });
      await expect(signOut).toBeInViewport({ ratio: 1 });
      await expect(header(page).getByText('admin@pinehollow.test')).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      if (width < 1180) await page.keyboard.press('Escape');
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await header(page).getByRole('button', { name: 'Open menu' }).click();
    await header(page).getByRole('button', { name: 'Sign Out' }).click();
    await expect(toast(page, 'Signed out')).toBeVisible();
    await expect(header(page).getByRole('navigation', { name: 'Main' })).toBeHidden();
  });

  test('has no dashboard without a club', async ({ page, signIn }) => {
    const asked = page.waitForResponse((response) => response.url().includes('/rpc/platform_start'));
    await signIn('firm@clubcrew.test', '/');
    await (await asked).finished();
    await nextPaint(page);
    await expect(header(page).getByText('firm@clubcrew.test')).toBeVisible();
    await expect(header(page).getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  });

  test('stays when signing out fails, as does the session', async ({ page, signIn, problems }) => {
    await signIn('admin@pinehollow.test', '/');
    await page.route('**/auth/v1/logout**', (route) => route.fulfill({ status: 500, json: { message: 'broken' } }));
    await header(page).getByRole('button', { name: 'Sign Out' }).click();
    const said = toast(page, 'Error');
    await expect(said).toContainText('Failed to sign out');
    await expect(said).toHaveAttribute('data-toast', 'destructive');
    await expect(header(page).getByText('admin@pinehollow.test')).toBeVisible();
    await page.reload();
    await expect(header(page).getByText('admin@pinehollow.test')).toBeVisible();
    // Unlike the dashboard, this page loads no module that visitors do not.
    await page.goto('/assets');
    await expect(page.getByRole('heading', { level: 1, name: 'Brand Assets' })).toBeVisible();
    problems.length = 0;
  });
});
