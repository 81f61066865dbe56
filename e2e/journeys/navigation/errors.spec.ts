import { brand, errorAddress, errorNumbers } from '@platform/contract';
import type { Page, Request } from '@playwright/test';
import type * as React from 'react';
import { holdIdleTime } from '../../support/checks/idleTime';
import { heading, nextPaint, toast } from '../../support/pages/screen';
import { expect, test } from '../../support/test';

// page.clock leaves init scripts behind in a reused context, and they fail in the next test.
test.use({ reuseContext: false });

const UNEXPECTED = 'Unexpected Application Error!';

/** Whether code of the shell has been asked for since, and all of it has arrived. */
function followCode(page: Page): { hasArrived(): boolean } {
  const asked: Request[] = [];
  const arrived: Request[] = [];
  const isCode = (request: Request) => /\/shell\/.*\.js$/.test(request.url());
  page.on('request', (request) => void (isCode(request) && asked.push(request)));
  page.on('requestfinished', (request) => void (isCode(request) && arrived.push(request)));
  return { hasArrived: () => asked.length > 0 && asked.every((request) => arrived.includes(request)) };
}

/** Answers an address with its own page, in other words. */
async function rewritePage(page: Page, address: string, rewrite: (html: string) => string): Promise<void> {
  await page.route(`**${address}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: rewrite(await answer.text()) });
  });
}

test.describe('an error has a number', () => {
  test('which the panel and the console name, with a page that explains it', async ({ page, problems }) => {
    await page.route('**/modules/exercises/**', (route) => route.abort());
    await page.goto('/demo/exercises');
    const panel = page.getByRole('alert').filter({ hasText: 'Exercises is unavailable' });
    await expect(panel).toContainText('E202 unreachable');
    expect(problems.join('\n')).toMatch(/exercises 1\.0\.0 is not on the page \(E202, see http:\S+\/errors\/E202\)/);
    await panel.getByText('Details').click();
    await panel.getByRole('link', { name: 'E202' }).click();
    await expect(heading(page, 'The server could not be reached')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What to do' })).toBeVisible();
    await page.getByRole('link', { name: 'All errors' }).click();
    await page.getByRole('link', { name: /^E204/ }).click();
    await expect(heading(page, "One of the module's files is not the published one")).toBeVisible();
    problems.length = 0;
  });

  test('answers 404 when no error has it', async ({ page }) => {
    await page.goto('/errors/E999');
    await expect(heading(page, 'Oops! Page not found')).toBeVisible();
  });
});

test.describe('the platform itself stops', () => {
  test('when it starts without its settings', async ({ page, problems }) => {
    await rewritePage(page, '/demo/exercises', (html) => html.replace('id="platform-config"', 'id="lost"'));
    await page.goto('/demo/exercises');
    const failure = page.getByRole('alert');
    await expect(failure.getByRole('heading', { name: UNEXPECTED })).toBeVisible();
    await expect(failure.getByRole('link', { name: 'Error E101' })).toHaveAttribute('href', '/errors/E101');
    await page.unroute('**/demo/exercises');
    await failure.getByRole('button', { name: 'Reload the page' }).click();
    await expect(heading(page, 'Exercises')).toBeVisible();
    problems.length = 0;
  });

  for (const [address, found] of [
    ['/auth', 'Welcome back'],
    ['/demo/exercises', 'Exercises'],
    ['/', 'The front door'],
  ] as const) {
    test(`when code of ${address} does not arrive`, async ({ page, problems }) => {
      const code = /\/shell\/.*\/(main|vendor)[^/]*\.js$/;
      await page.route(code, (route) => route.abort());
      await page.goto(address);
      const failure = page.getByRole('alert').filter({ hasText: UNEXPECTED });
      await expect(failure).toHaveCount(1);
      await expect(failure).toContainText('did not arrive');
      const number = failure.getByRole('link', { name: `Error ${errorNumbers['page-code']}` });
      await expect(number).toHaveAttribute('href', errorAddress('page-code'));
      await page.unroute(code);
      await failure.getByRole('link', { name: 'Reload the page' }).click();
      await expect(failure).toHaveCount(0);
      await expect(heading(page, found)).toBeVisible();
      problems.length = 0;
    });
  }

  test('in its header: says so, and the module beside it works', async ({ page, problems }) => {
    await page.addInitScript(() => {
      const { matchMedia } = window;
      // Modules ask as well, and have done nothing wrong.
      window.matchMedia = (query) => {
        const asking = new Error('boom in the header');
        const [, , caller = ''] = asking.stack?.split('\n') ?? [];
        if (caller.includes('/shell/')) throw asking;
        return matchMedia.call(window, query);
      };
    });
    await page.goto('/demo/exercises');
    const failure = page.getByRole('alert').filter({ hasText: UNEXPECTED });
    await expect(failure.getByRole('link', { name: 'Error E103' })).toBeVisible();
    await expect(heading(page, 'Exercises')).toBeVisible();
    expect(problems.join('\n')).toContain('E103');
    problems.length = 0;
  });
});

test("says that a page's code cannot be fetched, stops trying, and shows the page after Retry", async ({
  page,
  signIn,
  problems,
}) => {
  // What is fetched ahead is not counted.
  await holdIdleTime(page);
  await signIn('manager@pinehollow.test');
  let refused = 0;
  await page.route('**/shell/**/*.js', (route) => {
    refused += 1;
    return route.abort();
  });
  await page.evaluate(() => {
    window.history.pushState({}, '', '/preview');
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  const failure = page.getByRole('alert').filter({ hasText: 'This page did not arrive' });
  await expect(failure).toBeVisible();
  const asked = refused;
  await nextPaint(page);
  expect(refused).toBe(asked);
  expect(asked).toBeLessThan(5);
  await page.unroute('**/shell/**/*.js');
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page, 'This is not the link of a preview')).toBeVisible();
  expect(problems.join('\n')).toContain('E2');
  problems.length = 0;
});

test.describe('without a network', () => {
  test('a banner says so until it is back', async ({ page, context }) => {
    await page.goto('/demo/exercises');
    await expect(heading(page, 'Exercises')).toBeVisible();
    const banner = page.getByRole('status').filter({ hasText: 'You are offline.' });
    await expect(banner).toHaveCount(0);
    await context.setOffline(true);
    await expect(banner).toBeVisible();
    await context.setOffline(false);
    await expect(banner).toHaveCount(0);
  });

  test("a visitor reads only that, without a module's name, and the page appears by itself once it is back", async ({
    page,
    context,
    problems,
  }) => {
    await page.goto('/contact');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    await context.setOffline(true);
    // At the very top where there is no header, below it where there is one: it covers neither logo nor links.
    const banner = page.getByRole('status').filter({ hasText: 'You are offline.' });
    await expect(banner).toBeVisible();
    const header = await page.getByRole('banner').boundingBox();
    expect((await banner.boundingBox())?.y).toBe(header?.height);
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'You are offline' });
    await expect(failure).toBeVisible();
    await expect(failure.getByText(/Marketing|E2\d\d/)).toBeHidden();
    await context.setOffline(false);
    await expect(heading(page, 'Who lives here')).toBeVisible();
    await expect(failure).toHaveCount(0);
    problems.length = 0;
  });

  for (const width of [1440, 390]) {
    test(`search, the bell and signing out open for the first time at ${width} px`, async ({
      page,
      context,
      signIn,
      problems,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const rest = await holdIdleTime(page);
      await signIn('staff@pinehollow.test');
      const header = page.getByRole('banner');
      const bell = header.getByRole('button', { name: /^Notifications/ });
      await expect(bell).toBeVisible();
      const code = followCode(page);
      await rest();
      await expect.poll(code.hasArrived).toBe(true);
      await context.setOffline(true);

      await header.getByRole('button', { name: 'Search' }).click();
      const search = page.getByRole('dialog', { name: 'Search' });
      await search.getByRole('combobox').fill('exer');
      await expect(search.getByRole('option', { name: 'Exercises', exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await bell.click();
      await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
      await page.keyboard.press('Escape');
      await header.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
      await expect(toast(page, 'Signed out')).toBeVisible();
      // The home page is not on the device; Chromium logs each file that it cannot load.
      await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible();
      problems.length = 0;
    });
  }

  test('puts the bar of the sign-in page at the top, and the logo below it', async ({ page, context }) => {
    await page.goto('/auth');
    const logo = page.getByRole('main').getByRole('link', { name: `${brand.name} home` });
    await expect(logo).toBeVisible();
    await context.setOffline(true);
    const banner = page.getByRole('status').filter({ hasText: 'You are offline.' });
    await expect(banner).toBeVisible();
    const { y = 0, height = 0 } = (await banner.boundingBox()) ?? {};
    expect(y).toBe(0);
    expect((await logo.boundingBox())?.y).toBeGreaterThanOrEqual(height);
  });
});

test.describe('a browser that keeps no site data', () => {
  test('opens the public pages, the demo and the sign-in page', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/demo/exercises');
    await expect(heading(page, 'Exercises')).toBeVisible();
    await page.getByRole('link', { name: 'First Aid Boxes' }).click();
    await expect(heading(page, 'First Aid Boxes')).toBeVisible();
    await page.goto('/contact');
    await page.getByLabel('Message').fill('Six lanes and a slide.');
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
  });
});

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

test.describe('unsaved input', () => {
  const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

  test('is asked about before a link discards it', async ({ page }) => {
    await page.goto('/demo/exercises');
    await expect(heading(page, 'Exercises')).toBeVisible();
    await addForm(page);
    await page.getByLabel('Season').fill('2027');
    await page.getByRole('link', { name: 'Exit Platform' }).click();
    await expect(question(page)).toContainText('Your changes to the season are not saved yet.');
    await expect(question(page).getByRole('button', { name: 'Stay on this page' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question(page)).toHaveCount(0);
    await expect(page).toHaveURL('/demo/exercises');
    await expect(page.getByLabel('Season')).toHaveValue('2027');
    await page.getByRole('link', { name: 'Exit Platform' }).click();
    await question(page).getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL('/');
  });

  test('is asked about before a step back, which happens when the person leaves', async ({ page }) => {
    await page.goto('/demo/exercises');
    await page.getByRole('link', { name: 'First Aid Boxes' }).click();
    await expect(heading(page, 'First Aid Boxes')).toBeVisible();
    const address = page.url();
    await addForm(page);
    await page.getByLabel('Season').fill('2027');
    await page.evaluate(() => window.history.back());
    await expect(question(page)).toBeVisible();
    expect(page.url()).toBe(address);
    await expect(heading(page, 'First Aid Boxes')).toBeVisible();
    await question(page).getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL('/demo/exercises');
    await expect(heading(page, 'Exercises')).toBeVisible();
  });

  test('is asked about before the tab closes', async ({ page }) => {
    await page.goto('/demo/exercises');
    await expect(heading(page, 'Exercises')).toBeVisible();
    await addForm(page);
    await page.getByLabel('Season').fill('2027');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(page.getByLabel('Season')).toHaveValue('2027');
  });
});

/** What a form needs of module-kit, as a module finds it on the page. */
interface Kit {
  useUnsavedChanges(dirty: boolean, what: string): void;
  defineModule(definition: { descriptor: { id: string; routes: { path: string }[] }; App: React.ComponentType }): {
    mount(props: { domElement: HTMLElement; onCrash(error: Error): void }): Promise<void>;
  };
}

/** Puts a form of a module beside the page's own, made with the platform's kit as every module's. */
async function addForm(page: Page): Promise<void> {
  await page.evaluate(async () => {
    type Shared = Record<string, Record<string, { get(): Promise<() => unknown> }>>;
    const { __FEDERATION__: federation } = window as unknown as {
      __FEDERATION__: { __INSTANCES__: { shareScopeMap: { default: Shared } }[] };
    };
    const scope = federation.__INSTANCES__[0]?.shareScopeMap.default ?? {};
    const load = async <T>(name: string): Promise<T> => {
      const [copy] = Object.values(scope[name] ?? {});
      if (!copy) throw new Error(`${name} is not shared`);
      return (await copy.get())() as T;
    };
    const react = await load<typeof React>('react');
    const kit = await load<Kit>('@platform/module-kit');
    const App = () => {
      const [season, setSeason] = react.useState('2026');
      kit.useUnsavedChanges(season !== '2026', 'the season');
      return react.createElement('input', {
        'aria-label': 'Season',
        value: season,
        onChange: (event: { target: HTMLInputElement }) => setSeason(event.target.value),
      });
    };
    const form = kit.defineModule({ descriptor: { id: 'form', routes: [{ path: '/' }] }, App });
    const place = document.createElement('div');
    document.getElementById('module-outlet')?.append(place);
    await form.mount({ domElement: place, onCrash: (error) => console.error(error) });
  });
}
