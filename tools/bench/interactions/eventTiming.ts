import type { Page } from '@playwright/test';

/** One press, click or key, from the event until the next frame shows its result. Times are in milliseconds. */
export interface Interaction {
  /** The address without the origin. */
  page: string;
  event: string;
  /** The element, as its tag and its name. */
  element: string;
  duration: number;
  /** Of the duration: before the first listener ran, and in the listeners. The rest is rendering. */
  delay: number;
  listeners: number;
}

/** Browsers report interactions from this length on (milliseconds, https://www.w3.org/TR/event-timing/#sec-performance-event-timing). */
export const SHORTEST = 16;

// As text: a named function would need a compiler helper that the page does not have.
const WATCH = `
  window.elements = new Map();
  window.interactions = new Map();
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup']) {
    addEventListener(type, ({ timeStamp, target }) => {
      const own = target.closest?.('button, a, input, select, textarea, [role]') ?? target;
      const name = own.getAttribute?.('aria-label') ?? own.labels?.[0]?.innerText ?? own.innerText ?? '';
      elements.set(timeStamp, own.tagName.toLowerCase() + ' "' + name.trim().replaceAll(/\\s+/g, ' ').slice(0, 40) + '"');
    }, true);
  }
  new PerformanceObserver((list) => {
    for (const { interactionId, name, startTime, duration, processingStart, processingEnd } of list.getEntries()) {
      const known = interactions.get(interactionId);
      if (!interactionId || known?.duration >= duration) continue;
      interactions.set(interactionId, {
        page: location.pathname + location.search,
        event: name,
        element: elements.get(startTime) ?? 'the page',
        duration,
        delay: processingStart - startTime,
        listeners: processingEnd - processingStart,
      });
    }
  }).observe({ type: 'event', durationThreshold: ${SHORTEST}, buffered: true });
`;

/** Watches the interactions of every document that a page opens from now on. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(WATCH);
}

/** The interactions with the open document that were long enough to be reported, and how many there were in all. */
export async function interactionsOf(page: Page): Promise<{ reported: Interaction[]; count: number }> {
  await untilSettled(page);
  return page.evaluate<{ reported: Interaction[]; count: number }>(
    '({ reported: [...interactions.values()], count: performance.interactionCount })',
  );
}

/** Waits until the page has nothing left to do, so that the next interaction does not wait for the last one. */
export const untilSettled = (page: Page): Promise<void> =>
  page.evaluate<void>(
    'new Promise((settled) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => settled(), { timeout: 5000 }))))',
  );
