import type { ManifestModule } from '@platform/contract';
import { moduleRows, type PageModule } from './moduleRows';

const training: ManifestModule = {
  id: 'training',
  version: '1.1.0',
  global: 'training',
  entry: { file: 'entry.js', integrity: '' },
  preload: [],
  descriptor: {
    id: 'training',
    title: 'Training',
    owner: 'team@club.example',
    engagement: true,
    routes: [{ path: '/training', exact: false, access: 'club', layout: 'app', title: 'Training' }],
    nav: [],
    fills: { 'dashboard.card': { order: 30 } },
    contract: '^1.0.0',
    budget: { firstLoadBytes: 1 },
  },
};

const rowOf = (module: ManifestModule, at: Partial<PageModule> = {}, fetched: string[] = []) =>
  moduleRows([{ module, shown: module, place: undefined, ...at }], new Set(fetched))[0];

test('lists the state of a module and the slots it fills', () => {
  expect(rowOf(training)).toEqual({
    id: 'training',
    title: 'Training',
    version: '1.1.0',
    why: 'It is in production.',
    state: 'not loaded',
    slots: ['dashboard.card'],
  });
  expect(rowOf(training, {}, ['training@1.1.0'])?.state).toBe('loaded');
  // Files of another release are not its own.
  expect(rowOf(training, {}, ['training@1.0.0'])?.state).toBe('not loaded');
  expect(rowOf(training, { place: 'mounted' })?.state).toBe('mounted');
  expect(rowOf(training, { place: 'loading' }, ['training@1.1.0'])?.state).toBe('loading');
});

test('shows the fallback instead of a failed release', () => {
  const failing = { ...training, version: '1.6.0' };
  expect(rowOf(failing, { shown: training, place: 'mounted' })).toMatchObject({
    version: '1.1.0',
    why: 'It is the fallback for 1.6.0, which failed on this page.',
    state: 'mounted',
  });
});

test('names the folder of a module in development', () => {
  expect(rowOf({ ...training, version: '0.0.0-development' })?.why).toBe('It comes from your folder.');
});

test.each([
  ['ticket', 'A preview ticket shows it to you.'],
  ['pin', 'Your club is pinned to it.'],
  ['rollout', 'Its rollout has reached your club.'],
  ['channel', 'Your club follows its channel.'],
] as const)('a release that comes by %s says so', (why, words) => {
  expect(rowOf({ ...training, why })?.why).toBe(words);
});
