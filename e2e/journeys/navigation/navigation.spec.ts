import { brand } from '@platform/contract';
import { sampleTeam } from '@platform/sample-club';
import type { Page } from '@playwright/test';
import { exercises } from '../../fixtures/exercises/src/exercises';
import { heading, nextPaint, platformLinks, recordRequests } from '../../support/pages/screen';
import { expect, test } from '../../support/test';

const KEYS = { id: 'keys', title: 'Keys & Lockers' };
const HOME = 'The front door';

/** Marks the document, so that a page load, which makes a new one, can be told from a navigation within it. */
const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
};
/** Follows a link of the fixed header as a press does. Playwright's own click may scroll the page first. */
const follow = (page: Page, name: string) =>
  page
    .getByRole('banner')
    .getByRole('link', { name, exact: true })
    .evaluate((link: HTMLElement) => link.click());
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

test.describe('deep links', () => {
  test("a club's exercise, opened directly and reloaded", async ({ page, signIn }) => {
    await signIn('admin@pinehollow.test');
    const answer = await page.goto(`/exercises/${KEYS.id}`);
    expect(answer?.status()).toBe(200);
    await expect(heading(page, KEYS.title)).toBeVisible();
    await page.reload();
    await expect(heading(page, KEYS.title)).toBeVisible();
    await expect(page).toHaveURL(`/exercises/${KEYS.id}`);
    await expect(platformLinks(page).getByRole('link', { name: 'Exercises' })).toHaveAttribute('aria-current', 'page');
  });

  test('every exercise of the demo', async ({ page }) => {
    for (const { id, title } of exercises) {
      const answer = await page.goto(`/demo/exercises/${id}`);
      expect(answer?.status()).toBe(200);
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByRole('rowheader')).toHaveCount(sampleTeam.length);
    }
  });

  test('keep a query and a fragment in the address', async ({ page }) => {
    await page.goto('/demo/exercises?season=2025#top');
    await expect(heading(page, 'Exercises')).toBeVisible();
    await expect(page).toHaveURL('/demo/exercises?season=2025#top');
  });
});

test.describe('links', () => {
  test('open modules without a page load, and back and forward again', async ({ page }) => {
    await page.goto('/demo/exercises');
    await markDocument(page);
    await page.getByRole('link', { name: KEYS.title }).click();
    await expect(page).toHaveURL(`/demo/exercises/${KEYS.id}`);
    await expect(heading(page, KEYS.title)).toBeVisible();
    await page.getByRole('link', { name: 'Exit Platform' }).click();
    await expect(page).toHaveURL('/');
    await expect(heading(page, HOME)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(heading(page, 'Ring the bell')).toBeVisible();

    await page.goBack();
    await expect(heading(page, HOME)).toBeVisible();
    await page.goBack();
    await expect(heading(page, KEYS.title)).toBeVisible();
    await expect(page.getByText('Demo', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Exercises')).toBeVisible();
    for (const title of [KEYS.title, HOME, 'Ring the bell']) {
      await page.goForward();
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
    expect(await isMarked(page)).toBe(true);
  });

  test('work for a person who goes back and forth faster than modules appear', async ({ page }) => {
    await page.goto('/demo/exercises');
    await expect(heading(page, 'Exercises')).toBeVisible();
    await page.getByRole('link', { name: 'Exit Platform' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await page.evaluate(async () => {
      for (const step of [-1, -1, 1, 1, -1, -1]) {
        const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
        window.history.go(step);
        await arrived;
      }
    });
    await expect(page).toHaveURL('/demo/exercises');
    await expect(heading(page, 'Exercises')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('#module-outlet > *')).toHaveCount(1);
  });

  test("open a module from the shell's pages, and its pages, inside the app", async ({ page, signIn }) => {
    await signIn('admin@pinehollow.test');
    await markDocument(page);
    const overview = page.getByRole('main').getByRole('region', { name: 'Modules' });
    await overview.getByRole('link', { name: 'Exercises' }).click();
    await expect(heading(page, 'Exercises')).toBeVisible();
    await page.getByRole('link', { name: KEYS.title }).click();
    await expect(heading(page, KEYS.title)).toBeVisible();
    await page.getByRole('link', { name: 'All exercises' }).click();
    await expect(page).toHaveURL('/exercises');
    await page
      .getByRole('banner')
      .getByRole('link', { name: `${brand.name} home` })
      .click();
    await expect(page).toHaveURL('/dashboard');
    await expect(heading(page, /Marcus Bell/)).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

  test('open in another tab with the modifier key, and keep this one', async ({ page, context }) => {
    await page.goto('/demo/exercises');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: KEYS.title }).click({ modifiers: ['ControlOrMeta'] });
    const other = await opened;
    // Asked of the page itself: of a tab that a headless browser opened by itself, Playwright may miss that it has loaded.
    await expect(async () => {
      expect(await other.evaluate(() => document.querySelector('h1')?.textContent)).toBe(KEYS.title);
    }).toPass();
    await expect(page).toHaveURL('/demo/exercises');
  });

  test('move the focus to the content and change the title', async ({ page }) => {
    await page.goto('/demo/exercises');
    await expect(page).toHaveTitle(`Exercises demo · ${brand.name}`);
    await page.getByRole('link', { name: KEYS.title }).click();
    await expect(heading(page, KEYS.title)).toBeVisible();
    await expect.poll(() => focusedId(page)).toBe('content');
    await page.getByRole('link', { name: 'Exit Platform' }).click();
    await expect(heading(page, HOME)).toBeVisible();
    await expect.poll(() => focusedId(page)).toBe('content');
    await expect(page).toHaveTitle(/^Front door/);
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveTitle(`Contact · ${brand.name}`);
    await page.goBack();
    await expect(page).toHaveTitle(/^Front door/);
    await expect.poll(() => focusedId(page)).toBe('content');
  });

  test('work with the keyboard: skip link, then content', async ({ page }) => {
    await page.goto('/demo/exercises');
    await expect(heading(page, 'Exercises')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Sort by title' })).toBeFocused();
    await page.getByRole('link', { name: exercises[0]?.title ?? '' }).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, exercises[0]?.title ?? '')).toBeVisible();
  });
});

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

  test('of a loaded page is the top, wherever the last one was left', async ({ page }) => {
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
    test(`of ${address} is the previous one after a reload`, async ({ page }) => {
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
    await page.route('**/modules/shell/**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(heading(page, HOME)).toBeVisible();
    // A font that comes later breaks lines above in other places, and the browser keeps what is read where it is.
    await page.waitForFunction(() => {
      const states = [...document.fonts].map(({ status }) => status);
      // No font counts as loading before the page requests the first one.
      return states.includes('loaded') && !states.includes('loading');
    });
    await scrollTo(page, 420);
    release();
    await expect.poll(() => page.evaluate(() => window.history.scrollRestoration)).toBe('manual');
    await nextPaint(page);
    expect(await scrollTop(page)).toBe(420);
    await page.reload();
    await expect(heading(page, HOME)).toBeAttached();
    await expect.poll(() => scrollTop(page)).toBe(420);
  });

  test('is restored when a person reloads before the code has come', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.route('**/modules/shell/**/*.js', () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await expect(heading(page, HOME)).toBeVisible();
    await scrollTo(page, 420);
    await page.unrouteAll();
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.history.scrollRestoration)).toBe('manual');
    await expect.poll(() => scrollTop(page)).toBe(420);
    await page.reload();
    await expect.poll(() => scrollTop(page)).toBe(420);
  });

  test('of a page of another module is restored when its rows have loaded', async ({ page, signIn }) => {
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

  test('of two visits to the same address are separate', async ({ page }) => {
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

test.describe('the page holds one copy', () => {
  interface Shared {
    [name: string]: Record<string, { from: string }>;
  }
  interface Federated {
    __FEDERATION__: { __INSTANCES__: { name: string; shareScopeMap: { default: Shared } }[] };
    renderers: unknown[];
  }

  test('of React, of react-dom and of styled-components, with every module visited', async ({ page, signIn }) => {
    await page.addInitScript(() => {
      const renderers: unknown[] = [];
      // What React's developer tools install: every copy of react-dom announces itself here.
      Object.assign(window, {
        renderers,
        __REACT_DEVTOOLS_GLOBAL_HOOK__: {
          supportsFiber: true,
          inject: (renderer: unknown) => renderers.push(renderer),
          onCommitFiberRoot() {},
          onCommitFiberUnmount() {},
          onPostCommitFiberRoot() {},
          onScheduleFiberRoot() {},
          checkDCE() {},
        },
      });
    });
    await signIn('admin@pinehollow.test');
    await platformLinks(page).getByRole('link', { name: 'Exercises' }).click();
    await expect(heading(page, 'Exercises')).toBeVisible();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(heading(page, HOME)).toBeVisible();

    const { renderers, shared } = await page.evaluate(() => {
      const page = window as unknown as Federated;
      const scopes = page.__FEDERATION__.__INSTANCES__.map(({ shareScopeMap }) => shareScopeMap.default);
      const shared: Record<string, string[]> = {};
      for (const scope of scopes) {
        for (const [name, versions] of Object.entries(scope ?? {})) {
          const copies = Object.entries(versions).map(([version, { from }]) => `${version} of ${from}`);
          shared[name] = [...new Set([...(shared[name] ?? []), ...copies])];
        }
      }
      return { renderers: page.renderers.length, shared };
    });
    expect(renderers).toBe(1);
    for (const name of [
      'react',
      'react-dom',
      'styled-components',
      '@platform/session',
      '@platform/ui',
      '@platform/module-kit',
    ]) {
      expect(shared[name], `copies of ${name}`).toHaveLength(1);
    }
    await expect(page.locator('style[data-styled]')).toHaveCount(1);
  });
});

test.describe('the sidebar', () => {
  const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' });
  const width = async (page: Page) => (await sidebar(page).boundingBox())?.width;
  const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle sidebar' });

  test('collapses to icons with names, remembers it for seven days, and survives a reload', async ({
    page,
    context,
  }) => {
    await page.goto('/demo/exercises');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => width(page)).toBe(256);
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => width(page)).toBe(48);
    await expect(sidebar(page).getByRole('link', { name: 'Exercises' })).toHaveAttribute('aria-current', 'page');
    await sidebar(page).getByRole('link', { name: 'Exercises' }).hover();
    await expect(page.locator('[data-radix-popper-content-wrapper]')).toHaveText('Exercises');

    const cookie = (await context.cookies()).find(({ value }) => value === 'collapsed');
    const seconds = (cookie?.expires ?? 0) - Date.now() / 1000;
    expect(Math.round(seconds / 3600)).toBe(7 * 24);
    await page.reload();
    await expect.poll(() => width(page)).toBe(48);
    await page.getByRole('link', { name: KEYS.title }).click();
    await expect(heading(page, KEYS.title)).toBeVisible();
    await expect.poll(() => width(page)).toBe(48);
    await toggle(page).click();
    await expect.poll(() => width(page)).toBe(256);
    await page.reload();
    await expect.poll(() => width(page)).toBe(256);
  });

  for (const keys of ['Control+b', 'Meta+b', 'Control+B']) {
    test(`toggles with ${keys}`, async ({ page }) => {
      await page.goto('/demo/exercises');
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press(keys);
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press(keys);
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    });
  }

  for (const name of ['input', 'textarea', 'div']) {
    test(`leaves Ctrl+B to a person who types in an editable ${name}`, async ({ page }) => {
      await page.goto('/demo/exercises');
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
      // No page has a field beside the sidebar yet; a module's will stand in its outlet like this one.
      await page.locator('#module-outlet').evaluate((outlet, tag) => {
        const field = document.createElement(tag);
        if (tag === 'div') field.contentEditable = 'true';
        outlet.append(field);
        field.focus();
      }, name);
      await page.keyboard.press('Control+b');
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
      await toggle(page).focus();
      await page.keyboard.press('Control+b');
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    });
  }

  test('is a drawer on a phone that Escape closes, with the focus returned', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/demo/exercises');
    await expect(heading(page, 'Exercises')).toBeVisible();
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    await expect(drawer).toHaveCount(0);
    await expect(sidebar(page)).toHaveCount(0);
    await toggle(page).click();
    await expect(drawer).toBeVisible();
    expect(await drawer.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
    expect(Math.round((await drawer.boundingBox())?.width ?? 0)).toBe(288);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');

    await page.keyboard.press('Control+b');
    await expect(drawer).toBeVisible();
    await page.mouse.click(380, 400);
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL('/demo/exercises');
  });

  test('as a drawer keeps the focus inside, and closes after a link', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/demo/exercises');
    await toggle(page).click();
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('#page') === null)).toBe(true);
    }
    await drawer.getByRole('link', { name: 'Exit Platform' }).click();
    await expect(heading(page, HOME)).toBeVisible();
    await expect(drawer).toHaveCount(0);
    await expect.poll(() => focusedId(page)).toBe('content');
    expect(await page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
  });

  test('changes from column to drawer at 768 px', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/demo/exercises');
    await expect(sidebar(page)).toBeVisible();
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(sidebar(page)).toBeHidden();
  });
});

test.describe('the demo', () => {
  test('works without any request to the data or the auth service, and its exit goes home', async ({ page }) => {
    const sent = recordRequests(page, '/rest', '/auth', '/functions', '/storage');
    await page.goto('/demo/exercises');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(exercises.length);
    await page.getByRole('link', { name: KEYS.title }).click();
    await expect(heading(page, KEYS.title)).toBeVisible();
    await page.getByRole('link', { name: 'Exit Platform' }).click();
    await expect(page).toHaveURL('/');
    expect(sent).toEqual([]);
  });

  test('links only to the demo', async ({ page }) => {
    await page.goto('/demo/exercises');
    await expect(heading(page, 'Exercises')).toBeVisible();
    const targets = await page
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(targets.length).toBeGreaterThan(exercises.length);
    expect(targets.filter((to) => !/^(\/|#content|\/demo\/.*)$/.test(to))).toEqual([]);
  });
});
