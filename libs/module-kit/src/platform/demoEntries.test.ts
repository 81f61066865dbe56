import type { ManifestModule } from '@platform/contract';
import { demoEntries } from './demoEntries';

const moduleWith = (title: string, nav: object[], paths: string[]): ManifestModule =>
  ({ descriptor: { title, nav, routes: paths.map((path) => ({ path })) } }) as unknown as ManifestModule;

test('lists every module with a demo route, in the order of the platform', () => {
  const manifest = {
    modules: [
      moduleWith('Training', [{ area: 'sidebar', to: '/training', order: 30 }], ['/training', '/demo/training']),
      moduleWith('Pre-Season', [{ area: 'sidebar', to: '/pre-season', order: 10 }], ['/demo/pre-season']),
      moduleWith('Marketing', [{ area: 'site-header', to: '/', order: 10 }], ['/']),
    ],
    switchedOff: [],
  };
  expect(demoEntries(manifest).map(({ label, to }) => [label, to])).toEqual([
    ['Pre-Season', '/demo/pre-season'],
    ['Training', '/demo/training'],
  ]);
});
