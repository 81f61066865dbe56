import type { Page } from '@playwright/test';
import { publicManifest, publicPages } from '../../support/platform/publicPages';
import { heading, toast } from '../../support/pages/screen';
import { expect, test } from '../../support/test';

const MARKETING = '**/modules/marketing/**';

/** Keeps what the page came with, before any script of it runs, to compare it with what stands there later. */
async function rememberComposedElements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener(
      'readystatechange',
      () => {
        const parts = ['#chrome header', '#module-outlet h1', '#chrome-footer footer'];
        Object.assign(window, { composed: parts.map((part) => document.querySelector(part)) });
      },
      { once: true },
    );
  });
}

/** Which of them are still the very same elements. */
const keptElements = (page: Page): Promise<boolean[]> =>
  page.evaluate(() => {
    const { composed } = window as unknown as { composed: (Element | null)[] };
    return composed.map((element) => element?.isConnected ?? false);
  });

/** Resolves when React has the module: its root marks the element that it renders into. */
const takenOver = (page: Page) =>
  page.waitForFunction(() => {
    const title = document.querySelector('#module-outlet h1');
    return title !== null && Object.keys(title).some((key) => key.startsWith('__reactFiber'));
  });

test('hydrates every public page as it arrived: nothing renders twice and there are no warnings', async ({
  page,
  request,
  problems,
}) => {
  await rememberComposedElements(page);
  for (const { path } of publicPages(await publicManifest(request))) {
    await test.step(path, async () => {
      await page.goto(path);
      await takenOver(page);
      expect(await keptElements(page)).toEqual([true, true, true]);
      const { rules, different } = await page.evaluate(() => {
        const [sheet, ...others] = [...document.querySelectorAll('style')].map(({ sheet }) => sheet);
        if (others.length > 0) throw new Error('there is more than one style element');
        const texts = [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText);
        return { rules: texts.length, different: new Set(texts).size };
      });
      expect(rules).toBeGreaterThan(20);
      expect(different).toBe(rules);
      expect(problems).toEqual([]);
    });
  }
});

test('hydrates an address with a query, a fragment or a slash at its end', async ({ page }) => {
  await rememberComposedElements(page);
  for (const address of ['/contact?utm_source=letter', '/contact#content', '/contact/']) {
    await page.goto('about:blank');
    await page.goto(address);
    await takenOver(page);
    expect(await keptElements(page), address).toEqual([true, true, true]);
  }
});

for (const rendered of ['with the module that comes', 'by an older set of libraries, so that it is replaced']) {
  test(`keeps what is typed before the module is there, and sends it: the page was rendered ${rendered}`, async ({
    page,
  }) => {
    const email = `early.${crypto.randomUUID()}@oakridge.test`;
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route(MARKETING, async (route) => {
      await held;
      await route.continue();
    });
    if (rendered.startsWith('by an older')) await serveAsRenderedBefore(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.getByLabel('Inquiry type').selectOption('Submit a Question');
    await page.getByLabel('Name', { exact: true }).fill('Ana Lima');
    await page.getByLabel('Email').fill(email);
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeDisabled();
    goOn();
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(toast(page, 'Message Sent!')).toBeVisible();
    const letters = (await (await page.request.get('/outbox.json')).json()) as { replyTo: string; subject: string }[];
    expect(letters.filter(({ replyTo }) => replyTo === email)).toHaveLength(1);
  });
}

/** What people are served between a release of the shell's libraries and the next one of the module. */
async function serveAsRenderedBefore(page: Page): Promise<void> {
  await page.route('/contact', async (route) => {
    const answer = await route.fetch();
    const [before, after] = (await answer.text()).split('data-composed-for="marketing ', 2);
    if (after === undefined) throw new Error('the page does not say which release it was rendered with');
    await route.fulfill({ response: answer, body: `${before}data-composed-for="${after.slice(after.indexOf('"'))}` });
  });
}

test('a page whose module cannot be loaded stays readable, and Retry makes it work', async ({ page, problems }) => {
  await page.route(MARKETING, (route) => route.abort());
  await page.goto('/contact');
  const notice = page.getByRole('alert').filter({ hasText: 'A part of this page did not arrive' });
  await expect(notice).toContainText('You can read this page');
  await expect(heading(page, 'Tell us about your club')).toBeVisible();
  await page.unroute(MARKETING);
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await expect(notice).toHaveCount(0);
  problems.length = 0;
});

test('shows the next page, not the old one, when a person goes on before the module is there', async ({ page }) => {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(MARKETING, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const link = page.getByRole('banner').getByRole('link', { name: 'Contact' });
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#chrome header') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  await link.click();
  await expect(page).toHaveURL('/contact');
  await expect(heading(page, 'Real consulting. Real results.')).toHaveCount(0);
  goOn();
  await expect(heading(page, 'Tell us about your club')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});
