import type { ManifestModule, NavEntry } from '@platform/contract';
import { manifestStore, pageHistory } from '@platform/module-kit';
import { sessionStore } from '@platform/session';
import { withBuiltIn } from '../manifest/builtInModule';
import { followScreens } from '../routing/screenStore';
import { refreshSite } from './followSite';
import { updateStore } from './updateStore';

const file = { file: 'entry.js', integrity: `sha384-${'A'.repeat(64)}` };

function moduleAt(id: string, version: string, nav: NavEntry[] = []): ManifestModule {
  const routes = [`/${id}`, `/demo/${id}`].map((path) => ({ path, access: 'public', layout: 'site', title: id }));
  return {
    id,
    version,
    entry: file,
    preload: [],
    global: id,
    descriptor: {
      contract: '^1.0.0',
      id,
      title: id,
      owner: 'team@club.test',
      engagement: false,
      nav,
      fills: {},
      actions: [],
      routes,
      budget: { firstLoadBytes: 1000 },
    },
  } as unknown as ManifestModule;
}

const headerLink: NavEntry = { area: 'site-header', label: 'Pool', to: '/lanes', order: 10 };
const own = [moduleAt('drills', '1.0.0'), moduleAt('lanes', '1.0.0')];

const pageOf = (modules: ManifestModule[], shell = 'aaaa') =>
  `<script type="application/json" id="platform-manifest">${JSON.stringify({ modules, switchedOff: [] })}</script>
   <script defer src="/shell/${shell}/main.js" integrity="sha384-x"></script>
   <link rel="preload" as="script" href="/modules/entry.js">`;

let served: string;
let filesAnswer: boolean;

beforeAll(() => {
  sessionStore.set({ status: 'signed-out' });
  document.body.innerHTML = pageOf(own);
  manifestStore.set({ source: 'page', manifest: withBuiltIn({ modules: own, switchedOff: [] }) });
  pageHistory.push('/drills');
  followScreens();
  // jsdom has no network.
  globalThis.fetch = (async () => ({ ok: filesAnswer, text: async () => served })) as unknown as typeof fetch;
});
beforeEach(() => {
  filesAnswer = true;
  updateStore.setNewerFrame(undefined);
  updateStore.setNewerModule(undefined);
  manifestStore.set({ source: 'page', manifest: withBuiltIn({ modules: own, switchedOff: [] }) });
  pageHistory.push('/drills');
});

const drills = (version: string) => moduleAt('drills', version);
const lanes = moduleAt('lanes', '1.0.0');

test.each<[string, string, boolean]>([
  ['nothing', pageOf(own), false],
  ['another module', pageOf([drills('1.0.0'), moduleAt('lanes', '2.0.0')]), false],
  ['a module that this page has nothing to do with', pageOf([...own, moduleAt('slides', '1.0.0')]), false],
  ['the module on the page', pageOf([drills('1.1.0'), lanes]), true],
  ['the module on the page, which is gone', pageOf([lanes]), true],
  ['the shell', pageOf(own, 'bbbb'), true],
  ['a link of the header', pageOf([drills('1.0.0'), moduleAt('lanes', '2.0.0', [headerLink])]), true],
  ['what is no page of the platform', '<h1>Bad gateway</h1>', false],
  ['a page that is cut off', pageOf([drills('1.1.0')]).slice(0, 80), false],
])('tells a visitor only about what their page shows: newer is %s', async (_, html, isNews) => {
  served = html;
  expect(await refreshSite()).toBe(isNews);
  expect(updateStore.get()).toBe(isNews);
});

test('finds the scripts of a page that loads them on demand', async () => {
  const code = (shell: string) =>
    pageOf(own, shell).replace(/<script defer.*/s, (tags) => `<template id="page-code">${tags}</template>`);
  served = code('aaaa');
  expect(await refreshSite()).toBe(false);
  served = code('bbbb');
  expect(await refreshSite()).toBe(true);
});

test('compares the list of demos only inside the demo', async () => {
  served = pageOf([...own, moduleAt('slides', '1.0.0')]);
  pageHistory.push('/demo/drills');
  expect(await refreshSite()).toBe(true);
  pageHistory.push('/drills');
  expect(await refreshSite()).toBe(false);
});

test('says nothing before the new files can be fetched, or after the release was taken back', async () => {
  served = pageOf([drills('1.1.0'), lanes]);
  filesAnswer = false;
  expect(await refreshSite()).toBe(false);
  filesAnswer = true;
  expect(await refreshSite()).toBe(true);
  served = pageOf(own);
  expect(await refreshSite()).toBe(false);
  expect(updateStore.get()).toBe(false);
});

test('tells a signed-in person only about the shell, because their club announces modules and links', async () => {
  manifestStore.set({ source: 'person', manifest: withBuiltIn({ modules: own, switchedOff: [] }) });
  served = pageOf([drills('1.1.0'), moduleAt('lanes', '2.0.0', [headerLink])]);
  expect(await refreshSite()).toBe(false);
  served = pageOf(own, 'bbbb');
  expect(await refreshSite()).toBe(true);
});
