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

const hints = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(
    ({ href, crossOrigin }) => `${new URL(href).pathname} ${crossOrigin}`,
  );

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('fetches the files of a module once when the pointer rests on a link to it', () => {
  manifestStore.set({ source: 'page', manifest: { modules: [builtInModule, drills], switchedOff: [] } });
  fetchTowards();
  document.body.innerHTML =
    '<a id="away" href="https://elsewhere.test/drills">Away</a><a id="own" href="/auth">Own</a><a id="drills" href="/drills"><b>Drills</b></a>';
  const restOn = (selector: string, ms = 100) => {
    document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    jest.advanceTimersByTime(ms);
  };
  restOn('#away');
  restOn('#own');
  restOn('#drills', 10);
  restOn('body');
  expect(hints()).toEqual([]);
  restOn('#drills b');
  restOn('#drills');
  expect(hints()).toEqual(['/modules/drills/7.0.0/entry.js anonymous', '/modules/drills/7.0.0/page.js anonymous']);
});
