import type { Page } from '@playwright/test';
import { heading, nextPaint, platformLinks, startShell } from '../../support/pages/screen';
import { expect, test } from '../../support/test';
import { follow, fontsLoaded, HOME, KEYS, scrollTo, scrollTop } from './visit';

test.describe('the scroll position', () => {
  test('is the top after a link, and the previous one after back and forward', async ({ page }) => {
    await page.goto('/');
    await expect(heading(page, HOME)).toBeVisible();
    const last = page.getByRole('region', { name: 'The way out' }).getByRole('link', { name: 'Ring the bell' });
    await last.scrollIntoViewIfNeeded();
    const left = await scrollTop(page);
    expect(left).toBeGreaterThan(600);
    await last.click();
    await expect(heading(page, 'Ring the bell')).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(heading(page, HOME)).toBeAttached();
    await expect.poll(() => scrollTop(page)).toBe(left);
    await page.goForward();
    await expect(heading(page, 'Ring the bell')).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test('is the top of a loaded page, wherever the last one was left', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/');
    await expect(heading(page, HOME)).toBeVisible();
    await scrollTo(page, 420);
    await page.goto(`/demo/exercises/${KEYS.id}`);
    await expect(heading(page, KEYS.title)).toBeAttached();
    await nextPaint(page);
    expect(await scrollTop(page)).toBe(0);
  });

  for (const address of ['/', `/demo/exercises/${KEYS.id}`]) {
    test(`is the previous one after a reload of ${address}`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 500 });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await scrollTo(page, 420);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect.poll(() => scrollTop(page)).toBe(420);
    });
  }

  test('stays while a person reads before the code has come, and is restored after a reload', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/shell/**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(heading(page, HOME)).toBeVisible();
    await fontsLoaded(page);
    await scrollTo(page, 420);
    release();
    await startShell(page);
    await nextPaint(page);
    expect(await scrollTop(page)).toBe(420);
    await page.reload();
    await expect(heading(page, HOME)).toBeAttached();
    await expect.poll(() => scrollTop(page)).toBe(420);
  });

  test('is restored when a person reloads before the code has come', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.route('**/shell/**/*.js', () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await expect(heading(page, HOME)).toBeVisible();
    await fontsLoaded(page);
    await scrollTo(page, 420);
    await page.unrouteAll();
    await page.reload();
    await startShell(page);
    await expect.poll(() => scrollTop(page)).toBe(420);
    await page.reload();
    await expect.poll(() => scrollTop(page)).toBe(420);
  });

  test('is restored when the rows of a page of another module have loaded', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await signIn('admin@pinehollow.test', `/exercises/${KEYS.id}`);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await scrollTo(page, 380);
    await platformLinks(page).getByRole('link', { name: 'Settings' }).click();
    await expect(heading(page, 'Settings')).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('rowheader').first()).toBeAttached();
    await expect.poll(() => scrollTop(page)).toBe(380);
  });

  test('is kept for each of two visits to the same address', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/');
    await expect(heading(page, HOME)).toBeVisible();
    await scrollTo(page, 300);
    await follow(page, 'Contact');
    await expect(heading(page, 'Ring the bell')).toBeVisible();
    await follow(page, 'Home');
    await expect(heading(page, HOME)).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await scrollTo(page, 700);
    await page.goBack();
    await expect(heading(page, 'Ring the bell')).toBeVisible();
    await page.goBack();
    await expect(heading(page, HOME)).toBeAttached();
    await expect.poll(() => scrollTop(page)).toBe(300);
  });
});

test.describe('the scroll position between pages of one module', () => {
  test('is remembered after it moved following a step back', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/');
    await expect(heading(page, HOME)).toBeVisible();
    await follow(page, 'Contact');
    await expect(heading(page, 'Ring the bell')).toBeVisible();
    await page.goBack();
    await expect(heading(page, HOME)).toBeVisible();
    await page.mouse.wheel(0, 640);
    await expect.poll(() => scrollTop(page)).toBe(640);
    await page.goForward();
    await expect(heading(page, 'Ring the bell')).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(heading(page, HOME)).toBeAttached();
    await expect.poll(() => scrollTop(page)).toBe(640);
  });
});

test.describe('links to a target inside a page', () => {
  const rooms = (page: Page) => page.getByRole('heading', { name: 'The rooms behind it' });

  test('an address with a fragment opens at the target', async ({ page }) => {
    await page.goto('/#rooms');
    await expect(heading(page, HOME)).toBeAttached();
    await expect(rooms(page)).toBeInViewport();
    await page.reload();
    await expect(heading(page, HOME)).toBeAttached();
    await expect(rooms(page)).toBeInViewport();
  });

  test('a link inside the page scrolls to the target, and back returns', async ({ page }) => {
    await page.goto('/');
    await expect(heading(page, HOME)).toBeVisible();
    await page.evaluate(() => window.location.assign('#rooms'));
    await expect(page).toHaveURL('/#rooms');
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
    await expect(rooms(page)).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goForward();
    await expect(rooms(page)).toBeInViewport();
  });

  for (const fragment of ['#nowhere', '#%E0%A4%A', '#"]']) {
    test(`one without a target, ${fragment}, is not an error`, async ({ page }) => {
      await page.goto(`/${fragment}`);
      await expect(heading(page, HOME)).toBeVisible();
      await nextPaint(page);
      expect(await scrollTop(page)).toBe(0);
      await page.evaluate(() => window.scrollTo(0, 200));
      await expect.poll(() => scrollTop(page)).toBe(200);
    });
  }

  test('the target is not hidden under the fixed header', async ({ page }) => {
    await page.goto('/');
    await expect(heading(page, HOME)).toBeVisible();
    await page.evaluate(() => window.location.assign('#rooms'));
    await expect(rooms(page)).toBeInViewport();
    const header = await page.getByRole('banner').boundingBox();
    const place = await rooms(page).boundingBox();
    expect(place?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });
});
