import type { ManifestModule } from '@platform/contract';
import { manifestStore } from '@platform/module-kit';
import { builtInModule } from '../../manifest/builtInModule';
import { fetchTowards } from './fetchTowards';

const drills = {
  id: 'drills',
  version: '7.0.0',
  entry: { file: 'entry.js', integrity: 'sha384-entry' },
  preload: [{ file: 'page.js', integrity: 'sha384-page' }],
  descriptor: { title: 'Drills', nav: [], fills: {}, actions: [], routes: [{ path: '/drills', access: 'public' }] },
} as unknown as ManifestModule;

const files = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')];
const hints = () => files().map(({ href, crossOrigin }) => `${new URL(href).pathname} ${crossOrigin}`);
const prepare = jest.fn(() => Promise.resolve());

/** The pointer comes to an element and stays. */
const restOn = (selector: string, ms = 100) => {
  document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  jest.advanceTimersByTime(ms);
};

/** The files arrive, and the browser becomes idle. */
async function arrive() {
  for (const file of files()) file.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(2000);
}

beforeAll(() => fetchTowards(prepare));
beforeEach(() => {
  jest.useFakeTimers();
  prepare.mockClear();
  manifestStore.set({ source: 'page', manifest: { modules: [builtInModule, drills], switchedOff: [] } });
  document.body.innerHTML =
    '<a id="away" href="https://elsewhere.test/drills">Away</a><a id="own" href="/auth">Own</a><a id="drills" href="/drills"><b>Drills</b></a>';
});
afterEach(() => jest.useRealTimers());

test('fetches the files of a module once when the pointer rests on a link, and runs its code while it still does', async () => {
  restOn('#away');
  restOn('#own');
  restOn('#drills', 10);
  restOn('body');
  expect(hints()).toEqual([]);
  restOn('#drills b');
  expect(hints()).toEqual(['/modules/drills/7.0.0/entry.js anonymous', '/modules/drills/7.0.0/page.js anonymous']);
  restOn('body');
  await arrive();
  expect(prepare).not.toHaveBeenCalled();
  restOn('#drills');
  expect(hints()).toHaveLength(2);
  await arrive();
  expect(prepare.mock.calls).toEqual([[drills, '/drills']]);
});
