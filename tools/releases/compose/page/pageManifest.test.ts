import type { Layout, ManifestModule, NavEntry, PlatformManifest } from '@platform/contract';
import { pageManifest } from './pageManifest';
import type { SitePage } from '../sitePages';

const moduleWith = (id: string, engagement: boolean, area: NavEntry['area']) =>
  ({
    id,
    descriptor: { engagement, routes: [{ path: `/${id}` }], nav: [{ area, label: id, to: `/${id}`, order: 1 }] },
  }) as ManifestModule;

const manifest: PlatformManifest = {
  modules: [
    moduleWith('training', true, 'sidebar'),
    moduleWith('club', false, 'sidebar'),
    moduleWith('admin', false, 'user-menu'),
    moduleWith('marketing', false, 'site-header'),
  ],
  switchedOff: [],
};

const known = (layout: Layout) => {
  const page: SitePage = { file: 'training/index.html', title: 'Training', layout, module: manifest.modules[0] };
  return pageManifest(page, manifest).modules.map(({ id }) => id);
};

test('gives a page in the app layout the modules that its links lead to without an engagement', () => {
  expect(known('app')).toEqual(['training', 'club', 'admin', 'marketing']);
});

test.each(['site', 'bare'] as const)('gives a page in the layout %s its own module and the public links', (layout) => {
  expect(known(layout)).toEqual(['training', 'marketing']);
});
