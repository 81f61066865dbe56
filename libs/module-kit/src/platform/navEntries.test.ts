import type { ManifestModule } from '@platform/contract';
import type { Rights } from './isOffered';
import { entriesWithoutClub, navEntries } from './navEntries';

const visitor = { isAdmin: false, can: () => false };

const moduleWith = (title: string, nav: object[], paths: string[]): ManifestModule =>
  ({ descriptor: { title, nav, routes: paths.map((path) => ({ path })) } }) as unknown as ManifestModule;

const manifest = {
  modules: [
    moduleWith(
      'Training',
      [{ area: 'sidebar', label: 'Training', to: '/training', order: 30, icon: 'graduation-cap' }],
      ['/training'],
    ),
    moduleWith('Pre-Season', [{ area: 'sidebar', label: 'Pre-Season', to: '/pre-season', order: 10 }], ['/pre-season']),
    moduleWith('Marketing', [{ area: 'site-header', label: 'Home', to: '/', order: 10 }], ['/']),
  ],
  switchedOff: [],
};

test('lists the entries of its area in order', () => {
  expect(navEntries(manifest, 'sidebar', visitor).map(({ label }) => label)).toEqual(['Pre-Season', 'Training']);
  expect(navEntries(manifest, 'site-header', visitor).map(({ label }) => label)).toEqual(['Home']);
});

test('leaves out an entry that leads nowhere', () => {
  const [first] = manifest.modules;
  const lost = moduleWith('Brand', [{ area: 'sidebar', label: 'Lost', to: '/lost', order: 1 }], ['/brand']);
  const entries = navEntries({ modules: first ? [first, lost] : [], switchedOff: [] }, 'sidebar', visitor);
  expect(entries.map(({ label }) => label)).toEqual(['Training']);
});

test('hides a link for club members from a person without a club, once that is known', () => {
  const own = moduleWith('Own', [{ area: 'sidebar', label: 'Own', to: '/own', order: 1, clubOnly: true }], ['/own']);
  const shown = (rights: Rights) => navEntries({ modules: [own], switchedOff: [] }, 'sidebar', rights).length;
  expect([shown(visitor), shown({ ...visitor, hasNoClub: true })]).toEqual([1, 0]);
});

test('hides a link to a page whose feature the person does not have', () => {
  const reports = {
    descriptor: {
      nav: [{ area: 'user-menu', label: 'Reports', to: '/reports', order: 1 }],
      routes: [{ path: '/reports', access: 'club', requires: 'board_view' }],
    },
  } as unknown as ManifestModule;
  const shown = (rights: Rights) => navEntries({ modules: [reports], switchedOff: [] }, 'user-menu', rights).length;
  expect([shown(visitor), shown({ ...visitor, can: (feature) => feature === 'board_view' })]).toEqual([0, 1]);
});

test('shows sidebar links without a club to administrators only', () => {
  const admin = {
    descriptor: {
      routes: [
        { path: '/admin', access: 'admin' },
        { path: '/assets', access: 'club' },
      ],
      nav: [
        { area: 'user-menu', label: 'Admin', to: '/admin', order: 90 },
        { area: 'user-menu', label: 'Brand Assets', to: '/assets', order: 30 },
      ],
    },
  } as unknown as ManifestModule;
  const shown = (rights: Rights) =>
    entriesWithoutClub({ modules: [admin], switchedOff: [] }, rights).map(({ label, section }) => [label, section]);
  expect(shown({ isAdmin: true, can: () => true, hasNoClub: true })).toEqual([['Admin', 'navigation']]);
  expect(shown({ isAdmin: true, can: () => true })).toEqual([]);
  expect(shown({ ...visitor, hasNoClub: true })).toEqual([]);
});

test("gives a link its module's drawing, or else the icon's name", () => {
  const pools = {
    id: 'pools',
    descriptor: {
      icons: { lane: [['path', { d: 'M4 4h16' }]] },
      routes: [{ path: '/pools', access: 'session' }],
      nav: ['lane', 'home', 'constructor'].map((icon, order) => ({
        area: 'sidebar',
        label: icon,
        to: '/pools',
        icon,
        order,
      })),
    },
  } as unknown as ManifestModule;
  const links = navEntries({ modules: [pools], switchedOff: [] }, 'sidebar', { isAdmin: false, can: () => true });
  expect(links.map(({ icon }) => icon)).toEqual([[['path', { d: 'M4 4h16' }]], 'home', 'constructor']);
});
