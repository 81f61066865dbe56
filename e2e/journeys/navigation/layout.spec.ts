import { platformLinks } from '../../support/pages/screen';
import { expect, test } from '../../support/test';

const EXERCISE = '/exercises/keys';

test.describe('the signed-in layout', () => {
  test('keeps the header and the sidebar in place while the page scrolls', async ({ page, signIn }) => {
    await signIn('admin@pinehollow.test');
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto(EXERCISE);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await page.mouse.move(640, 300);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    expect(await page.getByRole('banner').boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 64 });
    expect(await page.getByRole('complementary', { name: 'Sidebar' }).boundingBox()).toMatchObject({
      x: 0,
      y: 64,
      width: 256,
    });
  });

  test('names the sections of the sidebar in order, and marks the current page', async ({ page, signIn }) => {
    await signIn('admin@pinehollow.test');
    const sections = await platformLinks(page).getByRole('heading').allTextContents();
    expect(['Navigation', 'Modules', 'Settings'].filter((name) => sections.includes(name))).toEqual(sections);
    expect(sections.slice(0, 2)).toEqual(['Navigation', 'Modules']);
    await page.goto(EXERCISE);
    await expect(platformLinks(page).locator('[aria-current=page]')).toHaveText(['Exercises']);
  });
});
