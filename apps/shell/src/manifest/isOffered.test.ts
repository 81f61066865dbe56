import type { PlatformManifest } from '@platform/contract';
import { isOffered, type Rights } from './isOffered';

const manifest = {
  modules: [
    {
      descriptor: {
        routes: [
          { path: '/', exact: true, access: 'public' },
          { path: '/scheduling', access: 'club' },
          { path: '/reports', access: 'club', requires: 'advanced_reporting' },
          { path: '/admin', access: 'admin' },
        ],
      },
    },
  ],
  switchedOff: [{ id: 'training', title: 'Training', paths: ['/training'] }],
} as unknown as PlatformManifest;

const nobody: Rights = { isAdmin: false, can: () => false };
const admin: Rights = { ...nobody, isAdmin: true };
const analyst: Rights = { ...nobody, can: (feature) => feature === 'advanced_reporting' };

test.each([
  ['a public page', '/', nobody, true],
  ['a page of the club', '/scheduling', nobody, true],
  ['a place and a query in it', '/scheduling/week?new=shift', nobody, true],
  ['an administrators’ page, to an administrator', '/admin', admin, true],
  ['an administrators’ page, to anyone else', '/admin', analyst, false],
  ['a page with a feature, to whoever has it', '/reports', analyst, true],
  ['a page with a feature, even to an administrator without it', '/reports', admin, false],
  ['a module that the club does not have', '/training', admin, false],
  ['an address that nobody answers for', '/assets', admin, false],
])('%s: %s', (_, address, rights, offered) => {
  expect(isOffered(manifest, address, rights)).toBe(offered);
});
