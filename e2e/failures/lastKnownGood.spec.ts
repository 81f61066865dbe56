import type { Page } from '@playwright/test';
import { publishScript } from '../support/platform/platformRegistry';
import { platform, release } from '../support/platform/platformUnderTest';
import { expect, signInAs, test } from '../support/test';

const panel = (page: Page) => page.getByRole('alert').filter({ hasText: 'Exercises is unavailable' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const container = (body: string) => `window[GLOBAL] = (() => { let scope; ${body} })();`;
const withModule = (code: string) =>
  container(`return { init: async (shared) => { scope = shared; }, get: async () => { ${code} } };`);
const withPages = (app: string) =>
  withModule(`
    const kit = (await Object.values(scope['@platform/module-kit'])[0].get())();
    const { createElement } = (await Object.values(scope.react)[0].get())();
    const routes = [{ path: '/exercises' }, { path: '/demo/exercises' }];
    const App = () => { ${app} };
    const platformModule = kit.defineModule({ descriptor: { id: 'exercises', routes }, App });
    return () => ({ platformModule });`);

async function versionOfSite(): Promise<string | undefined> {
  const answer = await fetch(`${platform.origin}/modules.json`);
  const { modules } = (await answer.json()) as { modules: { id: string; version: string }[] };
  return modules.find(({ id }) => id === 'exercises')?.version;
}

// A failing test leaves its release in production, where every later test would find it.
test.afterEach(async () => {
  if ((await versionOfSite()) !== '1.0.0') await release('rollback', 'exercises', '--reason', 'left by a test');
});

test.describe('replaces a broken release with the previous one within the same navigation', () => {
  const faults = [
    { when: 'it throws at load', version: '8.0.1', script: container('throw new Error("boom at load");') },
    {
      when: 'it throws at mount',
      version: '8.0.2',
      script: withModule(`return () => ({ platformModule: {
        id: 'exercises', mount: async () => { throw new Error('boom at mount'); }, unmount: async () => {} } });`),
    },
    { when: 'it throws at render', version: '8.0.3', script: withPages(`throw new Error('boom at render');`) },
    {
      when: 'it asks for a contract that this platform does not speak',
      version: '8.0.4',
      script: withPages(`return createElement('h1', null, 'Exercises of tomorrow');`),
      contract: '^99.0.0',
    },
  ];
  for (const { when, version, script, contract } of faults) {
    test(when, async ({ page, problems }) => {
      test.slow();
      await publishScript('exercises', version, script, { contract });
      await release('promote', 'exercises', version, '--reason', when, '--force');
      try {
        await page.goto('/demo/exercises');
        await expect(heading(page)).toHaveText('Exercises');
        await expect(panel(page)).toHaveCount(0);
        expect(problems.join('\n')).toContain(`exercises ${version} is not on the page`);
        // The shell does not retry code that arrived and threw: people would wait for nothing.
        expect(problems.filter((problem) => problem.startsWith('Loading exercises')).length).toBeLessThanOrEqual(1);
        // The next visit of the same page does not retry it either.
        problems.length = 0;
        await page.getByRole('link', { name: 'Exit Platform' }).click();
        await expect(heading(page)).toContainText('The front door');
        await page.goBack();
        await expect(heading(page)).toHaveText('Exercises');
        expect(problems).toEqual([]);
      } finally {
        await release('rollback', 'exercises', '--reason', 'broken');
      }
    });
  }
});

test('withdraws a release that throws at every third mount, while each visitor sees a working page', async ({
  browser,
}) => {
  test.slow();
  const flaky = withPages(`
    const visits = window.visitOfFlaky ??= (localStorage.flaky = Number(localStorage.flaky ?? 0) + 1);
    if (visits % 3 === 0) throw new Error('boom, now and then');
    return createElement('h1', null, 'Exercises, now and then');`);
  await publishScript('exercises', '8.1.0', flaky);

  const people = ['staff@pinehollow.test', 'admin@lakeside.test', undefined];
  const contexts = await Promise.all(people.map(() => browser.newContext()));
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  for (const [index, email] of people.entries()) if (email) await signInAs(pages[index] as Page, email);

  await release('promote', 'exercises', '8.1.0', '--reason', 'a livelier title', '--force');
  let isBack = false;
  const visitUntilBack = async (page: Page) => {
    while (!isBack) {
      await page.goto('/demo/exercises');
      await expect(heading(page)).toContainText('Exercises');
      await expect(panel(page)).toHaveCount(0);
    }
  };
  const visits = pages.map(visitUntilBack);
  // Only the test's own timeout: we know how many visits this takes, but not how fast a machine makes them.
  const back = expect
    .poll(versionOfSite, { timeout: 0, message: 'the site is composed from the release before' })
    .toBe('1.0.0')
    .finally(() => (isBack = true));
  await Promise.all([back, ...visits]);
  const { stdout } = await release('history', 'exercises');
  expect(stdout.split('\n')[2]).toMatch(
    /rollback +production +8\.1\.0 +1\.0\.0 +the platform +\d+ failures reported by browsers; mounts that work are reported later$/,
  );
  await Promise.all(contexts.map((context) => context.close()));
  const failures = await release('failures', 'exercises@8.1.0');
  expect(failures.stdout).toMatch(/^exercises 8\.1\.0: \d+ times in 2 clubs, while it rendered, last at /);
  expect(failures.stdout).toMatch(/Error: boom, now and then\n +at App entry\.js:\d+:\d+/);
});
