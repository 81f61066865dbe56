import { chromium, expect, type BrowserContext, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testChromiumLaunch } from '#chromium';

/** A separate browser in which the platform's service worker keeps pages for a day without a network. */
export interface Deck {
  readonly context: BrowserContext;
  readonly page: Page;
  /**
   * Resolves once the device has stored the files of the page, and an answer from each of these tables and functions.
   */
  hasKept(reads: readonly string[]): Promise<void>;
  /** Ends the browser, and starts it again without a network, with what it stored. Its context and page are new. */
  restartOffline(): Promise<void>;
  close(): Promise<void>;
}

/** The shell and a module have more files than this. */
const FILES = 60;

/** Opens a browser with a profile of its own, which `close` deletes. */
export async function openDeck(baseURL: string | undefined): Promise<Deck> {
  const folder = await mkdtemp(path.join(tmpdir(), 'deck-'));
  const launch = () =>
    chromium.launchPersistentContext(folder, { ...testChromiumLaunch(), baseURL, serviceWorkers: 'allow' });
  const firstPage = async () => context.pages()[0] ?? (await context.newPage());
  let context = await launch();
  let page = await firstPage();
  const addressesIn = (cache: string) =>
    page.evaluate(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url), cache);
  return {
    get context() {
      return context;
    },
    get page() {
      return page;
    },
    async hasKept(reads) {
      await expect.poll(async () => (await addressesIn('files')).length, { timeout: 30_000 }).toBeGreaterThan(FILES);
      const missing = async () => {
        const kept = await addressesIn('person');
        return reads.filter((name) => !kept.some((address) => new URL(address).pathname.endsWith(`/${name}`)));
      };
      await expect.poll(missing, { timeout: 30_000 }).toEqual([]);
    },
    async restartOffline() {
      await context.close();
      context = await launch();
      await context.setOffline(true);
      page = await firstPage();
      // A service worker that starts just then keeps its network: it is taken again until the worker reaches nothing.
      await page.goto('/healthz');
      const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
      const reaches = () =>
        worker.evaluate(() =>
          fetch(`/healthz?${Date.now()}`).then(
            () => true,
            () => false,
          ),
        );
      await expect(async () => {
        await context.setOffline(false);
        await context.setOffline(true);
        expect(await reaches()).toBe(false);
      }).toPass();
    },
    async close() {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
