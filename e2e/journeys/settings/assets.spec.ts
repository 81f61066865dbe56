import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { card } from '../../support/pages/card';
import { database } from '../../support/platform/platformRegistry';
import { heading, toast } from '../../support/pages/screen';
import { expect, startSessionIn, test } from '../../support/test';

const ADMIN = 'admin@pinehollow.test';
const assets = ['Main Logo', 'Square Icon', 'Tagline Logo', 'Hero Image'] as const;
const PNG_SIGNATURE = '89504e470d0a1a0a';
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><script>alert(2)</script><circle r="4"/></svg>';

async function clubId(): Promise<string> {
  const { data, error } = await (await database()).from('clubs').select('id').eq('slug', 'pine-hollow').single();
  if (error) throw new Error(error.message);
  return data.id as string;
}

/** The club's own files, as storage really holds them. */
async function ownFiles(): Promise<string[]> {
  const { data, error } = await (await database()).storage.from('brand').list(await clubId());
  if (error) throw error;
  return data.map(({ name }) => name);
}

test.afterEach(async () => {
  const folder = await clubId();
  const names = (await ownFiles()).map((name) => `${folder}/${name}`);
  if (names.length > 0) await (await database()).storage.from('brand').remove(names);
});

async function openAssets(page: Page): Promise<void> {
  await page.goto('/assets');
  await expect(heading(page, 'Brand Assets')).toBeVisible();
  for (const title of assets) await expect(card(page, title).getByRole('img')).toBeVisible();
}

/** Width of the picture that a card really shows (px), 0 for a broken one. */
const shownWidth = (page: Page, title: string) =>
  card(page, title)
    .getByRole('img')
    .evaluate((image: HTMLImageElement) =>
      image.decode().then(
        () => image.naturalWidth,
        () => 0,
      ),
    );

async function download(page: Page, title: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: `Download ${title}` }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

async function replace(page: Page, title: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.getByRole('button', { name: `Replace ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: `Replace ${title}` });
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(dialog.getByLabel('Image')).toHaveAccessibleDescription(/^Choose an image\./);
  await dialog.getByLabel('Image').setInputFiles(file);
  return dialog;
}

test('lets everyone in a club download the four images under their names', async ({ page, startSession }) => {
  await startSession('staff@lakeside.test');
  await openAssets(page);
  await expect(page.getByRole('button', { name: /Replace/ })).toHaveCount(0);
  for (const [title, name, width] of [
    ['Main Logo', 'clubcrew-main-logo.png', 1200],
    ['Square Icon', 'clubcrew-square-icon.png', 1024],
    ['Tagline Logo', 'clubcrew-tagline-logo.png', 1200],
    ['Hero Image', 'clubcrew-hero-image.png', 1920],
  ] as const) {
    expect(await shownWidth(page, title)).toBe(width);
    const file = await download(page, title);
    expect([file.name, file.bytes.subarray(0, 8).toString('hex')]).toEqual([name, PNG_SIGNATURE]);
  }
});

test('replaces the logo with a sanitized drawing, shows it to members, and restores the default', async ({
  page,
  startSession,
  browser,
  baseURL,
}) => {
  await startSession(ADMIN);
  await openAssets(page);
  const dialog = await replace(page, 'Main Logo', {
    name: 'ours.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(DRAWING),
  });
  await expect(dialog.getByRole('img', { name: 'Main Logo as it will be' })).toBeVisible();
  await expect(dialog.getByRole('status').filter({ hasText: 'Parts of this drawing were removed' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Your changes to Main Logo are not saved yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  expect(await ownFiles()).toEqual([]);
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(toast(page, 'Main Logo replaced')).toBeVisible();
  await expect(card(page, 'Main Logo').getByRole('img', { name: 'Main Logo of Pine Hollow' })).toBeVisible();
  expect(await ownFiles()).toEqual([expect.stringMatching(/^main-logo\.[0-9a-f-]{36}\.svg$/)]);

  const member = await browser.newPage({ baseURL });
  await startSessionIn(member, 'staff@pinehollow.test');
  await openAssets(member);
  const file = await download(member, 'Main Logo');
  expect(file.name).toBe('pine-hollow-swim-tennis-club-main-logo.svg');
  expect(file.bytes.toString()).toContain('<circle');
  expect(file.bytes.toString()).not.toMatch(/script|onload|alert/);
  await member.close();

  await page.getByRole('button', { name: 'Restore default Main Logo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore default' }).click();
  await expect(toast(page, 'Main Logo is the default again')).toBeVisible();
  // The default is shown once its row has been read again, a moment after the message.
  await expect.poll(() => shownWidth(page, 'Main Logo')).toBe(1200);
  expect(await ownFiles()).toEqual([]);
});

test('replaces the first picture with the second, and keeps no part of it', async ({ page, startSession }) => {
  const picture = await readFile(new URL('../../../apps/shell/head/auth.png', import.meta.url));
  await startSession(ADMIN);
  await openAssets(page);
  for (let time = 0; time < 2; time += 1) {
    const dialog = await replace(page, 'Hero Image', { name: 'pool.png', mimeType: 'image/png', buffer: picture });
    await dialog.getByRole('button', { name: 'Replace' }).click();
    await expect(dialog).toBeHidden();
  }
  await expect.poll(ownFiles).toHaveLength(1);
  await expect.poll(() => shownWidth(page, 'Hero Image')).toBe(1200);
});

test('refuses a file that is not an image with a sentence, and stores nothing', async ({ page, startSession }) => {
  await startSession(ADMIN);
  await openAssets(page);
  const dialog = await replace(page, 'Square Icon', {
    name: 'icon.png',
    mimeType: 'image/png',
    buffer: Buffer.from('not a picture'),
  });
  await expect(dialog.getByRole('alert')).toHaveText('This picture cannot be read. Export it again as PNG or JPEG.');
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(dialog.getByLabel('Image')).toBeFocused();
  await dialog
    .getByLabel('Image')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await expect(dialog).toContainText('This is not PNG, JPEG, or SVG. Choose another file.');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  expect(await ownFiles()).toEqual([]);
});

test('explains in plain words that images failed to load or to be replaced', async ({ page, signIn, problems }) => {
  const boom = { status: 500, json: { message: 'boom', statusCode: '500', error: 'boom' } };
  await page.route('**/storage/v1/object/list/brand', (route) => route.fulfill(boom));
  const refused = () => page.waitForResponse('**/storage/v1/object/list/brand');
  const first = refused();
  await signIn(ADMIN, '/assets');
  await first;
  // The page asks three times more before it gives up.
  for (let retry = 1; retry <= 3; retry += 1) await refused();
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch brand assets' });
  await expect(failure).toContainText('The server could not answer. Try again in a moment.');
  await expect(failure).not.toContainText('boom');
  await page.unroute('**/storage/v1/object/list/brand');
  await failure.getByRole('button', { name: 'Retry' }).click();

  await page.route('**/storage/v1/object/brand/**', (route) => route.fulfill(boom));
  const dialog = await replace(page, 'Main Logo', {
    name: 'ours.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(DRAWING),
  });
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'The image was not replacedThe server could not answer. Try again in a moment.',
  );
  await dialog.getByRole('button', { name: 'Remove ours.svg' }).click();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  problems.length = 0;
});
