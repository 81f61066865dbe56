import { iconSchema, type ManifestModule } from '@platform/contract';
import { iconNames } from '@platform/ui';
import { demoEntries } from './demoEntries';
import { navEntries } from './navEntries';

const moduleWith = (title: string, nav: object[], paths: string[]): ManifestModule =>
  ({ descriptor: { title, nav, routes: paths.map((path) => ({ path })) } }) as unknown as ManifestModule;

const manifest = {
  modules: [
    moduleWith(
      'Training',
      [{ area: 'sidebar', label: 'Training', to: '/training', order: 30, icon: 'graduation-cap' }],
      ['/training', '/demo/training'],
    ),
    moduleWith(
      'Pre-Season',
      [{ area: 'sidebar', label: 'Pre-Season', to: '/pre-season', order: 10 }],
      ['/pre-season', '/demo/pre-season'],
    ),
    moduleWith('Marketing', [{ area: 'site-header', label: 'Home', to: '/', order: 10 }], ['/']),
  ],
  switchedOff: [],
};

test('a list holds its own entries in their order', () => {
  expect(navEntries(manifest, 'sidebar').map(({ label }) => label)).toEqual(['Pre-Season', 'Training']);
  expect(navEntries(manifest, 'site-header').map(({ label }) => label)).toEqual(['Home']);
});

test('the demo lists every module with a demo route, in the order of the platform', () => {
  expect(demoEntries(manifest).map(({ label, to }) => [label, to])).toEqual([
    ['Pre-Season', '/demo/pre-season'],
    ['Training', '/demo/training'],
  ]);
});

test('every icon that a manifest may name is one that the design system draws', () => {
  expect([...iconNames].sort()).toEqual([...iconSchema.options].sort());
});
