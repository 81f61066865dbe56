import type { ManifestModule } from '@platform/contract';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { pageHtml } from '../../compose/page/pageHtml';
import type { Platform } from '../../platforms/platform';
import type { CurrentShell } from '../../publishing/publishShell';
import { asksForNewer } from '../asksForNewer';
import { mountingRoute } from '../candidateModules';
import { untilAborted } from '../untilAborted';
import { keepLedger, readSharedPage } from './sharedPage';
import { isFlat, tracesOf, type Growth } from './tracesOf';

/** A page of the shell, without a module. */
const AWAY = '/errors';
/** The storage key of a signed-in person's session in the browser. */
const SESSION_KEY = 'platform-session';
/** The shell's message when it has restored something. */
const TIDIED = 'A module left behind: ';

/** The visits until everything that loads only once has loaded. */
const FIRST_VISITS = 5;
/** The first measured visits. They are enough to see that a module keeps nothing. */
const CLEAN_VISITS = 5;
/** All measured visits, which show how much a module keeps. */
const VISITS = 20;
/** After this time (milliseconds), the visits so far must suffice. */
const PATIENCE_MS = 20_000;
/** Time limit for all visits (milliseconds). */
const LIMIT_MS = 40_000;

/**
 * Visits a module repeatedly from a page without modules, and compares the shared parts of the page before, during and
 * after the visit. Ends within 40 seconds.
 * @returns one sentence for each effect of the module on its neighbors
 */
export async function examineNeighbor(
  browser: Browser,
  platform: Platform,
  { shell, module }: { shell: CurrentShell; module: ManifestModule },
  stop: AbortSignal,
): Promise<string[]> {
  const route = mountingRoute(module);
  if (!route) return [];
  const limit = AbortSignal.timeout(LIMIT_MS);
  const name = `${module.descriptor.title} ${module.version}`;
  try {
    const visits = visitOften(browser, platform, { shell, module, path: route.path });
    const traces = await untilAborted(visits, AbortSignal.any([stop, limit]));
    return traces.map((trace) => `${name} ${trace}`);
  } catch (error) {
    if (stop.aborted) throw error;
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return [`${name} could not be visited again and again: ${limit.aborted ? 'it took longer than 40 seconds.' : why}`];
  }
}

async function visitOften(
  browser: Browser,
  platform: Platform,
  { shell, module, path }: { shell: CurrentShell; module: ManifestModule; path: string },
): Promise<string[]> {
  const context = await browser.newContext({ baseURL: platform.siteOrigin, serviceWorkers: 'block' });
  const page = await context.newPage();
  const tidied: string[] = [];
  const elsewhere = new Set<string>();
  page.on('console', (message) => {
    if (message.text().startsWith(TIDIED)) tidied.push(...message.text().slice(TIDIED.length).split(', '));
  });
  const home = new Set([platform.siteOrigin, platform.page.supabaseUrl, platform.page.artifactOrigin].filter(Boolean));
  await page.route('**/*', async (to) => {
    const request = to.request();
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !home.has(origin)) {
      elsewhere.add(origin);
      return to.abort();
    }
    if (request.isNavigationRequest()) {
      return to.fulfill({ contentType: 'text/html', body: emptyPage(platform, shell, module) });
    }
    const isHarmless = request.method() === 'GET' && !asksForNewer(request);
    return isHarmless ? to.continue() : to.fulfill({ status: 204 });
  });
  await page.addInitScript(keepLedger, SESSION_KEY);
  // Its absence later shows that a module has cleared the storage.
  await page.addInitScript((key) => localStorage.setItem(key, localStorage.getItem(key) ?? 'null'), SESSION_KEY);
  await page.goto(AWAY);
  await shows(page, AWAY);

  const before = await page.evaluate(readSharedPage);
  await goTo(page, path);
  const mounted = await page.evaluate(readSharedPage);
  await goTo(page, AWAY);
  const after = await page.evaluate(readSharedPage);
  const growth = await growthOf(page, path);
  await context.close();
  return tracesOf(module, { before, mounted, after, tidied: [...new Set(tidied)], elsewhere: [...elsewhere], growth });
}

/** Goes to an address without a reload, as a link does, and waits until its page is mounted. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    for (const place of document.querySelectorAll('#module-outlet > *')) place.setAttribute('data-left', '');
    window.history.pushState({}, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await shows(page, path);
}

async function shows(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => {
    const places = [...document.querySelectorAll('#module-outlet > *')];
    return places.length === 1 && !places[0]?.hasAttribute('data-left') && places[0]?.textContent !== '';
  });
  if (path === AWAY) await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

async function growthOf(page: Page, path: string): Promise<Growth> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const visit = async (times: number, until = Infinity) => {
    let done = 0;
    while (done < times && Date.now() < until) {
      await goTo(page, path);
      await goTo(page, AWAY);
      done += 1;
    }
    return done;
  };
  await visit(FIRST_VISITS - 1);
  const first = await heldBy(session);
  const until = Date.now() + PATIENCE_MS;
  const grownAfter = async (visits: number): Promise<Growth> => {
    const last = await heldBy(session);
    return {
      visits,
      nodes: last.nodes - first.nodes,
      listeners: last.listeners - first.listeners,
      heapBytes: last.heapBytes - first.heapBytes,
    };
  };
  const some = await grownAfter(await visit(CLEAN_VISITS, until));
  if (isFlat(some)) return some;
  return grownAfter(some.visits + (await visit(VISITS - some.visits, until)));
}

/** What the page still holds after garbage collection, detached elements included. */
async function heldBy(session: CDPSession): Promise<Omit<Growth, 'visits'>> {
  // The objects that one collection frees may release more.
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heapBytes: usedSize + backingStorageSize };
}

const emptyPage = (platform: Platform, shell: CurrentShell, module: ManifestModule): string =>
  pageHtml({
    page: { file: '', title: 'Errors of the platform', layout: 'site' },
    shell,
    manifest: { modules: [module], switchedOff: [] },
    config: platform.page,
  });
