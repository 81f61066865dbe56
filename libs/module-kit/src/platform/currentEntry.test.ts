import type { ManifestModule } from '@platform/contract';
import { currentEntry } from './currentEntry';

const moduleWith = (id: string, links: string[], paths: string[]): ManifestModule =>
  ({
    descriptor: {
      id,
      nav: links.map((to, order) => ({ area: 'sidebar', label: to, to, order })),
      routes: paths.map((path) => ({ path, access: 'club', layout: 'app', title: path })),
    },
  }) as unknown as ManifestModule;

const manifest = {
  modules: [
    moduleWith('recruitment', ['/recruitment'], ['/recruitment', '/staff']),
    moduleWith('training', ['/training'], ['/training']),
    moduleWith('shell', ['/legacy-dashboard', '/settings'], ['/legacy-dashboard', '/settings', '/assets']),
  ],
  switchedOff: [],
};

test('marks a link as current at its own page and below it', () => {
  expect(currentEntry(manifest, '/recruitment', '/recruitment')).toBe('page');
  expect(currentEntry(manifest, '/training', '/training/people')).toBe('page');
  expect(currentEntry(manifest, '/training', '/trainings')).toBeUndefined();
});

test('marks the only link of a module as current at its other pages, too', () => {
  expect(currentEntry(manifest, '/recruitment', '/staff')).toBe(true);
  expect(currentEntry(manifest, '/recruitment', '/staff/import')).toBe(true);
  expect(currentEntry(manifest, '/training', '/staff')).toBeUndefined();
});

test('marks none of several links on a page that none of them opens', () => {
  expect(currentEntry(manifest, '/settings', '/assets')).toBeUndefined();
  expect(currentEntry(manifest, '/settings', '/settings')).toBe('page');
});
