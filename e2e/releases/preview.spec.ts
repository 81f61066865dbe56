import type { Browser, Page } from '@playwright/test';
import { personsClient } from '../support/people';
import { database, publishPages } from '../support/platform/platformRegistry';
import { platform, release } from '../support/platform/platformUnderTest';
import { expect, PASSWORD, signInAs, submitSignIn, test } from '../support/test';
import { violationsOf } from '../support/checks/violationsOf';
import { askPartsAlone } from '../support/platform/partsAlone';

/** A different version for every worker: a release never changes. */
const VERSION = `1.2.0-pr-${Date.now()}`;
const MANAGER = 'manager@pinehollow.test';

const banner = (page: Page) => page.getByRole('region', { name: 'Preview' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Issues a ticket as a module team does. @returns its link and its id */
async function issue(...releases: string[]): Promise<{ link: string; ticket: string }> {
  const { stdout, stderr } = await release('preview', ...releases, '--for', MANAGER, '--hours', '2');
  const link = /^http\S+\/preview\/\S+$/m.exec(stdout)?.[0] ?? '';
  expect(link, stderr).not.toBe('');
  return { link, ticket: link.split('/').at(-1) ?? '' };
}

/** A separate browser that shares nothing with the others. */
async function browserOf(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: platform.origin, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signInAs(page, email);
  return page;
}

test.beforeAll(async () => {
  await publishPages('exercises', VERSION, { '/exercises': 'Exercises, as it will be' });
  await publishPages('marketing', VERSION, { '/': 'Marketing, as it will be' });
});

test.afterAll(async () => {
  const registry = await database();
  const { data } = await registry.from('preview_tickets').select('id').is('ended_at', null);
  for (const { id } of data ?? []) await registry.rpc('end_preview_ticket', { ticket_id_param: id as string });
});

// Each of them releases, and signs several people in.
test.slow();

test('shows a person a combination of releases by its link, and no one else', async ({ page, browser }) => {
  const { link } = await issue(`exercises@${VERSION}`, `marketing@${VERSION}`);

  // The link asks for sign-in first, and then returns.
  await page.goto(link);
  await expect(page).toHaveURL('/auth');
  await submitSignIn(page, MANAGER, PASSWORD);
  await expect(page).toHaveURL(link);
  await expect(page.getByRole('listitem')).toHaveText([`Exercises ${VERSION}`, `Marketing ${VERSION}`]);
  expect(await violationsOf(page)).toEqual([]);
  await expect(page.getByText('saved, except in a module that your club does not have.')).toBeVisible();
  await page.getByRole('button', { name: 'Start the preview' }).click();

  await expect(page).toHaveURL('/exercises');
  await expect(title(page)).toHaveText('Exercises, as it will be');
  await expect(banner(page)).toContainText(`Preview of Exercises ${VERSION}, Marketing ${VERSION}, until`);
  expect(await violationsOf(page)).toEqual([]);
  await page.goto('/');
  await expect(title(page)).toHaveText('Marketing, as it will be');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Exercises', exact: true }).first().click();
  await expect(title(page)).toHaveText('Exercises, as it will be');
  // On every layout.
  for (const address of ['/', '/errors', '/demo/exercises', '/auth/reset']) {
    await page.goto(address);
    await expect(banner(page)).toBeVisible();
  }

  const elsewhere = await browserOf(browser, MANAGER);
  const colleague = await browserOf(browser, 'admin@pinehollow.test');
  for (const other of [elsewhere, colleague]) {
    await other.goto('/exercises');
    await expect(title(other)).toHaveText('Exercises');
    await expect(banner(other)).toHaveCount(0);
  }
  const stranger = await browserOf(browser, 'staff@lakeside.test');
  for (const other of [colleague, stranger]) {
    await other.goto(link);
    await expect(title(other)).toHaveText('This preview is not for you.');
    await expect(other.getByText('Ask the person who sent you the link.')).toBeVisible();
    await other.goto('/dashboard');
    await expect(banner(other)).toHaveCount(0);
  }
  for (const other of [elsewhere, colleague, stranger]) await other.context().close();
});

test('ends with Exit in this tab, and starts again with the link until the firm ends it', async ({
  page,
  signIn,
  problems,
}) => {
  const { link, ticket } = await issue(`exercises@${VERSION}`);
  await signIn(MANAGER, link);
  await page.getByRole('button', { name: 'Start the preview' }).click();
  await expect(title(page)).toHaveText('Exercises, as it will be');

  await banner(page).getByRole('button', { name: 'Exit preview' }).click();
  await expect(title(page)).toHaveText('Exercises');
  await expect(banner(page)).toHaveCount(0);

  await page.goto(link);
  await page.getByRole('button', { name: 'Start the preview' }).click();
  await expect(title(page)).toHaveText('Exercises, as it will be');
  const ended = await release('preview', '--end', ticket);
  expect(ended.stdout).toContain('The preview has ended.');
  await page.reload();
  await expect(title(page)).toHaveText('Exercises');
  await expect(page.getByText('The preview has ended. This is what everyone sees.')).toBeVisible();
  await page.goto(link);
  await expect(title(page)).toHaveText('This preview has ended.');
  // The browser's own message for the refusal.
  expect(problems.splice(0)).toEqual([expect.stringContaining('409')]);

  const { stdout } = await release('tickets');
  expect(stdout).toMatch(new RegExp(`${ticket} +${MANAGER} +exercises@${VERSION} +ended by team@exercises.test`));
});

test('ends by itself in an open page: the page stays, and the next one is everyone’s', async ({ page, signIn }) => {
  // The shortest ticket is an hour: this page hears of less.
  await askPartsAlone(page);
  await page.route('**/rpc/platform_manifest', async (route) => {
    const answer = await route.fetch();
    const manifest = (await answer.json()) as { preview?: { endsAt: string } };
    if (manifest.preview) manifest.preview.endsAt = new Date(Date.now() + 5000).toISOString();
    await route.fulfill({ response: answer, json: manifest });
  });
  const { link } = await issue(`exercises@${VERSION}`);
  await signIn(MANAGER, link);
  await page.getByRole('button', { name: 'Start the preview' }).click();
  await expect(title(page)).toHaveText('Exercises, as it will be');

  await expect(
    page.getByText('The preview has ended. From the next page on you see what everyone sees.'),
  ).toBeVisible();
  await expect(title(page)).toHaveText('Exercises, as it will be');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await expect(page).toHaveURL('/legacy-dashboard');
  await expect(page.getByText('The preview has ended.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Exercises', exact: true }).first().click();
  await expect(title(page)).toHaveText('Exercises');
});

test('ends on sign-out: the next person in this tab sees nothing of it', async ({ page, signIn }) => {
  const { link } = await issue(`exercises@${VERSION}`);
  await signIn(MANAGER, link);
  await page.getByRole('button', { name: 'Start the preview' }).click();
  await expect(banner(page)).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(banner(page)).toHaveCount(0);
  await signIn('admin@pinehollow.test', '/exercises');
  await expect(title(page)).toHaveText('Exercises');
  await expect(banner(page)).toHaveCount(0);
});

test.describe('what cannot be previewed', () => {
  test("a ticket put into the tab by hand opens nothing of another person's", async ({ page, signIn }) => {
    const { ticket } = await issue(`exercises@${VERSION}`);
    await signIn('admin@pinehollow.test');
    for (const forged of [ticket, '00000000-0000-4000-8000-000000000000']) {
      await page.evaluate((id) => {
        sessionStorage.setItem('preview-ticket', id);
        window.name = `preview ${id}`;
      }, forged);
      await page.goto('/exercises');
      await expect(title(page)).toHaveText('Exercises');
      await expect(banner(page)).toHaveCount(0);
      await expect(page.getByText('The preview has ended. This is what everyone sees.')).toBeVisible();
      expect(await page.evaluate(() => sessionStorage.getItem('preview-ticket'))).toBeNull();
    }
  });

  test('a link that names another site stays on this one', async ({ page, signIn }) => {
    const { ticket } = await issue(`exercises@${VERSION}`);
    await signIn(MANAGER, `/preview/${ticket}?to=//evil.example&next=https://evil.example#//evil.example`);
    await page.getByRole('button', { name: 'Start the preview' }).click();
    await expect(page).toHaveURL(`${platform.origin}/exercises`);

    for (const address of ['/preview', '/preview/evil.example', '/preview/00000000-0000']) {
      await page.goto(address);
      await expect(title(page)).toHaveText('This is not the link of a preview');
    }
  });

  test('unregistered releases, and tickets that a client makes for itself', async () => {
    const unknown = await release('preview', 'exercises@7.7.7', '--for', MANAGER);
    expect(unknown.exitCode).toBe(1);
    expect(unknown.stderr).toContain('There is no release 7.7.7 of exercises.');
    const ghost = await release('preview', `exercises@${VERSION}`, '--for', 'ghost@example.test');
    expect(ghost.stderr).toContain('No one with the address ghost@example.test can sign in.');
    const tooLong = await release('preview', `exercises@${VERSION}`, '--for', MANAGER, '--hours', '900');
    expect(tooLong.stderr).toContain('A preview lasts from 1 to 168 hours.');

    const registry = await database();
    const count = async () =>
      (await registry.from('preview_tickets').select('*', { count: 'exact', head: true })).count;
    const before = await count();
    const client = await personsClient(MANAGER);
    const made = await client.rpc('issue_preview_ticket', {
      releases_param: { exercises: VERSION },
      email_param: MANAGER,
    });
    expect(made.error?.message).toBe('Only the firm issues preview tickets.');
    expect(await count()).toBe(before);
  });
});
