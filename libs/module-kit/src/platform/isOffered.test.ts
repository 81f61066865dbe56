import type { PlatformManifest } from '@platform/contract';
import { isOffered, type Rights } from './isOffered';

const manifest = {
  modules: [
    {
      descriptor: {
        routes: [
          { path: '/', exact: true, access: 'public' },
          { path: '/dashboard', access: 'club' },
          { path: '/admin', access: 'admin' },
        ],
      },
    },
    {
      descriptor: {
        engagement: true,
        routes: [
          { path: '/scheduling', access: 'club' },
          { path: '/reports', access: 'club', requires: 'advanced_reporting' },
          { path: '/demo/operations', access: 'public' },
        ],
      },
    },
  ],
  switchedOff: [{ id: 'training', title: 'Training', paths: ['/training'] }],
} as unknown as PlatformManifest;

const visitor: Rights = { isAdmin: false, can: () => false };
const admin: Rights = { ...visitor, isAdmin: true };
const firm: Rights = { isAdmin: true, can: () => true, hasNoClub: true };
const analyst: Rights = { ...visitor, can: (feature) => feature === 'advanced_reporting' };

test.each([
  ['a public page', '/', visitor, true],
  ['a page of the club', '/scheduling', visitor, true],
  ['a place and a query in it', '/scheduling/week?new=shift', visitor, true],
  ['an administrators’ page, to an administrator', '/admin', admin, true],
  ['an administrators’ page, to anyone else', '/admin', analyst, false],
  ['a page with a feature, to people who have it', '/reports', analyst, true],
  ['a page with a feature, even to an administrator without it', '/reports', admin, false],
  ['a module that the club does not have', '/training', admin, false],
  ['a page of an engagement, to someone without a club', '/scheduling', firm, false],
  ['what such a module shows to everyone, to someone without a club', '/demo/operations', firm, true],
  ['a page that comes without an engagement, to someone without a club', '/dashboard', firm, true],
  ['an address without a module', '/assets', admin, false],
])('%s: %s', (_, address, rights, offered) => {
  expect(isOffered(manifest, address, rights)).toBe(offered);
});
