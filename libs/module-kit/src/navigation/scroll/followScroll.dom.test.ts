import { pageHistory } from '../pageHistory';

// jsdom has no layout and no such observer.
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

const mounted = { get: () => ({ kind: 'mounted' as const }), subscribe: () => () => {} };
const scrollTo = jest.fn();
let scrollY = 0;

beforeEach(() => {
  jest.useFakeTimers();
  scrollTo.mockReset();
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => scrollY });
  window.scrollTo = scrollTo;
  Object.assign(window.history, { scrollRestoration: 'auto' });
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** As a page that has just loaded does. */
async function start(): Promise<void> {
  await jest.isolateModulesAsync(async () => (await import('./followScroll')).followScroll(mounted));
}

test('leaves a loaded page to the browser, which may put it back later than the shell starts', async () => {
  await start();
  expect(scrollTo).not.toHaveBeenCalled();
  expect(window.history.scrollRestoration).toBe('auto');
  await jest.advanceTimersByTimeAsync(100);
  expect(window.history.scrollRestoration).toBe('manual');
});

test('keeps where a person has scrolled before the shell started, for a reload', async () => {
  scrollY = 420;
  await start();
  expect(scrollTo).not.toHaveBeenCalled();
  scrollY = 0;
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('platform-scroll')).toContain(JSON.stringify([pageHistory.location.key, 420]));
});

test('restores at once what it remembers', async () => {
  sessionStorage.setItem('platform-scroll', JSON.stringify([[pageHistory.location.key, 420]]));
  await start();
  expect(window.history.scrollRestoration).toBe('manual');
  await jest.advanceTimersByTimeAsync(100);
  expect(scrollTo).toHaveBeenCalledWith(0, 420);
});
