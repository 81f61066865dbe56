import type { ManifestModule } from '@platform/contract';
import { connectSupabase, sessionStore } from '@platform/session';
import { beginWaiting, LEFT } from './waiting';
import { watchLeaving } from './watchLeaving';

const drills = {
  id: 'drills',
  version: '1.1.0',
  entry: { file: 'entry.js', integrity: '' },
  preload: [],
} as unknown as ManifestModule;

let reported: Record<string, unknown>[];
let arrived: boolean;
beforeEach(() => {
  reported = [];
  arrived = true;
  sessionStore.set({ status: 'signed-out' });
  connectSupabase({ url: 'https://data.test', publishableKey: 'publishable' });
  globalThis.fetch = (async (_address: string, init: RequestInit) => {
    reported.push(...(JSON.parse(init.body as string) as { reports_param: Record<string, unknown>[] }).reports_param);
    return new Response('1');
  }) as typeof fetch;
  measureFiles();
});

/** jsdom fetches no files, and fake timers record no measurements. */
function measureFiles(): void {
  performance.getEntriesByName = () => (arrived ? [{} as PerformanceEntry] : []);
}

function watch(): AbortController {
  const wait = new AbortController();
  watchLeaving(drills, () => 'mount', performance.now() - 2000, wait.signal);
  return wait;
}
const leftPage = {
  moduleId: 'drills',
  version: '1.1.0',
  outcome: 'failed',
  phase: 'mount',
  message: 'A person left before the page appeared',
};

test('reports a page that is closed before it appeared, at once', () => {
  watch();
  window.dispatchEvent(new Event('pagehide'));
  expect(reported).toMatchObject([leftPage]);
  window.dispatchEvent(new Event('pagehide'));
  expect(reported).toHaveLength(1);
});

test('reports a page that is left for another before it appeared', () => {
  watch().abort(LEFT);
  expect(reported).toMatchObject([leftPage]);
});

test('does not report a page that has appeared, still downloads, or is in the background', () => {
  watch().abort();
  window.dispatchEvent(new Event('pagehide'));
  const inBackground = watch();
  document.dispatchEvent(new Event('visibilitychange'));
  inBackground.abort(LEFT);
  arrived = false;
  watch().abort(LEFT);
  expect(reported).toEqual([]);
});

test('does not report a person who leaves within a second and a half', async () => {
  jest.useFakeTimers();
  measureFiles();
  try {
    const soon = beginWaiting(drills, () => 'load', performance.now());
    await jest.advanceTimersByTimeAsync(1400);
    soon.abort(LEFT);
    await jest.advanceTimersByTimeAsync(1000);
    expect(reported).toEqual([]);
    const later = beginWaiting(drills, () => 'load', performance.now());
    await jest.advanceTimersByTimeAsync(1600);
    later.abort(LEFT);
    expect(reported).toMatchObject([{ outcome: 'failed', phase: 'load' }]);
  } finally {
    jest.useRealTimers();
  }
});
