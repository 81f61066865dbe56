import type { ManifestModule } from '@platform/contract';
import { avoidBroken } from '../loading/fallback/fallback';
import type { OutletState } from '../loading/frame/outletStore';
import { builtInModule } from '../manifest/builtInModule';
import type { Screen } from '../routing/resolveScreen';
import { pageModules } from './pageModules';

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
    fills: {},
    contract: '^1.0.0',
    budget: { firstLoadBytes: 1 },
  },
};
const [route] = training.descriptor.routes;
const onPage = (module: ManifestModule) => ({ kind: 'module', module, route }) as Screen;
const elsewhere: Screen = { kind: 'not-found', pathname: '/train' };
const placesOf = (module: ManifestModule, screen: Screen, outlet: OutletState) =>
  pageModules({ modules: [builtInModule, module], switchedOff: [] }, screen, outlet);

test('shows the module of the page and its state, and no module for the shell’s own pages', () => {
  expect(placesOf(training, elsewhere, { kind: 'mounted' })).toEqual([
    { module: training, shown: training, place: undefined },
  ]);
  expect(placesOf(training, onPage(training), { kind: 'mounted' })[0]?.place).toBe('mounted');
  expect(placesOf(training, onPage(training), { kind: 'empty' })[0]?.place).toBe('loading');
});

test('the panel shows the fallback release after a release has failed', () => {
  const { version: _, ...files } = training;
  const failing: ManifestModule = {
    ...training,
    version: '1.6.0',
    fallback: { ...files, version: '1.1.0', contract: '^1.0.0' },
  };
  avoidBroken(failing);
  const [row] = placesOf(failing, onPage(failing), { kind: 'mounted' });
  expect(row).toMatchObject({ module: failing, shown: { version: '1.1.0' }, place: 'mounted' });
});
