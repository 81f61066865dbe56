import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { platform } from '../support/platform/platformUnderTest';
import { expect, submitSignIn, PASSWORD, test } from '../support/test';
import { startLoop, type DevelopmentLoop } from './developmentLoop';
import { makeWorkingCopy, type WorkingCopy } from '../support/platform/workingCopy';

let copy: WorkingCopy;
let loop: DevelopmentLoop;
let list: SourceFile;
let descriptor: SourceFile;

test.beforeAll(async () => {
  copy = await makeWorkingCopy({ withFixtures: true });
  list = await openSource('apps/exercises/src/ExercisesPage.tsx');
  descriptor = await openSource('apps/exercises/module.json');
  loop = await startLoop(copy.folder, 'exercises');
});

test.beforeEach(async () => {
  await list.restore();
  await descriptor.restore();
});

test.afterAll(async () => {
  const code = await loop?.stop();
  await copy?.remove();
  expect(code, 'the loop stops cleanly').toBe(0);
});

test('shows an edit at once and keeps typed input, without a page load', async ({ page }) => {
  await openDemo(page);
  const loaded = await markPage(page);

  await list.edit('<PageWidth>', '<PageWidth><input aria-label="Note" />');
  await page.getByLabel('Note').fill('still here');
  await list.edit('title="Exercises"', 'title="Exercises today"');

  await expect(page.getByRole('heading', { name: 'Exercises today' })).toBeVisible();
  await expect(page.getByLabel('Note')).toHaveValue('still here');
  expect(await loaded()).toBe(true);
});

test('misses nothing when saved again while the page applies the last edit', async ({ page }) => {
  await openDemo(page);
  const loaded = await markPage(page);
  const compilations = () => loop.output().split('exercises compiled').length;

  let title = 'title="Exercises"';
  for (let save = 1; save <= 20; save += 1) {
    const before = compilations();
    const next = `title="Exercises, save ${save}"`;
    await list.edit(title, next);
    await expect.poll(compilations, { intervals: [5] }).toBeGreaterThan(before);
    title = next;
  }
  await expect(page.getByRole('heading', { name: 'Exercises, save 20' })).toBeVisible();
  expect(await loaded()).toBe(true);
});

test('shows a compiler error on the page and in the terminal, and keeps the page after the fix', async ({
  page,
  problems,
}) => {
  await openDemo(page);
  const loaded = await markPage(page);

  await list.edit('title="Exercises"', 'title=');
  const overlay = page.frameLocator('#rspack-dev-server-client-overlay');
  await expect(overlay.getByText('ExercisesPage.tsx').first()).toBeVisible();
  expect(loop.output()).toContain('exercises does not compile');

  await list.edit('title=\n', 'title="Exercises again"\n');
  await expect(page.getByRole('heading', { name: 'Exercises again' })).toBeVisible();
  await expect(page.locator('#rspack-dev-server-client-overlay')).toHaveCount(0);
  expect(await loaded()).toBe(true);
  expect(problems.splice(0).join()).toContain('Errors while compiling');
});

test('applies a change of module.json to the platform', async ({ page }) => {
  await openDemo(page);
  await descriptor.edit('"title": "Exercises demo"', '"title": "Exercises tour"');
  await expect(page).toHaveTitle(/^Exercises tour/);
});

test('serves the page around the module as published, under the same policy, and names the overlay', async ({
  page,
}) => {
  const policyOf = async (origin: string) => {
    await page.goto(`${origin}/demo/exercises`);
    return page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  };
  expect(await policyOf(loop.origin)).toBe(`${await policyOf(platform.origin)} rspack-dev-server#overlay`);
  await page.goto(`${loop.origin}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(scripts).toContain('/modules/marketing/1.0.0/entry.js');
});

test('a member works with the club’s own data, and the module stays restricted to the same people', async ({
  page,
}) => {
  await page.goto(`${loop.origin}/auth`);
  await submitSignIn(page, 'admin@pinehollow.test', PASSWORD);
  await page.getByRole('navigation', { name: 'Platform' }).getByRole('link', { name: 'Exercises' }).click();
  await expect(page.getByRole('heading', { name: 'Exercises', level: 1 })).toBeVisible();
  await list.edit('title="Exercises"', 'title="Exercises of the club"');
  await expect(page.getByRole('heading', { name: 'Exercises of the club' })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${loop.origin}/auth`);
  await submitSignIn(page, 'staff@lakeside.test', PASSWORD);
  await expect(page).toHaveURL(`${loop.origin}/dashboard`);
  await page.goto(`${loop.origin}/exercises`);
  await expect(page.getByRole('heading', { name: "Exercises is not part of your club's engagement" })).toBeVisible();
});

async function openDemo(page: Page): Promise<void> {
  await page.goto(`${loop.origin}/demo/exercises`);
  await expect(page.getByRole('heading', { name: 'Exercises', level: 1 })).toBeVisible();
}

/** Marks the loaded page. @returns a function that tells whether it is still the same one */
async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return () => page.evaluate(() => 'marked' in window);
}

interface SourceFile {
  edit(from: string, to: string): Promise<void>;
  restore(): Promise<void>;
}

async function openSource(name: string): Promise<SourceFile> {
  const file = path.join(copy.folder, name);
  const original = await readFile(file, 'utf8');
  // Saves as editors do: readers see the old file or the new one, never half of one.
  const save = async (content: string) => {
    const draft = path.join(copy.folder, 'draft');
    await writeFile(draft, content);
    await rename(draft, file);
  };
  return {
    async edit(from, to) {
      const before = await readFile(file, 'utf8');
      expect(before, `${name} holds what the test edits`).toContain(from);
      await save(before.replace(from, to));
    },
    async restore() {
      if ((await readFile(file, 'utf8')) !== original) await save(original);
    },
  };
}
