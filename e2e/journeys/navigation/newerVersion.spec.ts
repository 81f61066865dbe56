import { brand } from '@platform/contract';
import type { Page } from '@playwright/test';
import { heading, nextPaint } from '../../support/pages/screen';
import { expect, test } from '../../support/test';
import { addForm } from './addForm';
import { rewritePage } from './rewritePage';

// page.clock leaves init scripts behind in a reused context, and they fail in the next test.
test.use({ reuseContext: false });

test.describe('a newer version of the site', () => {
  /** Time that is put forward would give up what is still being fetched. */
  const settled = (page: Page) => page.waitForLoadState('networkidle');
  const notice = (page: Page) =>
    page.getByRole('status').filter({ hasText: `A new version of ${brand.name} is ready.` });
  /** The page as it is composed once a module has another release. */
  const withNewer = (moduleId: string) => (html: string) => {
    const [before, after = ''] = html.split(`{"id":"${moduleId}","descriptor":`);
    return `${before}{"id":"${moduleId}","descriptor":${after.replace('"version":"1.0.0"', '"version":"1.1.0"')}`.replace(
      /"composition":"[^"]+"/,
      '"composition":"newer"',
    );
  };

  test('is offered to people with an open page, and can wait', async ({ page }) => {
    await page.clock.install();
    await page.goto('/demo/exercises');
    await expect(heading(page, 'Exercises')).toBeVisible();
    await settled(page);
    const asked = page.waitForResponse('**/demo/exercises');
    await page.clock.fastForward('05:30');
    await (await asked).finished();
    await nextPaint(page);
    await expect(notice(page)).toHaveCount(0);
    await rewritePage(page, '/demo/exercises', withNewer('exercises'));
    await page.clock.fastForward('05:30');
    await expect(notice(page)).toBeVisible();
    await notice(page).getByRole('button', { name: 'Later' }).click();
    await expect(notice(page)).toHaveCount(0);
    await expect(heading(page, 'Exercises')).toBeVisible();
  });

  test('of a module that is not on the page is not reported', async ({ page }) => {
    await page.clock.install();
    await page.goto('/demo/exercises');
    await expect(heading(page, 'Exercises')).toBeVisible();
    await settled(page);
    const asked = page.waitForResponse('**/demo/exercises');
    await rewritePage(page, '/demo/exercises', withNewer('recruitment'));
    await page.clock.fastForward('05:30');
    await (await asked).finished();
    await nextPaint(page);
    await expect(notice(page)).toHaveCount(0);
  });

  test('is also checked on a page reached by a link, and the console stays empty', async ({ page }) => {
    await page.goto('/auth');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
    await settled(page);
    const asked = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await (await asked).finished();
    await nextPaint(page);
    await expect(notice(page)).toHaveCount(0);
  });

  test('waits until nothing on the page is unsaved, and is there after Reload', async ({ page }) => {
    await page.clock.install();
    await page.goto('/demo/exercises');
    await expect(heading(page, 'Exercises')).toBeVisible();
    await addForm(page);
    await settled(page);
    await page.getByLabel('Season').fill('2027');
    const asked = page.waitForResponse('**/demo/exercises');
    await rewritePage(page, '/demo/exercises', withNewer('exercises'));
    await page.clock.fastForward('05:30');
    await (await asked).finished();
    await expect(page.getByLabel('Season')).toHaveValue('2027');
    await expect(notice(page)).toHaveCount(0);
    await page.getByLabel('Season').fill('2026');
    await expect(notice(page)).toBeVisible();
    await page.unroute('**/demo/exercises');
    const loaded = page.waitForEvent('load');
    await notice(page).getByRole('button', { name: 'Reload' }).click();
    await loaded;
    await expect(heading(page, 'Exercises')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });
});
