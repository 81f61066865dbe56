import type { ManifestModule } from '../manifest/manifestModule';
import type { PlatformManifest } from '../manifest/platformManifest';
import { matchRoute, ownsPath, routeMatches } from './routing';

const moduleAt = (id: string, ...paths: string[]): ManifestModule =>
  ({
    id,
    descriptor: { id, routes: paths.map((path) => ({ path, exact: path === '/' })) },
  }) as unknown as ManifestModule;

const manifest: PlatformManifest = {
  modules: [
    moduleAt('marketing', '/', '/contact'),
    moduleAt('training', '/training'),
    moduleAt('reports', '/training/reports'),
  ],
  switchedOff: [{ id: 'operations', title: 'Operations', paths: ['/operations', '/scheduling'] }],
};

test('matches a prefix and the paths below it, not paths that only begin with the same letters', () => {
  expect(ownsPath('/training', '/training')).toBe(true);
  expect(ownsPath('/training', '/training/7/people')).toBe(true);
  expect(ownsPath('/training', '/trainings')).toBe(false);
});

test('matches an exact route only, with or without a trailing slash', () => {
  expect(routeMatches({ path: '/contact', exact: true }, '/contact/')).toBe(true);
  expect(routeMatches({ path: '/contact', exact: true }, '/contact/us')).toBe(false);
  expect(routeMatches({ path: '/', exact: true }, '/')).toBe(true);
});

test('chooses the longest prefix', () => {
  expect(matchRoute(manifest, '/training/reports/2025')).toMatchObject({ kind: 'route', module: { id: 'reports' } });
  expect(matchRoute(manifest, '/training/2025')).toMatchObject({ kind: 'route', module: { id: 'training' } });
});

test('matches a switched-off module for its own paths, and nothing for the rest', () => {
  expect(matchRoute(manifest, '/scheduling/week/3')).toMatchObject({
    kind: 'switched-off',
    module: { id: 'operations' },
  });
  expect(matchRoute(manifest, '/nowhere')).toEqual({ kind: 'none' });
});
