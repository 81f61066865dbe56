import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { passCheck, publishScript, releaseFolder } from '../support/platform/platformRegistry';
import { release } from '../support/platform/platformUnderTest';
import { expect, test } from '../support/test';

const FOLDER = releaseFolder('exercises', '1.0.0');
const panel = (page: Page) => page.getByRole('alert').filter({ hasText: 'Exercises is unavailable' });
const exercises = (page: Page) => page.getByRole('heading', { level: 1, name: 'Exercises', exact: true });

/** The shell, its sidebar and the other modules work while Exercises does not. */
async function expectTheRestToWork(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Platform' })).toBeVisible();
  await page.getByRole('link', { name: 'Exit Platform' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The front door');
  await expect(page.getByRole('alert').filter({ hasText: 'unavailable' })).toHaveCount(0);
  // Not page.goBack(): it would wait for a load event that a held file keeps from coming.
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL('/demo/exercises');
}

test.describe('the release cannot be loaded', () => {
  test('its files are missing from the store', async ({ page, problems }) => {
    await rename(FOLDER, `${FOLDER}.away`);
    try {
      await page.goto('/demo/exercises');
      await expect(panel(page)).toContainText('Its file entry.js is missing (404).');
      await expect(panel(page).getByRole('heading', { level: 1 })).toHaveText('Exercises is unavailable');
      await expectTheRestToWork(page);
      await expect(panel(page)).toBeVisible();
    } finally {
      await rename(`${FOLDER}.away`, FOLDER);
    }
    await panel(page).getByRole('button', { name: 'Retry' }).click();
    await expect(exercises(page)).toBeVisible();
    problems.length = 0;
  });

  for (const which of ['entry', 'chunk'] as const) {
    for (const how of ['one byte flipped', 'code added'] as const) {
      test(`its ${which} is not the published one: ${how}`, async ({ page, problems }) => {
        const restore = await tamper(which, how);
        try {
          await page.goto('/demo/exercises');
          await expect(panel(page)).toContainText(
            /Its file \S+ is not the one that was published, so it was not run\./,
          );
          expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
          await expectTheRestToWork(page);
          await panel(page).getByRole('button', { name: 'Retry' }).click();
          await expect(panel(page)).toBeVisible();
          expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
        } finally {
          await restore();
        }
        await panel(page).getByRole('button', { name: 'Retry' }).click();
        await expect(exercises(page)).toBeVisible();
        problems.length = 0;
      });
    }
  }

  for (const { what, change, reason } of [
    {
      what: 'changed',
      change: withCode,
      reason: /Its file \S+ is not the one that was published, so it was not run\./,
    },
    { what: 'gone', change: undefined, reason: /Its file \S+ is missing \(404\)\./ },
  ]) {
    test(`a chunk of it that a tab needs is ${what}`, async ({ page, problems }) => {
      await page.goto('/demo/exercises');
      await expect(exercises(page)).toBeVisible();
      const restore = await changeFiles(/^\d+\.js$/, change);
      try {
        await page.getByRole('tab', { name: 'People' }).click();
        await expect(panel(page)).toContainText(reason);
        expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
      } finally {
        await restore();
      }
      await panel(page).getByRole('button', { name: 'Retry' }).click();
      await expect(exercises(page)).toBeVisible();
      problems.length = 0;
    });
  }

  test('the network fails', async ({ page, problems }) => {
    await page.route('**/modules/exercises/**', (route) => route.abort());
    await page.goto('/demo/exercises');
    await expect(panel(page)).toContainText('The server could not be reached.');
    await expectTheRestToWork(page);
    await expect(panel(page)).toBeVisible();
    await page.unroute('**/modules/exercises/**');
    await panel(page).getByRole('button', { name: 'Retry' }).click();
    await expect(exercises(page)).toBeVisible();
    problems.length = 0;
  });

  test('names the wait when it is slow, lets the person leave, and shows it in the end', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/modules/exercises/**/entry.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/demo/exercises', { waitUntil: 'commit' });
    await expect(page.getByText('Still loading Exercises')).toBeVisible();
    await expectTheRestToWork(page);
    release();
    await expect(exercises(page)).toBeVisible();
  });

  test('offers another try after eight seconds when it never arrives', async ({ page, problems }) => {
    await page.route('**/modules/exercises/**/entry.js', () => new Promise(() => {}));
    await page.goto('/demo/exercises', { waitUntil: 'commit' });
    await expect(panel(page)).toContainText('Loading its files took longer than 8 seconds.', { timeout: 20_000 });
    await expectTheRestToWork(page);
    problems.length = 0;
  });
});

test.describe('the release throws, and so does the previous one', () => {
  const container = (body: string) => `window[GLOBAL] = (() => { let scope; ${body} })();`;
  const withModule = (code: string) =>
    container(`return { init: async (shared) => { scope = shared; }, get: async () => { ${code} } };`);
  const faults = [
    {
      when: 'at load',
      version: '9.0.1',
      script: container('throw new Error("boom at load");'),
      reason: /boom at load|stopped while loading/,
    },
    {
      when: 'at mount',
      version: '9.0.2',
      script: withModule(`return () => ({ platformModule: {
        id: 'exercises', mount: async () => { throw new Error('boom at mount'); }, unmount: async () => {} } });`),
      reason: 'It stopped while starting: boom at mount',
    },
    {
      when: 'at render',
      version: '9.0.3',
      script: withModule(`
        const kit = (await Object.values(scope['@platform/module-kit'])[0].get())();
        return () => ({ platformModule: kit.defineModule({
          descriptor: { id: 'exercises', routes: [{ path: '/exercises' }, { path: '/demo/exercises' }] },
          App: () => { throw new Error('boom at render'); } }) });`),
      reason: 'It stopped working: boom at render',
    },
  ];

  for (const { when, version, script, reason } of faults) {
    test(when, async ({ page, problems }) => {
      test.slow();
      const before = `${version}-before`;
      for (const each of [before, version]) {
        await publishScript('exercises', each, script);
        await passCheck('exercises', each);
        await release('promote', 'exercises', each, '--reason', `throws ${when}`, '--force');
      }
      try {
        await page.goto('/demo/exercises');
        await expect(panel(page)).toContainText(reason);
        await expect(panel(page)).toContainText(`Exercises ${version}`);
        await panel(page).getByRole('button', { name: 'Retry' }).click();
        await expect(panel(page)).toContainText(reason);
        await expectTheRestToWork(page);
      } finally {
        await release('rollback', 'exercises', '--reason', `throws ${when}`);
        await release('rollback', 'exercises', '--reason', `throws ${when}`);
      }
      await page.goto('/demo/exercises');
      await expect(exercises(page)).toBeVisible();
      problems.length = 0;
    });
  }
});

/** Changes one file of the release in the store; the returned function puts everything back. */
const tamper = (which: 'entry' | 'chunk', how: 'one byte flipped' | 'code added') =>
  changeFiles(
    which === 'entry' ? /^entry\.js$/ : /^exercises-pages\.js$/,
    how === 'code added' ? withCode : withFlippedByte,
  );

/** Changes or removes files of the release in the store; the returned function puts everything back. */
async function changeFiles(which: RegExp, change?: (content: Buffer) => Buffer): Promise<() => Promise<void>> {
  const names = await readdir(FOLDER);
  const changed = names.filter((file) => which.test(file));
  if (changed.length === 0) throw new Error(`The release has no ${which.source}`);
  const variants = names.filter((file) => changed.some((name) => file === name || file.startsWith(`${name}.`)));
  const before = await Promise.all(
    variants.map(async (file) => [file, await readFile(path.join(FOLDER, file))] as const),
  );
  for (const [file, content] of before) {
    // Remove the compressed copies, so that the platform serves the changed bytes.
    if (change && changed.includes(file)) await writeFile(path.join(FOLDER, file), change(content));
    else await rm(path.join(FOLDER, file));
  }
  return async () => {
    for (const [file, content] of before) await writeFile(path.join(FOLDER, file), content);
  };
}

function withCode(content: Buffer): Buffer {
  return Buffer.concat([Buffer.from('window.tampered=1;'), content]);
}

/** Changes a letter inside a message: the script stays valid, so only the digest can detect it. */
function withFlippedByte(content: Buffer): Buffer {
  const changed = Buffer.from(content);
  const place = changed.indexOf('Exercises') >= 0 ? changed.indexOf('Exercises') : changed.indexOf('exercises');
  changed[place] = (changed[place] ?? 0) ^ 1;
  return changed;
}
