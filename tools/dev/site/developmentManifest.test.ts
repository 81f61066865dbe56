import type { ModuleDescriptor, PlatformManifest } from '@platform/contract';
import { withDemos, withDevelopmentModule } from './developmentManifest';
import { developmentModule, DEVELOPMENT_VERSION } from '../module/developmentRelease';

const descriptor: ModuleDescriptor = {
  id: 'pool-care',
  title: 'Pool care',
  owner: 'pool@example.org',
  engagement: true,
  routes: [
    { path: '/pool-care', exact: false, access: 'club', layout: 'app', title: 'Pool care' },
    { path: '/demo/pool-care', exact: false, access: 'public', layout: 'demo', title: 'Pool care demo' },
  ],
  nav: [{ area: 'sidebar', section: 'modules', label: 'Pool care', to: '/pool-care', order: 10 }],
  fills: { 'dashboard.card': { order: 10 } },
  contract: '^1.0.0',
  budget: { firstLoadBytes: 40_000 },
};
const working = developmentModule(descriptor);
const released = {
  ...working,
  version: '1.0.0',
  global: 'pool_care_1_0_0',
  descriptor: { ...descriptor, title: 'Before' },
};
const other = { ...released, id: 'other', global: 'other_1_0_0' };

test('replaces the release with the working copy, and keeps the other modules', () => {
  const manifest = withDevelopmentModule({ modules: [released, other], switchedOff: [] }, working);
  expect(manifest).toEqual({ modules: [working, other], switchedOff: [] });
});

test('adds a module without a release', () => {
  const manifest = withDevelopmentModule({ modules: [other], switchedOff: [] }, working);
  expect(manifest.modules.map(({ id, version }) => `${id} ${version}`)).toEqual([
    'other 1.0.0',
    `pool-care ${DEVELOPMENT_VERSION}`,
  ]);
});

test("lists the site's demos and the new one, each once", () => {
  const hidden = { ...other, id: 'hidden', descriptor: { ...descriptor, routes: descriptor.routes.slice(0, 1) } };
  const page = { modules: [other], switchedOff: [], partial: true };
  const manifest = withDemos(page, { modules: [other, released, hidden], switchedOff: [] });
  expect(manifest).toEqual({ modules: [other, released], switchedOff: [], partial: true });
});

test('shows a person who only sits on the board the pages that are not for the staff', () => {
  const [page, demo] = descriptor.routes as [ModuleDescriptor['routes'][number], ModuleDescriptor['routes'][number]];
  const forStaff = {
    ...descriptor,
    routes: [{ ...page, staffOnly: true }, { ...page, path: '/pool-reports' }, demo],
    fills: { 'dashboard.card': { order: 10, staffOnly: true }, 'palette.search': { order: 10 } },
  };
  const line = { id: 'pool-care', title: 'Before', paths: ['/before'], staffOnly: true };
  const manifest = withDevelopmentModule(
    { modules: [released], switchedOff: [line] },
    { ...working, descriptor: forStaff },
  );
  expect(manifest.modules[0]?.descriptor.routes.map(({ path }) => path)).toEqual(['/pool-reports', '/demo/pool-care']);
  expect(manifest.modules[0]?.descriptor.fills).toEqual({ 'palette.search': { order: 10 } });
  expect(manifest.switchedOff).toEqual([{ ...line, title: 'Pool care', paths: ['/pool-care'] }]);
});

describe('where the module is switched off for the club', () => {
  const off = { id: 'pool-care', title: 'Before', paths: ['/before'] };

  test('shows only its public routes to a visitor, without links and cards', () => {
    const manifest = withDevelopmentModule({ modules: [released], switchedOff: [off] }, working);
    expect(manifest.modules[0]?.descriptor.routes.map(({ path }) => path)).toEqual(['/demo/pool-care']);
    expect(manifest.modules[0]?.descriptor).toMatchObject({ nav: [], fills: {} });
    expect(manifest.switchedOff).toEqual([{ id: 'pool-care', title: 'Pool care', paths: ['/pool-care'] }]);
  });

  test('leaves out a module without public routes', () => {
    const closed = { ...working, descriptor: { ...descriptor, routes: descriptor.routes.slice(0, 1) } };
    const manifest: PlatformManifest = withDevelopmentModule({ modules: [other], switchedOff: [off] }, closed);
    expect(manifest.modules).toEqual([other]);
  });
});
