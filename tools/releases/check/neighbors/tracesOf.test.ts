import type { ManifestModule } from '@platform/contract';
import type { SharedPage } from './sharedPage';
import { isFlat, tracesOf, type NeighborVisit } from './tracesOf';

const training = {
  id: 'training',
  global: 'training_1_1_0',
  descriptor: { routes: [{ path: '/training' }, { path: '/demo/training', exact: true }] },
} as unknown as ManifestModule;

const page: SharedPage = {
  globals: ['fetch', '__FEDERATION__'],
  bodyElements: 4,
  kept: ['local storage platform-session', 'local storage theme'],
  title: 'Errors',
  path: '/errors',
  historyLength: 2,
  replaced: [],
  blocked: [],
  readSession: false,
};
const clean: NeighborVisit = {
  before: page,
  mounted: { ...page, path: '/demo/training', historyLength: 3, title: 'Training' },
  after: {
    ...page,
    globals: [...page.globals, 'training_1_1_0', 'rspackChunktraining_1_1_0'],
    kept: [...page.kept, 'local storage training-view', 'local storage platform-failed-releases'],
    historyLength: 4,
  },
  tidied: [],
  elsewhere: [],
  growth: { visits: 20, nodes: 3, listeners: 2, heapBytes: 900_000 },
};
const mounted = (part: Partial<SharedPage>) => ({ mounted: { ...clean.mounted, ...part } });
const after = (part: Partial<SharedPage>) => ({ after: { ...clean.after, ...part } });

test('finds no traces of a good neighbor', () => {
  expect(tracesOf(training, clean)).toEqual([]);
});

test.each<[Partial<NeighborVisit>, string]>([
  [{ tidied: ['body style', 'fetch'] }, 'left behind what the shell had to put back: body style, fetch.'],
  [after({ globals: [...page.globals, 'jQuery'] }), 'left globals on window: jQuery.'],
  [after({ bodyElements: 6 }), "left 2 of its elements on the page's body."],
  [
    after({ kept: [...page.kept, 'cookie seen', 'database other'] }),
    'keeps cookie seen, database other: a key of its own begins with "training-".',
  ],
  [after({ kept: ['local storage theme'] }), 'deleted what is not its own: local storage platform-session.'],
  [mounted({ replaced: ['fetch'] }), 'replaced fetch, which every module calls.'],
  [mounted({ historyLength: 5 }), "added 2 steps to the history without a person's doing."],
  [mounted({ path: '/recruitment' }), 'led the page to /recruitment, which is not its own.'],
  [after({ title: 'Mine' }), 'left the page\'s title as "Mine".'],
  [after({ blocked: ['style-src-elem inline'] }), "does what the page's policy refuses: style-src-elem inline."],
  [{ elsewhere: ['https://evil.test'] }, 'asks other sites: https://evil.test.'],
  [after({ readSession: true }), 'reads the session from the local storage. Ask useAuth() who is signed in.'],
  [
    { growth: { visits: 20, nodes: 400, listeners: 0, heapBytes: 0 } },
    'holds 400 elements that are no longer on the page after 20 more visits.',
  ],
  [{ growth: { visits: 20, nodes: 0, listeners: 40, heapBytes: 0 } }, 'holds 40 more listeners after 20 more visits.'],
  [{ growth: { visits: 20, nodes: 0, listeners: 0, heapBytes: 1e9 } }, 'holds 1000 MB more after 20 more visits.'],
])('reports %j', (part, sentence) => {
  expect(tracesOf(training, { ...clean, ...part })).toEqual([sentence]);
});

test.each([
  ['as it was', { nodes: 2, listeners: 0, heapBytes: 300_000 }, true],
  ['with an element of each visit', { nodes: 5, listeners: 0, heapBytes: 0 }, false],
  ['with a listener of each visit', { nodes: 0, listeners: 5, heapBytes: 0 }, false],
  ['with much of each visit in memory', { nodes: 0, listeners: 0, heapBytes: 1_500_000 }, false],
])('tells whether a few visits leave the page %s', (_how, growth, isSo) => {
  expect(isFlat({ visits: 5, ...growth })).toBe(isSo);
});
