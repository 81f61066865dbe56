import type { Browser, BrowserContext, Page } from '@playwright/test';
import { backendSteps, waterfallDepth, type PageRequest } from './requestTree';
import { impose, type Conditions } from './conditions';
import { followRequests } from './followRequests';
import { PATIENCE, until, untilSilent, type Known } from './waits';

/** The figures of one visit. Times are in milliseconds since the page was asked for, sizes in bytes. */
export interface VisitFigures {
  /** Bodies of all scripts as transferred, and of those that came before the page was usable. */
  scriptBytes: number;
  scriptBytesBeforeUse: number;
  scripts: number;
  scriptsBeforeUse: number;
  waterfallDepth: number;
  backendRequests: number;
  backendSteps: number;
  /** Text of the scripts inside the page, not compressed. */
  inlineBytes: number;
  /** When React had rendered or hydrated the heading of the module; 0 if it had not when the page was silent. */
  hydrated: number;
  /** When the page could be used: with a press, when that was answered, else `hydrated`. */
  usable: number;
  largestPaint: number;
  layoutShift: number;
}

// As text: a named function would need a compiler helper that the page does not have.
const WATCH = `
  window.figures = { hydrated: 0, answered: 0, largestPaint: 0, layoutShift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) figures.largestPaint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) figures.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  requestAnimationFrame(function look() {
    const heading = document.querySelector('#module-outlet h1');
    const isOwned = heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
    if (isOwned) figures.hydrated = performance.now();
    else requestAnimationFrame(look);
  });
  requestAnimationFrame(function look() {
    if ([...document.querySelectorAll('#site-menu, [data-answered]')].some((found) => found.checkVisibility())) figures.answered = performance.now();
    else requestAnimationFrame(look);
  });
`;

/** A phone: there, the links of the public header are in a menu. */
const PHONE = { width: 390, height: 844 };

/** A browser profile of its own, in which the person of the stored session is signed in, if there is one. */
export async function openProfile(browser: Browser, origin: string, session?: string): Promise<BrowserContext> {
  const localStorage = session === undefined ? [] : [{ name: 'platform-session', value: session }];
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    // The platform's worker keeps pages for times without a network. The monolith has none.
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  await context.addInitScript(WATCH);
  return context;
}

/**
 * What a person does on a page: look at it, wait until its module is there, open the menu of the public header as soon as
 * they see it, or search in the same way. A search is answered by an element with `data-answered`.
 */
export type Use = 'look' | 'wait' | 'press' | 'search';

/**
 * Opens an address in a new tab, and measures until the page has loaded what it loads by itself.
 * @param known what earlier visits of this kind have asked for; without it, the page has to be silent for a while
 */
export async function visit(
  context: BrowserContext,
  address: string,
  conditions: Conditions,
  use: Use,
  known?: Known,
): Promise<VisitFigures> {
  const page = await context.newPage();
  try {
    const devtools = await context.newCDPSession(page);
    await impose(devtools, conditions);
    const requests = await followRequests(devtools);
    const isAnswered = use === 'press' || use === 'search';
    if (isAnswered) await useAtOnce(page, address, use);
    else await page.goto(address, { timeout: PATIENCE });
    if (use === 'wait') await until(page, 'figures.hydrated > 0', address);
    await untilSilent(page, requests, known);
    const { answered, ...seen } = await page.evaluate<Seen>('figures');
    const inlineBytes = await page.evaluate<number>(INLINE_BYTES);
    const usable = isAnswered ? answered : seen.hydrated;
    return { ...countRequests(requests.ended, usable), ...seen, inlineBytes, usable };
  } finally {
    await page.close();
  }
}

type Seen = Pick<VisitFigures, 'hydrated' | 'largestPaint' | 'layoutShift'> & { answered: number };

const INLINE_BYTES = `[...document.scripts]
  .filter(({ type, src }) => type === '' && src === '')
  .reduce((sum, { text }) => sum + text.length, 0)`;

/** Does what a person on a phone does who sees the page for the first time. */
async function useAtOnce(page: Page, address: string, use: 'press' | 'search'): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(address, { timeout: PATIENCE, waitUntil: 'commit' });
  if (use === 'press') await page.getByRole('button', { name: 'Open menu' }).click({ timeout: PATIENCE });
  else await page.getByRole('searchbox').fill('a', { timeout: PATIENCE });
  await until(page, 'figures.answered > 0 && figures.hydrated > 0', address);
}

function countRequests(requests: readonly PageRequest[], usable: number) {
  const scripts = requests.filter(({ kind }) => kind === 'script');
  const before = scripts.filter(({ end }) => end <= usable);
  const bytesOf = (some: readonly PageRequest[]) => some.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    scriptBytes: bytesOf(scripts),
    scriptBytesBeforeUse: bytesOf(before),
    scripts: scripts.length,
    scriptsBeforeUse: before.length,
    waterfallDepth: waterfallDepth(requests),
    backendRequests: requests.filter(({ kind }) => kind === 'backend').length,
    backendSteps: backendSteps(requests),
  };
}
