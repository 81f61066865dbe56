import type { BrowserContext, Page } from '@playwright/test';
import { impose, type Conditions } from './conditions';
import { followRequests } from './followRequests';
import { until, untilSilent, type Known } from './waits';

/** A link of the sidebar that leads from a page of one module to one of another. */
export interface Crossing {
  from: string;
  to: string;
}

/** What precedes the click: nothing, or a pointer that rests on the link until the page has fetched the module's files. */
export type Approach = 'cold' | 'hovered';

/** The figures of one click. */
export interface CrossingFigures {
  /** From the click until a frame shows the heading that React rendered for the other module (milliseconds). */
  shown: number;
  /** Scripts that came with the pointer on the link and after the click, and the bytes of their bodies. */
  scripts: number;
  scriptBytes: number;
}

// As text: a named function would need a compiler helper that the page does not have.
const WATCH_CLICK = `
  window.crossing = { shown: 0 };
  document.addEventListener('click', ({ timeStamp }) => {
    const left = document.querySelector('#module-outlet h1');
    requestAnimationFrame(function look() {
      const heading = [...document.querySelectorAll('#module-outlet h1')].find((one) => one !== left);
      const isOwned = heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
      if (!isOwned || !heading.checkVisibility()) return requestAnimationFrame(look);
      requestAnimationFrame(() => (crossing.shown = performance.now() - timeStamp));
    });
  }, { once: true, capture: true });
`;

/**
 * Opens a page in a new tab, waits until it has loaded, and clicks the link to another module.
 * @param origin of the contender
 * @param known what earlier clicks of this kind have asked for
 */
export async function cross(
  context: BrowserContext,
  origin: string,
  { from, to }: Crossing,
  approach: Approach,
  conditions: Conditions,
  known?: Known,
): Promise<CrossingFigures> {
  const page = await context.newPage();
  try {
    const devtools = await context.newCDPSession(page);
    await impose(devtools, conditions);
    const requests = await followRequests(devtools);
    await page.goto(origin + from);
    await until(page, 'figures.hydrated > 0', origin + from);
    await untilSilent(page, requests, known, 0);
    const before = requests.ended.length;
    if (approach === 'hovered') {
      await linkTo(page, to).hover();
      // The page has been silent until now, and asks for the files once the pointer has rested for a moment.
      requests.lastChange = performance.now();
      await untilSilent(page, requests, known, 1);
    }
    await page.evaluate(WATCH_CLICK);
    // A click of Playwright's moves the pointer onto the link first.
    if (approach === 'hovered') await linkTo(page, to).click();
    else await linkTo(page, to).dispatchEvent('click');
    await until(page, 'crossing.shown > 0', `${origin}${to}, from ${from},`);
    await untilSilent(page, requests, known, 2);
    const scripts = requests.ended.slice(before).filter(({ kind }) => kind === 'script');
    return {
      shown: await page.evaluate<number>('crossing.shown'),
      scripts: scripts.length,
      scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  } finally {
    await page.close();
  }
}

const linkTo = (page: Page, to: string) => page.locator(`nav[aria-label="Platform"] a[href="${to}"]`);
