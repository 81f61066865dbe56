import { brand } from '@platform/contract';
import { sampleTeam } from '@platform/sample-club';
import { exercises } from '../../fixtures/exercises/src/exercises';
import { heading, platformLinks, recordRequests, startShell } from '../../support/pages/screen';
import { expect, test } from '../../support/test';
import { focusedId, HOME, isMarked, KEYS, markDocument } from './visit';

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
    await startShell(page);
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
